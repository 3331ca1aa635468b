import 'primereact/resources/themes/lara-light-blue/theme.css';
import { Dropdown } from 'primereact/dropdown';
import { useState } from 'react';
import '../base.css';
import type { ListCase } from '../contract.ts';
import { groups, label as labelText, type Clinic } from '../data.ts';
import { ClinicRow } from '../clinic-row.tsx';
import { HEIGHT } from './rows.ts';

interface ChoiceOption {
  readonly label: string;
  readonly value: number;
  readonly disabled: boolean;
  /** Absent in a group's heading. */
  readonly clinic?: Clinic;
}

// Headings as options that cannot be chosen: with `optionGroupLabel` and the virtual scroller together it throws when it
// opens (10.9.9: `getSelectedOptionIndex` looks for groups in the flattened list).
const options = groups.flatMap(({ label, items }, i): ChoiceOption[] => [
  { label, value: -i - 1, disabled: true },
  ...items.map((clinic) => ({
    label: labelText(clinic),
    value: clinic.id,
    disabled: clinic.disabledReason !== undefined,
    clinic,
  })),
]);
const renderOption = ({ clinic, label }: ChoiceOption) =>
  clinic ? <ClinicRow clinic={clinic} /> : <strong>{label}</strong>;

function Part() {
  const [value, setValue] = useState<number | null>(null);
  return (
    <Dropdown
      aria-label="Prestador"
      style={{ inlineSize: 360 }}
      value={value}
      onChange={(event) => setValue(event.value as number)}
      options={options}
      optionDisabled="disabled"
      itemTemplate={renderOption}
      filter
      filterDelay={0}
      scrollHeight="340px"
      virtualScrollerOptions={{ itemSize: HEIGHT }}
      transitionOptions={{ timeout: 0 }}
    />
  );
}

export const testCase: ListCase = {
  Part,
  opens: '.p-dropdown',
  field: '.p-dropdown-filter',
  option: '.p-dropdown-item',
  scroller: '.p-virtualscroller',
};
