'use client';
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { Checkbox } from '../../Checkbox/index.ts';
import { IconButton } from '../../IconButton/index.ts';
import { texts } from '../intl/pt-BR.ts';
import { DEFAULT_WIDTH } from './layout.ts';
import { COLUMN_WIDTH_STEP, MAX_COLUMN_WIDTH, MIN_COLUMN_WIDTH } from './preferences.logic.ts';
import type { DataTableColumn } from '../ground/types.ts';
import * as css from './DataTableSettings.css.ts';

interface SettingsLineProps<Row> {
  readonly column: DataTableColumn<Row>;
  /** Among those that can move, from 0. */
  readonly position: number;
  readonly count: number;
  readonly isVisible: boolean;
  /** The person's own width, in px. */
  readonly width: number | undefined;
  readonly onToggle: () => void;
  readonly onMove: (step: -1 | 1) => void;
  readonly onResize: (width: number) => void;
}

/** One column in the panel: whether it shows, how wide it is and where it stands. */
export function SettingsLine<Row>(props: SettingsLineProps<Row>) {
  const { column, position, count, isVisible, onMove } = props;
  const { header } = column;
  // A line that moves in the document loses the focus; the button that moved it keeps it.
  const pressed = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    pressed.current?.focus();
    pressed.current = null;
  }, [position]);
  const move = (step: -1 | 1): void => {
    pressed.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    onMove(step);
  };
  const width = props.width ?? column.width ?? DEFAULT_WIDTH;
  return (
    <li className={css.item} data-column={column.isFixed ? undefined : column.id}>
      <span className={css.name}>
        {column.isFixed ? (
          <span className={css.noHandle} />
        ) : (
          <span className={css.handle} data-handle aria-hidden="true">
            <GripVertical size={16} />
          </span>
        )}
        <Checkbox isSelected={isVisible} onChange={props.onToggle} isDisabled={column.isFixed === true}>
          {header}
        </Checkbox>
      </span>
      <span className={css.buttons}>
        {column.isFixed && !column.isRowHeader ? null : (
          <WidthField
            label={texts.widthOf(header)}
            min={column.minWidth ?? MIN_COLUMN_WIDTH}
            width={width}
            onResize={props.onResize}
          />
        )}
        {column.isFixed ? (
          <span className={css.fixed}>{texts.alwaysVisible}</span>
        ) : (
          <>
            <IconButton
              size="small"
              label={texts.moveBefore(header)}
              icon={<ArrowUp />}
              disabledReason={position === 0 ? texts.isFirst : undefined}
              onPress={() => move(-1)}
            />
            <IconButton
              size="small"
              label={texts.moveAfter(header)}
              icon={<ArrowDown />}
              disabledReason={position === count - 1 ? texts.isLast : undefined}
              onPress={() => move(1)}
            />
          </>
        )}
      </span>
    </li>
  );
}

/** A column's width in px: typed, or by the arrow keys in steps. What is typed counts at Enter, or when one leaves. */
function WidthField(props: { label: string; min: number; width: number; onResize: (width: number) => void }) {
  const { label, min, width, onResize } = props;
  const [draft, setDraft] = useState(String(width));
  // Another width from elsewhere, such as a drag of the header, replaces what is being typed.
  const [shown, setShown] = useState(width);
  if (shown !== width) {
    setShown(width);
    setDraft(String(width));
  }
  const commit = (typed: string): void => {
    const next = typed.trim() === '' ? Number.NaN : Number(typed);
    if (Number.isFinite(next) && next !== width) onResize(next);
    // The table keeps a width within its bounds: what was typed may stand for the one that it has already.
    setDraft(String(width));
  };
  return (
    <span className={css.widthBox}>
      <input
        type="number"
        className={css.width}
        aria-label={label}
        min={min}
        max={MAX_COLUMN_WIDTH}
        step={COLUMN_WIDTH_STEP}
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={(event) => commit(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit(draft);
          const step = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
          if (step === 0) return;
          event.preventDefault();
          onResize((draft === '' ? width : Number(draft)) + step * COLUMN_WIDTH_STEP);
          setDraft(String(width));
        }}
      />
      <span className={css.unit} aria-hidden>
        px
      </span>
    </span>
  );
}
