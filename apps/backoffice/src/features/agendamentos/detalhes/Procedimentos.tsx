import { DataTable, EmptyState, type DataTableColumn } from '@apto/ui';
import {
  enderecoEmLinha,
  ouNaoInformado,
  prestadorDoProcedimento,
  quandoDoProcedimento,
  type LinhaDeProcedimento,
} from './apresentar.ts';

const COLUNAS: readonly DataTableColumn<LinhaDeProcedimento>[] = [
  {
    id: 'procedimento',
    header: 'Procedimento',
    cell: (linha) => linha.procedimentos.name,
    isRowHeader: true,
    isGrow: true,
    width: 200,
  },
  {
    id: 'data',
    header: 'Data do agendamento',
    cell: quandoDoProcedimento,
    isNumeric: true,
    align: 'start',
    width: 180,
  },
  { id: 'prestador', header: 'Prestador', cell: prestadorDoProcedimento, width: 200 },
  {
    id: 'endereco',
    header: 'Endereço do prestador',
    cell: (l) => enderecoEmLinha(l.prestador),
    isGrow: true,
    width: 240,
  },
  {
    id: 'recomendacoes',
    header: 'Recomendações',
    cell: (l) => ouNaoInformado(l.recommendation),
    isGrow: true,
    width: 200,
  },
];

/** The procedures of one appointment (doc1 §2.1). */
export function Procedimentos({ nome, linhas }: { nome: string; linhas: readonly LinhaDeProcedimento[] }) {
  return (
    <DataTable
      label={`Procedimentos de ${nome}`}
      columns={COLUNAS}
      rows={linhas}
      getRowId={(linha) => String(linha.dadosProcedimento.id)}
      getRowLabel={(linha) => linha.procedimentos.name}
      empty={<EmptyState title="Nenhum procedimento neste agendamento." />}
    />
  );
}
