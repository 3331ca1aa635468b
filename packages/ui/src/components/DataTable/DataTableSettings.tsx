'use client';
import { ArrowDown, ArrowUp, Columns3, Minus, Plus } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { Button } from '../Button/index.ts';
import { Checkbox } from '../Checkbox/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Popover } from '../Popover/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { texts } from './intl/pt-BR.ts';
import { DEFAULT_WIDTH } from './layout.ts';
import {
  COLUMN_WIDTH_STEP,
  isColumnVisible,
  moveColumn,
  orderColumns,
  resizeColumn,
  toggleColumn,
  type TableDensity,
  type TablePreferences,
} from './preferences.logic.ts';
import type { DataTableColumn } from './types.ts';
import * as css from './DataTableSettings.css.ts';

interface SettingsProps<Row> {
  columns: readonly DataTableColumn<Row>[];
  preferences: TablePreferences;
  onChange: (preferences: TablePreferences) => void;
}

const DENSITIES: readonly { value: TableDensity; label: string }[] = [
  { value: 'compact', label: texts.compact },
  { value: 'comfortable', label: texts.comfortable },
];

/** The density that the whole product is set to, which a table follows until it has its own. */
function pageDensity(): TableDensity {
  return document.documentElement.dataset['density'] === 'compact' ? 'compact' : 'comfortable';
}

/** Which columns, in which order, how wide and how high: all by keyboard, all kept. */
export function DataTableSettings<Row>({ columns, preferences, onChange }: SettingsProps<Row>): ReactElement {
  const [said, setSaid] = useState('');
  // A column whose header only speaks has no name to show here, and is fixed.
  const ordered = orderColumns(columns, preferences.order).filter((column) => !column.isHeaderHidden);
  const free = ordered.filter((column) => !column.isFixed);

  const move = (column: DataTableColumn<Row>, step: -1 | 1): void => {
    const next = moveColumn(columns, preferences, column.id, step);
    onChange(next);
    const position = (next.order ?? free.map((item) => item.id)).indexOf(column.id) + 1;
    setSaid(texts.moved(column.header, position, free.length));
  };
  const widen = (column: DataTableColumn<Row>, step: number): void => {
    const now = preferences.widths?.[column.id] ?? column.width ?? DEFAULT_WIDTH;
    const next = resizeColumn(columns, preferences, column.id, now + step);
    onChange(next);
    setSaid(texts.width(column.header, next.widths?.[column.id] ?? now));
  };

  return (
    <Popover
      title={texts.columnsTitle}
      trigger={
        <Button variant="secondary" icon={<Columns3 />}>
          {texts.columns}
        </Button>
      }
    >
      <ul className={css.list}>
        {ordered.map((column) => {
          const position = free.indexOf(column);
          return (
            <li key={column.id} className={css.item}>
              <Checkbox
                isSelected={isColumnVisible(column, preferences)}
                onChange={() => onChange(toggleColumn(columns, preferences, column.id))}
                isDisabled={column.isFixed === true}
              >
                {column.header}
              </Checkbox>
              {column.isFixed ? (
                <span className={css.fixed}>{texts.alwaysVisible}</span>
              ) : (
                <div className={css.buttons}>
                  <IconButton
                    size="small"
                    label={texts.narrow(column.header)}
                    icon={<Minus />}
                    onPress={() => widen(column, -COLUMN_WIDTH_STEP)}
                  />
                  <IconButton
                    size="small"
                    label={texts.widen(column.header)}
                    icon={<Plus />}
                    onPress={() => widen(column, COLUMN_WIDTH_STEP)}
                  />
                  <IconButton
                    size="small"
                    label={texts.moveBefore(column.header)}
                    icon={<ArrowUp />}
                    isDisabled={position === 0}
                    onPress={() => move(column, -1)}
                  />
                  <IconButton
                    size="small"
                    label={texts.moveAfter(column.header)}
                    icon={<ArrowDown />}
                    isDisabled={position === free.length - 1}
                    onPress={() => move(column, 1)}
                  />
                </div>
              )}
            </li>
          );
        })}
      </ul>
      <fieldset className={css.density}>
        <legend className={css.legend}>{texts.density}</legend>
        {DENSITIES.map(({ value, label }) => (
          <label key={value} className={css.choice}>
            <input
              type="radio"
              name="densidade"
              className={css.radio}
              checked={(preferences.density ?? pageDensity()) === value}
              onChange={() => onChange({ ...preferences, density: value })}
            />
            {label}
          </label>
        ))}
      </fieldset>
      <div className={css.foot}>
        <Button size="small" variant="quiet" onPress={() => onChange({})}>
          {texts.restore}
        </Button>
      </div>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </Popover>
  );
}
