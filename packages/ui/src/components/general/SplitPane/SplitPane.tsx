'use client';
import { useId, useRef, useState, type CSSProperties, type PointerEvent, type ReactNode } from 'react';
import { keptShare, shareForKey, type SplitBounds } from './SplitPane.logic.ts';
import { words } from './intl/pt-BR.ts';
import * as css from './SplitPane.css.ts';

/** Props of {@link SplitPane}. */
export interface SplitPaneProps {
  /** The pane whose share is set: at the start, or above. */
  readonly start: ReactNode;
  /** The pane that takes the rest. */
  readonly end: ReactNode;
  /** Side by side, or one below the other. Side by side they stack by themselves below 600 px. @default 'beside' */
  readonly direction?: 'beside' | 'below';
  /** The first pane's share of the whole, in percent. Leave out for one that keeps it itself. */
  readonly value?: number;
  /** Its share at first, and after a double press on the bar. @default 50 */
  readonly defaultValue?: number;
  /** Gets the share at every move. */
  readonly onChange?: (share: number) => void;
  /** Gets the share once it was let go, or a key was pressed: keep it here. */
  readonly onChangeEnd?: (share: number) => void;
  /** Least share, in percent. @default 20 */
  readonly min?: number;
  /** Greatest share, in percent. @default 80 */
  readonly max?: number;
  /** What the bar sets; its name. @default 'Largura do painel', 'Altura do painel' */
  readonly label?: string;
}

/**
 * Two panes with a bar between them that is dragged, or moved by the arrows; Home and End go to its ends, Esc gives a
 * drag up, a double press goes back. It fills what it stands in. Who uses it keeps the share, if it is to stay.
 */
export function SplitPane(props: SplitPaneProps) {
  const { direction = 'beside', defaultValue = 50, onChange, onChangeEnd, min = 20, max = 80 } = props;
  const isStacked = direction === 'below';
  const bounds: SplitBounds = { min, max };
  const id = useId();
  const panes = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState(defaultValue);
  const share = keptShare(props.value ?? own, bounds);

  const show = (next: number): void => {
    setOwn(next);
    onChange?.(next);
  };
  const keep = (next: number): void => {
    show(next);
    onChangeEnd?.(next);
  };

  const begin = (event: PointerEvent<HTMLDivElement>): void => {
    const bar = event.currentTarget;
    const whole = panes.current?.getBoundingClientRect();
    if (event.button !== 0 || !whole) return;
    event.preventDefault();
    bar.focus();
    bar.setPointerCapture(event.pointerId);
    bar.dataset['dragged'] = '';
    const before = share;
    let last = share;
    const drag = new AbortController();
    const { signal } = drag;
    const end = (): void => {
      drag.abort();
      delete bar.dataset['dragged'];
    };
    bar.addEventListener(
      'pointermove',
      ({ clientX, clientY }: globalThis.PointerEvent) => {
        const at = isStacked ? (clientY - whole.top) / whole.height : (clientX - whole.left) / whole.width;
        last = keptShare(at * 100, bounds);
        show(last);
      },
      { signal },
    );
    bar.addEventListener(
      'pointerup',
      () => {
        end();
        if (last !== before) onChangeEnd?.(last);
      },
      { signal },
    );
    const giveUp = (): void => {
      end();
      show(before);
    };
    bar.addEventListener('pointercancel', giveUp, { signal });
    window.addEventListener(
      'keydown',
      (pressed) => {
        if (pressed.key !== 'Escape') return;
        // The dialog around stays open.
        pressed.preventDefault();
        pressed.stopPropagation();
        giveUp();
      },
      { signal, capture: true },
    );
  };

  return (
    <div className={css.root}>
      <div
        ref={panes}
        className={css.panes}
        data-direction={direction}
        style={{ '--apto-split-share': `${share}%` } as CSSProperties}
      >
        <div id={id} className={css.pane}>
          {props.start}
        </div>
        {/* A separator that takes the focus is a control, as WAI-ARIA has it. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-noninteractive-tabindex */}
        <div
          role="separator"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as above
          tabIndex={0}
          className={css.separator}
          aria-label={props.label ?? (isStacked ? words.separatorDown : words.separator)}
          aria-controls={id}
          aria-orientation={isStacked ? 'horizontal' : 'vertical'}
          aria-valuemin={min}
          aria-valuemax={max}
          aria-valuenow={share}
          aria-valuetext={`${Math.round(share)}%`}
          onPointerDown={begin}
          onDoubleClick={() => keep(keptShare(defaultValue, bounds))}
          onKeyDown={(event) => {
            const next = shareForKey(share, event.key, event.shiftKey, isStacked, bounds);
            if (next === null) return;
            event.preventDefault();
            if (next !== share) keep(next);
          }}
        />
        <div className={css.pane}>{props.end}</div>
      </div>
    </div>
  );
}
