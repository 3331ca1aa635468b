import { Button, Stack } from '@apto/ui';
import { Mail } from '@apto/ui/icons';
import { useState, type ReactNode } from 'react';

interface Props {
  /** Why there is nothing to read yet; null where there is. */
  missing?: string | null;
  /** What is read, drawn once it is asked for. */
  children: ReactNode;
}

/** 'Ver as mensagens': what is about to be sent is read here before it goes (issue 9 'previewed by staff before it goes'). */
export function PreviewToggle({ missing = null, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  const isShown = isOpen && missing === null;
  return (
    <Stack gap="x4">
      <div>
        <Button
          size="small"
          icon={<Mail />}
          aria-expanded={isShown}
          disabledReason={missing ?? undefined}
          onPress={() => setOpen((before) => !before)}
        >
          Ver as mensagens
        </Button>
      </div>
      {isShown ? children : null}
    </Stack>
  );
}
