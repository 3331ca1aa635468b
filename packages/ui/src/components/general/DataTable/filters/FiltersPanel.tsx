'use client';
import { useTexts } from '../../../../texts/useTexts.ts';
import { Button } from '../../Button/index.ts';
import { Checkbox } from '../../Checkbox/index.ts';
import { CheckboxGroup } from '../../CheckboxGroup/index.ts';
import { MultiSelect } from '../../MultiSelect/index.ts';
import { NumberField } from '../../NumberField/index.ts';
import { PopoverPanel, type PanelState } from '../../Popover/PopoverPanel.tsx';
import { TextField } from '../../TextField/index.ts';
import { texts as defaults } from '../intl/panels.pt-BR.ts';
import { isRange, withFilter } from './filters.logic.ts';
import type { ColumnFilters, ColumnFilterValue, NumberRange } from '../ground/data.types.ts';
import type { DataTableColumn } from '../ground/types.ts';
import * as css from './FiltersPanel.css.ts';

/** Up to so many choices all of them are in sight. */
const FEW = 6;

interface FieldProps<Value> {
  readonly label: string;
  readonly value: Value;
  readonly onChange: (value: ColumnFilterValue) => void;
}

function ChoiceField({
  label,
  value,
  onChange,
  options,
}: FieldProps<readonly string[]> & { readonly options: readonly string[] }) {
  const texts = useTexts('DataTable', defaults);
  if (options.length > FEW)
    return (
      <MultiSelect
        label={label}
        options={options.map((option) => ({ value: option, label: option }))}
        value={value}
        onChange={onChange}
        placeholder={texts.filterAny}
      />
    );
  return (
    <CheckboxGroup label={label} value={value} onChange={onChange}>
      {options.map((option) => (
        <Checkbox key={option} value={option}>
          {option}
        </Checkbox>
      ))}
    </CheckboxGroup>
  );
}

/** The range with another limit; an emptied field is no limit. */
const withLimit = (range: NumberRange, side: 'from' | 'to', limit: number): NumberRange => {
  const { [side]: _, ...other } = range;
  return Number.isNaN(limit) ? other : { ...other, [side]: limit };
};

function RangeField({ label, value, onChange }: FieldProps<NumberRange>) {
  const texts = useTexts('DataTable', defaults);
  const limit = (side: 'from' | 'to') => (
    <NumberField
      label={side === 'from' ? texts.filterFrom : texts.filterTo}
      hasSteps={false}
      value={value[side] ?? null}
      onChange={(next) => onChange(withLimit(value, side, next))}
    />
  );
  return (
    <fieldset className={css.range}>
      <legend className={css.legend}>{label}</legend>
      {limit('from')}
      {limit('to')}
    </fieldset>
  );
}

function FilterField<Row>({
  column,
  value,
  onChange,
}: {
  column: DataTableColumn<Row>;
  value: ColumnFilterValue | undefined;
  onChange: (value: ColumnFilterValue) => void;
}) {
  const { filter, header } = column;
  const texts = useTexts('DataTable', defaults);
  switch (filter?.kind) {
    case 'text':
      return (
        <TextField
          label={header}
          placeholder={texts.filterContains}
          isClearable
          value={typeof value === 'string' ? value : ''}
          onChange={onChange}
        />
      );
    case 'choice':
      return (
        <ChoiceField
          label={header}
          options={filter.options ?? []}
          value={Array.isArray(value) ? value : []}
          onChange={onChange}
        />
      );
    case 'number':
      return (
        <RangeField
          label={header}
          value={value !== undefined && isRange(value) ? value : {}}
          onChange={onChange}
        />
      );
    default:
      return null;
  }
}

interface FiltersPanelProps<Row> {
  /** Those that filter. */
  readonly columns: readonly DataTableColumn<Row>[];
  readonly filters: ColumnFilters;
  readonly onChange: (filters: ColumnFilters) => void;
  /** Its button and whether it is open. */
  readonly panel: PanelState;
}

/** What each column is narrowed by, in one panel: as good for a finger and over cards, which have no header. */
export function FiltersPanel<Row>({ columns, filters, onChange, panel }: FiltersPanelProps<Row>) {
  const texts = useTexts('DataTable', defaults);
  return (
    <PopoverPanel title={texts.filtersTitle} {...panel}>
      <div className={css.fields}>
        {columns.map((column) => (
          <FilterField
            key={column.id}
            column={column}
            value={filters[column.id]}
            onChange={(value) => onChange(withFilter(filters, column.id, value))}
          />
        ))}
      </div>
      <div className={css.foot}>
        <Button
          size="small"
          variant="quiet"
          disabledReason={Object.keys(filters).length === 0 ? texts.noFilters : undefined}
          onPress={() => onChange({})}
        >
          {texts.clearFilters}
        </Button>
      </div>
    </PopoverPanel>
  );
}
