import { ConfigProvider, Select } from 'antd';
import ptBR from 'antd/locale/pt_BR';
import '../base.css';
import type { ListCase } from '../contract.ts';
import { clinics, matches, groups, label, type Clinic } from '../data.ts';
import { ClinicRow } from '../clinic-row.tsx';

interface ChoiceOption {
  readonly value: number;
  readonly label: string;
  readonly disabled: boolean;
}

const byId = new Map<unknown, Clinic>(clinics.map((clinic) => [clinic.id, clinic]));
const options = groups.map(({ label: title, items }) => ({
  label: title,
  title: title,
  options: items.map((clinic): ChoiceOption => ({
    value: clinic.id,
    label: label(clinic),
    disabled: clinic.disabledReason !== undefined,
  })),
}));

function Part() {
  return (
    <ConfigProvider locale={ptBR} theme={{ token: { motion: false } }}>
      <Select
        aria-label="Prestador"
        style={{ width: 360 }}
        options={options}
        showSearch={{
          filterOption: (search, option) =>
            option !== undefined && 'value' in option && matches(byId.get(option.value) as Clinic, search),
        }}
        listHeight={340}
        optionRender={({ value }) => <ClinicRow clinic={byId.get(value) as Clinic} />}
      />
    </ConfigProvider>
  );
}

export const testCase: ListCase = {
  Part,
  opens: '.ant-select',
  field: '.ant-select input',
  option: '.ant-select-item-option',
  scroller: '.ant-select-dropdown-list-holder',
};
