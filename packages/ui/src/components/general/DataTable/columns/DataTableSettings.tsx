'use client';
import { Pin, PinOff } from 'lucide-react';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { useTexts } from '../../../../texts/useTexts.ts';
import { Button } from '../../Button/index.ts';
import { IconButton } from '../../IconButton/index.ts';
import { PopoverPanel, type PanelState } from '../../Popover/PopoverPanel.tsx';
import { Checkbox } from '../../Checkbox/index.ts';
import { SortableList } from '../../SortableList/index.ts';
import { DEFAULT_WIDTH } from './layout.ts';
import { texts as defaults } from '../intl/panels.pt-BR.ts';
import { reorderColumns, toggleColumn, togglePinned } from './arranging.logic.ts';
import { MIN_COLUMN_WIDTH, isColumnVisible, orderColumns, resizeColumn } from './preferences.logic.ts';
import { WidthField } from './WidthField.tsx';
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

const DENSITIES: readonly TableDensity[] = ['compact', 'comfortable'];

/** The density that the whole product is set to, which a table follows until it has its own. The panel is never drawn by a server. */
function pageDensity(): TableDensity {
  return document.documentElement.dataset['density'] === 'compact' ? 'compact' : 'comfortable';
}

/** Which columns, in which order, how wide and how high: by pointer and by keyboard, all kept. */
export function DataTableSettings<Row>(props: SettingsProps<Row>) {
  const texts = useTexts('DataTable', defaults);
  const { columns, preferences, onChange, panel } = props;
  const [said, setSaid] = useState('');
  const densityName = useId();
  // A line that moves in the document loses the focus; what pinned it keeps it.
  const pressed = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    pressed.current?.focus();
    pressed.current = null;
  });
  // A column whose header only speaks has no name to show here, and is fixed.
  const ordered = orderColumns(columns, preferences).filter((column) => !column.isHeaderHidden);
  const { pinned = [] } = preferences;

  return (
    <PopoverPanel title={texts.columnsTitle} {...panel}>
      <SortableList
        label={texts.columnsTitle}
        items={ordered.map((column) => ({
          id: column.id,
          label: column.header,
          isFixed: column.isFixed,
          column,
        }))}
        onReorder={(items, movedId) => {
          setSaid('');
          const free = items.filter(({ isFixed }) => !isFixed);
          onChange(
            reorderColumns(
              preferences,
              free.map(({ id }) => id),
              movedId,
            ),
          );
        }}
        renderItem={({ column }) => (
          <Checkbox
            isSelected={isColumnVisible(column, preferences)}
            onChange={() => onChange(toggleColumn(columns, preferences, column.id))}
            isDisabled={column.isFixed === true}
          >
            {column.header}
          </Checkbox>
        )}
        renderEnd={({ column }) =>
          column.isFixed && !column.isRowHeader ? null : (
            <span className={css.end}>
              <WidthField
                label={texts.widthOf(column.header)}
                min={column.minWidth ?? MIN_COLUMN_WIDTH}
                width={preferences.widths?.[column.id] ?? column.width ?? DEFAULT_WIDTH}
                onResize={(width) => onChange(resizeColumn(columns, preferences, column.id, width))}
              />
              {column.isFixed ? (
                <span className={css.noPin} />
              ) : (
                <IconButton
                  size="small"
                  label={(pinned.includes(column.id) ? texts.unpin : texts.pin)(column.header)}
                  icon={pinned.includes(column.id) ? <PinOff /> : <Pin />}
                  onPress={({ target }) => {
                    pressed.current = target instanceof HTMLElement ? target : null;
                    setSaid((pinned.includes(column.id) ? texts.unpinned : texts.pinned)(column.header));
                    onChange(togglePinned(columns, preferences, column.id));
                  }}
                />
              )}
            </span>
          )
        }
        fixedText={texts.alwaysVisible}
        says={said}
        // A column stands before or after another one, whichever way the panel lists them.
        texts={{ moveUp: texts.moveBefore, moveDown: texts.moveAfter }}
      />
      <fieldset className={css.density}>
        <legend className={css.legend}>{texts.density}</legend>
        {DENSITIES.map((value) => (
          <label key={value} className={css.choice}>
            <input
              type="radio"
              name={densityName}
              className={css.radio}
              checked={(preferences.density ?? pageDensity()) === value}
              onChange={() => onChange({ ...preferences, density: value })}
            />
            {texts[value]}
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
    </PopoverPanel>
  );
}
