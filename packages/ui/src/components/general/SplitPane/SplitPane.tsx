'use client';
import { useId, useRef, useState, type CSSProperties, type PointerEvent, type ReactNode } from 'react';
import { followPointer } from '../../../internal/followPointer.ts';
import { useTexts } from '../../../texts/useTexts.ts';
import { keptShare, shareForKey, type SplitBounds } from './SplitPane.logic.ts';
import { texts as defaults } from './intl/pt-BR.ts';
import * as css from './SplitPane.css.ts';

/** Propriedades de {@link SplitPane}. */
export interface SplitPaneProps {
  /** O painel cuja parte se ajusta: no início, ou acima. */
  readonly start: ReactNode;
  /** O painel que fica com o resto. */
  readonly end: ReactNode;
  /** Lado a lado, ou um abaixo do outro. Lado a lado, empilham-se por si abaixo de 600 px. @default 'beside' */
  readonly direction?: 'beside' | 'below';
  /** A parte do primeiro painel no todo, em porcentagem. Omita em um que a guarda por si. */
  readonly value?: number;
  /** A parte dele no início, e depois de um toque duplo na barra. @default 50 */
  readonly defaultValue?: number;
  /** Recebe a parte a cada movimento. */
  readonly onChange?: (share: number) => void;
  /** Recebe a parte quando foi solta, ou quando uma tecla foi pressionada: guarde-a aqui. */
  readonly onChangeEnd?: (share: number) => void;
  /** A menor parte, em porcentagem. @default 20 */
  readonly min?: number;
  /** A maior parte, em porcentagem. @default 80 */
  readonly max?: number;
  /** O que a barra ajusta; seu nome. @default 'Largura do painel', 'Altura do painel' */
  readonly label?: string;
}

/**
 * Dois painéis com uma barra entre eles, que se arrasta ou se move com as setas; Home e End vão às pontas, Esc desiste
 * de um arrasto, um toque duplo volta ao início. Preenche aquilo em que está. Quem usa guarda a parte, se ela deve
 * permanecer.
 */
export function SplitPane(props: SplitPaneProps) {
  const texts = useTexts('SplitPane', defaults);
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
    bar.focus();
    bar.dataset['dragged'] = '';
    const before = share;
    let last = share;
    const end = (): void => {
      delete bar.dataset['dragged'];
    };
    followPointer(event, {
      onMove: ({ clientX, clientY }) => {
        const at = isStacked ? (clientY - whole.top) / whole.height : (clientX - whole.left) / whole.width;
        last = keptShare(at * 100, bounds);
        show(last);
      },
      onDrop: () => {
        end();
        if (last !== before) onChangeEnd?.(last);
      },
      onGiveUp: () => {
        end();
        show(before);
      },
    });
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
          aria-label={props.label ?? (isStacked ? texts.separatorDown : texts.separator)}
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
