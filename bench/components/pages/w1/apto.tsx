import '@apto/ui/theme';
import { AptoProvider } from '@apto/ui/apto-provider';
import { ProviderSelect } from '@apto/ui/provider-select';
import type { ListCase } from '../contract.ts';
import { clinics } from '../data.ts';

function Part() {
  return (
    <AptoProvider theme="light">
      <ProviderSelect options={clinics} />
    </AptoProvider>
  );
}

export const testCase: ListCase = {
  Part,
  opens: 'input[role=combobox]',
  field: 'input[role=combobox]',
  option: '[role=option]',
  scroller: '[role=listbox]',
};
