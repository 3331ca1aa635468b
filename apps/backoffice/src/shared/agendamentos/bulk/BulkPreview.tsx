import { previewMessages, type BulkReview } from '@apto/api-client';
import { useCall } from '@apto/api-client/react';
import type { BulkMessage } from '@apto/domain/bulk';
import { Button, Stack, Text } from '@apto/ui';
import { Mail } from '@apto/ui/icons';
import { useState } from 'react';
import { Previews } from '../preview/Previews.tsx';

interface Props {
  of: NonNullable<BulkReview['primeiro']>;
  kind: 'KIT' | BulkMessage;
  /** There are others, to whom the same is said of their own exam. */
  isOfMany: boolean;
}

function Messages({ of, kind, isOfMany }: Props) {
  const previews = useCall(
    previewMessages,
    { params: { id: of.id }, query: { tipo: kind } },
    // Another kind is another message.
    { keepPreviousData: false },
  );
  return (
    <Stack gap="x4">
      {isOfMany ? (
        <Text tone="muted">{`Como sai a de ${of.nomeFuncionario}. As outras dizem o mesmo, cada uma do seu agendamento.`}</Text>
      ) : null}
      <Previews messages={previews.data} read={previews} />
    </Stack>
  );
}

/** What many are about to get, in the words that one of them gets (issue 9 'previewed by staff before it goes'). */
export function BulkPreview(props: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Stack gap="x4">
      <div>
        <Button
          size="small"
          icon={<Mail />}
          aria-expanded={isOpen}
          onPress={() => setOpen((before) => !before)}
        >
          Ver as mensagens
        </Button>
      </div>
      {isOpen ? <Messages {...props} /> : null}
    </Stack>
  );
}
