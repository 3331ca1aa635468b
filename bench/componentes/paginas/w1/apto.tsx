import '@apto/ui/theme';
import { AptoProvider } from '@apto/ui/apto-provider';
import { ProviderSelect } from '@apto/ui/provider-select';
import type { CasoLista } from '../contrato.ts';
import { clinicas } from '../dados.ts';

function Peca() {
  return (
    <AptoProvider theme="light">
      <ProviderSelect options={clinicas} />
    </AptoProvider>
  );
}

export const caso: CasoLista = {
  Peca,
  abre: 'input[role=combobox]',
  campo: 'input[role=combobox]',
  opcao: '[role=option]',
  rolagem: '[role=listbox]',
};
