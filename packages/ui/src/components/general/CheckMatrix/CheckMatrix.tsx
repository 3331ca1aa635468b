'use client';
import { Check, Minus } from 'lucide-react';
import { memo, useCallback, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { cx } from '../../../internal/cx.ts';
import { useTexts } from '../../../texts/useTexts.ts';
import * as boxCss from '../Checkbox/Checkbox.css.ts';
import {
  linesOf,
  moved,
  pressed,
  stateOf,
  type CheckMatrixColumn,
  type CheckMatrixRow,
  type CheckState,
  type MatrixLine,
  type MatrixPosition,
} from './CheckMatrix.logic.ts';
import { texts as defaults } from './intl/pt-BR.ts';
import * as css from './CheckMatrix.css.ts';

/** O que foi apertado: estas chaves passam a estar escolhidas, ou deixam de estar. */
export interface CheckMatrixChange {
  /** As que mudam, e nenhuma outra. */
  readonly keys: readonly string[];
  /** Se estão escolhidas agora. */
  readonly isSelected: boolean;
}

/** Propriedades de {@link CheckMatrix}. */
export interface CheckMatrixProps {
  /** O nome da grade para leitores de tela. */
  readonly label: string;
  /** O cabeçalho da primeira coluna: o que são as linhas. */
  readonly rowHeader: string;
  /** O que se escolhe em cada linha, nesta ordem. */
  readonly columns: readonly CheckMatrixColumn[];
  /** As linhas de um grupo vêm seguidas. */
  readonly rows: readonly CheckMatrixRow[];
  /** As chaves escolhidas, também as de linhas que não aparecem. */
  readonly value: readonly string[];
  /** Recebe o que um clique muda: uma caixa, ou as de uma linha, de uma coluna, de um grupo ou todas. */
  readonly onChange: (change: CheckMatrixChange) => void;
  /**
   * Por que uma chave fica como está; undefined para a que pode mudar. Uma caixa bloqueada mantém o foco e
   * diz o motivo.
   */
  readonly lockedReason?: ((key: string) => string | undefined) | undefined;
}

const ARIA: Readonly<Record<CheckState, boolean | 'mixed'>> = { on: true, off: false, some: 'mixed' };
const DATA: Readonly<Record<CheckState, string>> = {
  on: 'checked',
  off: 'unchecked',
  some: 'indeterminate',
};

interface BoxProps {
  readonly name: string;
  readonly at: string;
  readonly state: CheckState;
  readonly isTabStop: boolean;
  readonly reason: string | undefined;
}

const Box = ({ name, at, state, isTabStop, reason }: BoxProps) => (
  <button
    type="button"
    role="checkbox"
    className={boxCss.box}
    aria-checked={ARIA[state]}
    data-state={DATA[state]}
    data-at={at}
    aria-label={name}
    tabIndex={isTabStop ? 0 : -1}
    {...(reason === undefined ? {} : { 'aria-disabled': true, 'aria-description': reason })}
  >
    <span className={boxCss.mark} aria-hidden>
      {state === 'some' ? (
        <Minus size={14} strokeWidth={3} />
      ) : state === 'on' ? (
        <Check size={14} strokeWidth={3} />
      ) : null}
    </span>
  </button>
);

const Named = ({ of, text, children }: { of: string; text: string; children: ReactNode }) => (
  <label className={css.named} data-of={of}>
    {children}
    <span aria-hidden>{text}</span>
  </label>
);

interface LineProps {
  readonly line: MatrixLine;
  readonly index: number;
  readonly columns: readonly CheckMatrixColumn[];
  /** One state for each box, in one text: a line whose boxes are as they were is not drawn again. */
  readonly states: string;
  /** One reason for each locked box, in one text. */
  readonly reasons: string;
  /** The box of this line that Tab reaches; -1 for none. */
  readonly tabStop: number;
}

const SEPARATOR = '\n';

const Line = memo(function Line({ line, index, columns, states, reasons, tabStop }: LineProps) {
  const texts = useTexts('CheckMatrix', defaults);
  const stateList = states.split(SEPARATOR) as CheckState[];
  const reasonList = reasons.split(SEPARATOR);
  const box = (at: number, name: string) => (
    <Box
      name={name}
      at={`${index}-${at}`}
      state={stateList[at] ?? 'off'}
      isTabStop={tabStop === at}
      reason={reasonList[at] || undefined}
    />
  );
  if (line.kind === 'head')
    return (
      <tr>
        <th scope="col" className={cx(css.head, css.corner)}>
          <Named of="corner" text={line.label}>
            {box(0, texts.all(line.label))}
          </Named>
        </th>
        {columns.map(({ id, label }, at) => (
          <th key={id} scope="col" className={css.head}>
            <Named of="column" text={label}>
              {box(at + 1, texts.column(label))}
            </Named>
          </th>
        ))}
      </tr>
    );
  if (line.kind === 'group')
    return (
      <tr>
        <th scope="rowgroup" colSpan={columns.length + 1} className={css.groupHead}>
          <Named of="group" text={line.label}>
            {box(0, texts.group(line.label))}
          </Named>
        </th>
      </tr>
    );
  return (
    <tr>
      <th scope="row" className={css.rowHead}>
        <Named of="row" text={line.label}>
          {box(0, texts.row(line.label))}
        </Named>
      </th>
      {columns.map(({ id, label }, at) => (
        <td
          key={id}
          className={css.box}
          {...(line.boxes[at + 1]?.length
            ? {}
            : {
                'data-at': `${index}-${at + 1}`,
                'aria-label': `${texts.cell(line.label, label)}, ${texts.none}`,
                tabIndex: tabStop === at + 1 ? 0 : -1,
              })}
        >
          {line.boxes[at + 1]?.length ? (
            <span className={css.middle}>{box(at + 1, texts.cell(line.label, label))}</span>
          ) : (
            <span className={css.none} aria-hidden>
              –
            </span>
          )}
        </td>
      ))}
    </tr>
  );
});

/** O que se escolhe em linhas por colunas, caixa a caixa ou muitas de uma vez: permissões por área e ação. */
export function CheckMatrix({
  label,
  rowHeader,
  columns,
  rows,
  value,
  onChange,
  lockedReason,
}: CheckMatrixProps) {
  const grid = useRef<HTMLTableElement>(null);
  const [at, setAt] = useState<MatrixPosition>({ line: 0, box: 0 });
  const lines = useMemo(() => linesOf(columns, rows, rowHeader), [columns, rows, rowHeader]);
  const chosen = useMemo(() => new Set(value), [value]);
  const isLocked = useCallback((key: string) => lockedReason?.(key) !== undefined, [lockedReason]);
  /** Why none of these may change; '' where one may. */
  const reasonOf = (keys: readonly string[]): string =>
    keys.length > 0 && keys.every(isLocked) ? (lockedReason?.(keys[0] ?? '') ?? '') : '';

  const boxAt = (line: number, box: number): number => Math.min(box, (lines[line]?.boxes.length ?? 1) - 1);
  // A shorter list takes the stop with it.
  const stop = { line: Math.min(at.line, lines.length - 1), box: at.box };

  const positionOf = (target: EventTarget): MatrixPosition | null => {
    const found = (target as HTMLElement).dataset['at'];
    const [line, box] = (found ?? '').split('-').map(Number);
    return line === undefined || box === undefined ? null : { line, box };
  };

  function press(position: MatrixPosition): void {
    const change = pressed(lines[position.line]?.boxes[position.box] ?? [], chosen, isLocked);
    if (change) onChange(change);
  }

  function walk(event: KeyboardEvent): void {
    const from = positionOf(event.target);
    if (!from || event.altKey || event.metaKey) return;
    if (event.key === 'Enter') {
      // It would send the form that the grid stands in.
      event.preventDefault();
      return;
    }
    // A line with one box keeps the column that the focus came from.
    const origin =
      lines[from.line]?.kind === 'group' && event.key !== 'Home' ? { ...from, box: at.box } : from;
    const next = moved(origin, event.key, event.ctrlKey, lines.length, columns.length + 1);
    if (!next) return;
    event.preventDefault();
    setAt(next);
    const target = `[data-at="${next.line}-${boxAt(next.line, next.box)}"]`;
    grid.current?.querySelector<HTMLElement>(target)?.focus();
  }

  const drawn = lines.map((line, index) => (
    <Line
      key={`${line.kind}:${line.id}`}
      line={line}
      index={index}
      columns={columns}
      states={line.boxes.map((keys) => stateOf(keys, chosen)).join(SEPARATOR)}
      reasons={lockedReason ? line.boxes.map(reasonOf).join(SEPARATOR) : ''}
      tabStop={stop.line === index ? boxAt(index, stop.box) : -1}
    />
  ));

  return (
    <div className={css.root}>
      <div className={css.scroller}>
        <table
          ref={grid}
          // A table by its marks: real columns and heads, walked as a grid.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
          role="grid"
          className={css.table}
          aria-label={label}
          onKeyDown={walk}
          onFocus={({ target }) => {
            const position = positionOf(target);
            if (!position) return;
            const line = lines[position.line];
            if (line?.kind !== 'group') setAt(position);
            else setAt((before) => ({ ...before, line: position.line }));
          }}
          onClick={({ target }) => {
            const button = (target as HTMLElement).closest('[role="checkbox"]');
            const position = button && positionOf(button);
            if (position) press(position);
          }}
        >
          <thead>{drawn[0]}</thead>
          <tbody>{drawn.slice(1)}</tbody>
        </table>
      </div>
      {lockedReason ? (
        <p className={css.note}>{reasonOf(lines[stop.line]?.boxes[boxAt(stop.line, stop.box)] ?? [])}</p>
      ) : null}
    </div>
  );
}
