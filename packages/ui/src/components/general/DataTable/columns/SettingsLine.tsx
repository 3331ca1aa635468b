'use client';
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { Checkbox } from '../../Checkbox/index.ts';
import { IconButton } from '../../IconButton/index.ts';
import { texts } from '../intl/pt-BR.ts';
import { DEFAULT_WIDTH } from './layout.ts';
import { COLUMN_WIDTH_STEP, MAX_COLUMN_WIDTH, MIN_COLUMN_WIDTH } from './preferences.logic.ts';
import type { DataTableColumn } from '../types.ts';
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
          <input
            type="range"
            className={css.width}
            aria-label={texts.widthOf(header)}
            aria-valuetext={texts.width(width)}
            title={texts.width(width)}
            min={column.minWidth ?? MIN_COLUMN_WIDTH}
            max={MAX_COLUMN_WIDTH}
            step={COLUMN_WIDTH_STEP}
            value={width}
            onChange={(event) => props.onResize(Number(event.target.value))}
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
