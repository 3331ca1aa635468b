'use client';
import { useId, useState } from 'react';
import { Button } from '../../Button/index.ts';
import { PopoverPanel, type PanelState } from '../../Popover/PopoverPanel.tsx';
import { VisuallyHidden } from '../../VisuallyHidden/index.ts';
import { dragColumn } from './columnDrag.ts';
import { texts } from '../intl/pt-BR.ts';
import {
  isColumnVisible,
  moveColumn,
  orderColumns,
  placeColumn,
  resizeColumn,
  toggleColumn,
} from './preferences.logic.ts';
import { SettingsLine } from './SettingsLine.tsx';
import type { DataTableColumn } from '../ground/types.ts';
import * as css from './DataTableSettings.css.ts';
import type { TableDensity, TablePreferences } from '../ground/data.types.ts';

interface SettingsProps<Row> {
  readonly columns: readonly DataTableColumn<Row>[];
  readonly preferences: TablePreferences;
  readonly onChange: (preferences: TablePreferences) => void;
  /** Its button and whether it is open. */
  readonly panel: PanelState;
}

const DENSITIES: readonly { value: TableDensity; label: string }[] = [
  { value: 'compact', label: texts.compact },
  { value: 'comfortable', label: texts.comfortable },
];

/** The density that the whole product is set to, which a table follows until it has its own. The panel is never drawn by a server. */
function pageDensity(): TableDensity {
  return document.documentElement.dataset['density'] === 'compact' ? 'compact' : 'comfortable';
}

/** Which columns, in which order, how wide and how high: by pointer and by keyboard, all kept. */
export function DataTableSettings<Row>(props: SettingsProps<Row>) {
  const { columns, preferences, onChange, panel } = props;
  const [said, setSaid] = useState('');
  const densityName = useId();
  // A column whose header only speaks has no name to show here, and is fixed.
  const ordered = orderColumns(columns, preferences.order).filter((column) => !column.isHeaderHidden);
  const free = ordered.filter((column) => !column.isFixed);

  /** Moves, and says where to. */
  const move = (id: string, next: TablePreferences): void => {
    if (next === preferences) return;
    onChange(next);
    const order = orderColumns(columns, next.order).filter((column) => !column.isFixed);
    const at = order.findIndex((column) => column.id === id);
    setSaid(texts.moved(order[at]?.header ?? '', at + 1, order.length));
  };

  return (
    <PopoverPanel title={texts.columnsTitle} {...panel}>
      <ul
        className={css.list}
        onPointerDown={(event) => {
          // Only by its handle: the line itself holds a label, a field and buttons.
          if (!(event.target instanceof Element) || !event.target.closest('[data-handle]')) return;
          dragColumn(event, 'y', (id, beside, side) =>
            move(id, placeColumn(columns, preferences, id, beside, side)),
          );
        }}
      >
        {ordered.map((column) => (
          <SettingsLine
            key={column.id}
            column={column}
            position={free.indexOf(column)}
            count={free.length}
            isVisible={isColumnVisible(column, preferences)}
            width={preferences.widths?.[column.id]}
            onToggle={() => onChange(toggleColumn(columns, preferences, column.id))}
            onMove={(step) => move(column.id, moveColumn(columns, preferences, column.id, step))}
            onResize={(width) => onChange(resizeColumn(columns, preferences, column.id, width))}
          />
        ))}
      </ul>
      <fieldset className={css.density}>
        <legend className={css.legend}>{texts.density}</legend>
        {DENSITIES.map(({ value, label }) => (
          <label key={value} className={css.choice}>
            <input
              type="radio"
              name={densityName}
              className={css.radio}
              checked={(preferences.density ?? pageDensity()) === value}
              onChange={() => onChange({ ...preferences, density: value })}
            />
            {label}
          </label>
        ))}
      </fieldset>
      <div className={css.foot}>
        <Button
          size="small"
          variant="quiet"
          onPress={() => {
            onChange({});
            setSaid(texts.restored);
          }}
        >
          {texts.restore}
        </Button>
      </div>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </PopoverPanel>
  );
}
