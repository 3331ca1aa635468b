import { ConfigProvider, Select } from 'antd';
import ptBR from 'antd/locale/pt_BR';
import '../base.css';
import type { CasoLista } from '../contrato.ts';
import { clinicas, combina, grupos, rotulo, type Clinica } from '../dados.ts';
import { LinhaDaClinica } from '../linha-da-clinica.tsx';

interface Opcao {
  readonly value: number;
  readonly label: string;
  readonly disabled: boolean;
}

const porId = new Map<unknown, Clinica>(clinicas.map((clinica) => [clinica.id, clinica]));
const opcoes = grupos.map(({ rotulo: titulo, itens }) => ({
  label: titulo,
  title: titulo,
  options: itens.map((clinica): Opcao => ({
    value: clinica.id,
    label: rotulo(clinica),
    disabled: clinica.disabledReason !== undefined,
  })),
}));

function Peca() {
  return (
    <ConfigProvider locale={ptBR} theme={{ token: { motion: false } }}>
      <Select
        aria-label="Prestador"
        style={{ width: 360 }}
        options={opcoes}
        showSearch={{
          filterOption: (busca, opcao) =>
            opcao !== undefined && 'value' in opcao && combina(porId.get(opcao.value) as Clinica, busca),
        }}
        listHeight={340}
        optionRender={({ value }) => <LinhaDaClinica clinica={porId.get(value) as Clinica} />}
      />
    </ConfigProvider>
  );
}

export const caso: CasoLista = {
  Peca,
  abre: '.ant-select',
  campo: '.ant-select input',
  opcao: '.ant-select-item-option',
  rolagem: '.ant-select-dropdown-list-holder',
};
