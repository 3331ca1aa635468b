'use client';
import { useId, useMemo, useState } from 'react';
import { ButtonContext, type PressEvent } from 'react-aria-components';
import { lateCode, useLatePanel } from '../../../internal/latePanel.ts';
import { useAhead } from '../../../internal/useAhead.ts';
import { noteMenuTrigger } from '../../../internal/useReturnFocus.ts';
import type { MenuItems, MenuProps } from './types.ts';

/** What opens is most of the code, and nobody has opened it when a page is first seen. */
export const menuPanel = lateCode(() => import('./MenuPanel.tsx'));

type PanelCode = typeof menuPanel;
const preparedPanels = new WeakMap<() => Promise<unknown>, PanelCode>();

/** The panel with what its items need: one for each of those who prepare, however many menus they have. */
function panelWith(prepare: (() => Promise<unknown>) | undefined): PanelCode {
  if (!prepare) return menuPanel;
  const known = preparedPanels.get(prepare);
  if (known) return known;
  const code = lateCode(async () => {
    const [panel] = await Promise.all([menuPanel.load(), prepare()]);
    return panel;
  });
  preparedPanels.set(prepare, code);
  return code;
}

const NOTHING: MenuItems = [];

type Start = 'first' | 'last' | true;
const STARTS: Readonly<Record<string, Start>> = { ArrowDown: 'first', ArrowUp: 'last' };

/** Uma lista de ações atrás de um botão. Para escolher um valor num formulário, use um `Select`. */
export function Menu({ trigger, items, prepare, ...props }: MenuProps) {
  const triggerId = useId();
  const [start, setStart] = useState<Start>(true);
  const code = panelWith(prepare);
  const { part, triggerRef, panelId, isOpen, setOpen, approach } = useLatePanel(code, {
    isOpen: props.isOpen,
    onOpenChange: (next) => {
      if (next) noteMenuTrigger();
      props.onOpenChange?.(next);
    },
  });
  const { isAhead, nearness, drop } = useAhead(isOpen);
  const panel = isOpen ? part : isAhead ? code.get() : undefined;
  const isDrawn = panel !== undefined;
  // What was drawn ahead is what opens.
  const shown = useMemo(
    () => (isDrawn ? (typeof items === 'function' ? items() : items) : NOTHING),
    [items, isDrawn],
  );
  const [triggerWidth, setTriggerWidth] = useState<number>();
  const open = (from: Start): void => {
    drop();
    // Read before anything changes: afterwards reading it would lay the page out.
    setTriggerWidth(triggerRef.current?.getBoundingClientRect().width);
    setStart(from);
    setOpen(true);
  };
  return (
    <>
      <ButtonContext.Provider
        value={{
          onFocus: approach.onFocus,
          onHoverStart: (event) => {
            approach.onHoverStart();
            nearness.onPointerEnter(event);
          },
          onHoverEnd: nearness.onPointerLeave,
          ref: triggerRef,
          id: triggerId,
          isPressed: isOpen,
          'aria-haspopup': true,
          'aria-expanded': isOpen,
          ...(isOpen && part ? { 'aria-controls': panelId } : {}),
          // As native menus: on mouse and key down, but on touch up.
          onPressStart: ({ pointerType, target }: PressEvent) => {
            if (pointerType === 'touch') return;
            const isPointed = pointerType === 'mouse' || pointerType === 'pen';
            if (target instanceof HTMLElement) {
              // What the focus comes back to.
              target.focus({ preventScroll: true });
              // The menu has the focus by then; a key sends no mousedown.
              if (isPointed)
                target.addEventListener('mousedown', (event) => event.preventDefault(), { once: true });
            }
            open(isPointed ? true : 'first');
          },
          onPress: ({ pointerType, target }: PressEvent) => {
            if (pointerType !== 'touch') return;
            if (target instanceof HTMLElement) target.focus({ preventScroll: true });
            open(true);
          },
          onKeyDown: (event) => {
            const from = STARTS[event.key];
            if (from === undefined) {
              event.continuePropagation();
              return;
            }
            event.preventDefault();
            open(from);
          },
        }}
      >
        {trigger}
      </ButtonContext.Provider>
      {/* Nothing of it fades: left to react-aria, it would be drawn once more to find that out, and go a drawing later. */}
      {panel ? (
        <panel.MenuPanel
          // Drawn ahead it waits for a mouse; a key begins at an item.
          key={String(start)}
          {...props}
          items={shown}
          // The ref is handed on, not read.
          // oxlint-disable-next-line react-hooks/refs
          panel={{ triggerRef, isOpen, onOpenChange: setOpen }}
          id={panelId}
          labelledBy={triggerId}
          start={start}
          triggerWidth={triggerWidth}
        />
      ) : null}
    </>
  );
}
