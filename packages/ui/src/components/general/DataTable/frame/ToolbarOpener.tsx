'use client';
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Button } from '../../Button/index.ts';
import type { PanelState } from '../../Popover/PopoverPanel.tsx';
import { useEvent } from '../../../../internal/useEvent.ts';
import * as css from '../ground/DataTable.css.ts';

interface OpenerProps<Part> {
  readonly icon: ReactNode;
  readonly label: string;
  /** How much of what it opens is in force; it stays where the word goes. */
  readonly count?: number;
  readonly kind: 'menu' | 'dialog';
  /** Brings the code of what opens. Called again after it failed. */
  readonly load: () => Promise<Part>;
  /** Draws what opens. */
  readonly children: (part: Part, panel: PanelState) => ReactNode;
}

/**
 * A button whose panel is not on the first load of the page: it comes while the pointer or the focus is on the button,
 * and the press that finds it missing opens it as soon as it is here.
 */
export function ToolbarOpener<Part>({ icon, label, count = 0, kind, load, children }: OpenerProps<Part>) {
  const button = useRef<HTMLButtonElement>(null);
  const [part, setPart] = useState<{ of: Part } | null>(null);
  const [isOpen, setOpen] = useState(false);
  const bring = useEvent(() => {
    if (part) return;
    load().then(
      (loaded) => setPart({ of: loaded }),
      // Offline, for example: the next press asks again.
      () => setOpen(false),
    );
  });
  const open = (): void => {
    bring();
    setOpen(true);
  };
  return (
    <>
      <Button
        ref={button}
        variant="secondary"
        icon={icon}
        aria-haspopup={kind}
        aria-expanded={isOpen && part !== null}
        onHoverStart={bring}
        onFocus={bring}
        onPress={open}
        {...(kind === 'menu'
          ? {
              onKeyDown: (event: KeyboardEvent | { key: string }) => {
                if (event.key === 'ArrowDown' || event.key === 'ArrowUp') open();
              },
            }
          : {})}
      >
        <span className={css.toolbarWord}>{label}</span>
        {count > 0 ? ` (${count})` : null}
      </Button>
      {/* The ref is handed on, not read. */}
      {/* oxlint-disable-next-line react-hooks/refs */}
      {part ? children(part.of, { triggerRef: button, isOpen, onOpenChange: setOpen }) : null}
    </>
  );
}
