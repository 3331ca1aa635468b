import 'primereact/resources/themes/lara-light-blue/theme.css';
import { Dropdown } from 'primereact/dropdown';
import { useState } from 'react';
import '../base.css';
import type { CasoLista } from '../contrato.ts';
import { grupos, rotulo, type Clinica } from '../dados.ts';
import { LinhaDaClinica } from '../linha-da-clinica.tsx';
import { ALTURA } from './linhas.ts';

interface Opcao {
  readonly label: string;
  readonly value: number;
  readonly disabled: boolean;
  /** Absent in a group's heading. */
  readonly clinica?: Clinica;
}

// Headings as options that cannot be chosen: with `optionGroupLabel` and the virtual scroller together it throws when it
// opens (10.9.9: `getSelectedOptionIndex` looks for groups in the flattened list).
const opcoes = grupos.flatMap(({ rotulo: label, itens }, i): Opcao[] => [
  { label, value: -i - 1, disabled: true },
  ...itens.map((clinica) => ({
    label: rotulo(clinica),
    value: clinica.id,
    disabled: clinica.disabledReason !== undefined,
    clinica,
  })),
]);
const desenharOpcao = ({ clinica, label }: Opcao) =>
  clinica ? <LinhaDaClinica clinica={clinica} /> : <strong>{label}</strong>;

function Peca() {
  const [valor, setValor] = useState<number | null>(null);
  return (
    <Dropdown
      aria-label="Prestador"
      style={{ inlineSize: 360 }}
      value={valor}
      onChange={(event) => setValor(event.value as number)}
      options={opcoes}
      optionDisabled="disabled"
      itemTemplate={desenharOpcao}
      filter
      filterDelay={0}
      scrollHeight="340px"
      virtualScrollerOptions={{ itemSize: ALTURA }}
      transitionOptions={{ timeout: 0 }}
    />
  );
}

export const caso: CasoLista = {
  Peca,
  abre: '.p-dropdown',
  campo: '.p-dropdown-filter',
  opcao: '.p-dropdown-item',
  rolagem: '.p-virtualscroller',
};
