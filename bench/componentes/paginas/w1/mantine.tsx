import '@mantine/core/styles.css';
import { MantineProvider, Select } from '@mantine/core';
import { useState } from 'react';
import '../base.css';
import type { CasoLista } from '../contrato.ts';
import { clinicas, combina, grupos, rotulo, type Clinica } from '../dados.ts';
import { LinhaDaClinica } from '../linha-da-clinica.tsx';

const porId = new Map(clinicas.map((clinica) => [String(clinica.id), clinica]));
const dados = grupos.map(({ rotulo: titulo, itens }) => ({
  group: titulo,
  items: itens.map((clinica) => ({
    value: String(clinica.id),
    label: rotulo(clinica),
    disabled: clinica.disabledReason !== undefined,
  })),
}));

function Peca() {
  const [valor, setValor] = useState<string | null>(null);
  return (
    <MantineProvider>
      <Select
        label="Prestador"
        w={360}
        searchable
        data={dados}
        value={valor}
        onChange={setValor}
        maxDropdownHeight={340}
        comboboxProps={{ transitionProps: { duration: 0 } }}
        filter={({ options, search }) =>
          options.flatMap((grupo) => {
            if (!('group' in grupo)) return [];
            const items = grupo.items.filter((item) => combina(porId.get(item.value) as Clinica, search));
            return items.length > 0 ? [{ ...grupo, items }] : [];
          })
        }
        renderOption={({ option }) => <LinhaDaClinica clinica={porId.get(option.value) as Clinica} />}
      />
    </MantineProvider>
  );
}

export const caso: CasoLista = {
  Peca,
  abre: '.mantine-Select-input',
  campo: '.mantine-Select-input',
  opcao: '.mantine-Select-option',
  rolagem: '.mantine-Select-dropdown .mantine-ScrollArea-viewport',
};
