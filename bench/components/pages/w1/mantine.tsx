import '@mantine/core/styles.css';
import { MantineProvider, Select } from '@mantine/core';
import { useState } from 'react';
import '../base.css';
import type { ListCase } from '../contract.ts';
import { clinics, matches, groups, label, type Clinic } from '../data.ts';
import { ClinicRow } from '../clinic-row.tsx';

const byId = new Map(clinics.map((clinic) => [String(clinic.id), clinic]));
const data = groups.map(({ label: title, items }) => ({
  group: title,
  items: items.map((clinic) => ({
    value: String(clinic.id),
    label: label(clinic),
    disabled: clinic.disabledReason !== undefined,
  })),
}));

function Part() {
  const [value, setValue] = useState<string | null>(null);
  return (
    <MantineProvider>
      <Select
        label="Prestador"
        w={360}
        searchable
        data={data}
        value={value}
        onChange={setValue}
        maxDropdownHeight={340}
        comboboxProps={{ transitionProps: { duration: 0 } }}
        filter={({ options, search }) =>
          options.flatMap((group) => {
            if (!('group' in group)) return [];
            const items = group.items.filter((item) => matches(byId.get(item.value) as Clinic, search));
            return items.length > 0 ? [{ ...group, items }] : [];
          })
        }
        renderOption={({ option }) => <ClinicRow clinic={byId.get(option.value) as Clinic} />}
      />
    </MantineProvider>
  );
}

export const testCase: ListCase = {
  Part,
  opens: '.mantine-Select-input',
  field: '.mantine-Select-input',
  option: '.mantine-Select-option',
  scroller: '.mantine-Select-dropdown .mantine-ScrollArea-viewport',
};
