import type { AgendamentoLinha } from '@apto/api-client';
import {
  formatarData,
  formatarInstante,
  instanteParaSaoPaulo,
  mascararCpf,
  type AberturaDaEtiqueta,
} from '@apto/domain';
import { Inline, PersonCell, Tag, Text, type DataTableColumn } from '@apto/ui';
import type { AcaoConstruida } from '../acoes/menu.ts';
import type { CampoDeOrdem } from '../filtros/filtros-url.ts';
import { ouNaoInformado } from '../detalhes/apresentar.ts';
import { MenuDaLinha } from './MenuDaLinha.tsx';
import { StatusDaLinha } from './StatusDaLinha.tsx';

type Coluna = DataTableColumn<AgendamentoLinha> & { sortKey?: CampoDeOrdem };

export interface AcoesDasLinhas {
  aoAbrirStatus: (abertura: AberturaDaEtiqueta, linha: AgendamentoLinha) => void;
  aoEscolher: (acao: AcaoConstruida, linha: AgendamentoLinha) => void;
  /** Little room: names before letters. */
  compacta: boolean;
  /** Row whose menu waits for an answer. */
  ocupada: number | null;
}

function SolicitadoEm({ linha }: { linha: AgendamentoLinha }) {
  const { data } = instanteParaSaoPaulo(linha.createdAt);
  return (
    <Inline gap="x2">
      <Text
        as="time"
        size="s14"
        dateTime={linha.createdAt}
        title={formatarInstante(linha.createdAt)}
        isTabular
        isUnbroken
      >
        {formatarData(data)}
      </Text>
      {linha.cliente.asoRetido ? <Tag tone="informacao">Aso retido</Tag> : null}
    </Inline>
  );
}

const dataDoExame = ({ dataAgendamento, horaAgendamento }: AgendamentoLinha): string =>
  dataAgendamento
    ? [formatarData(dataAgendamento), horaAgendamento].filter(Boolean).join(' às ')
    : ouNaoInformado(null);

/** The columns of doc1 §2.1, in its order; two more can be brought in by whoever wants them. */
export function criarColunas({
  aoAbrirStatus,
  aoEscolher,
  compacta,
  ocupada,
}: AcoesDasLinhas): readonly Coluna[] {
  return [
    {
      id: 'solicitadoEm',
      header: 'Solicitado em',
      sortKey: 'createdAt',
      width: 130,
      cell: (linha) => <SolicitadoEm linha={linha} />,
    },
    {
      id: 'funcionario',
      header: 'Funcionário',
      sortKey: 'funcionario',
      isRowHeader: true,
      isGrow: true,
      width: 192,
      cell: ({ funcionario }) => (
        <PersonCell name={funcionario.name} detail={mascararCpf(funcionario.cpf)} isCompact={compacta} />
      ),
    },
    {
      id: 'cliente',
      header: 'Cliente',
      sortKey: 'cliente',
      isGrow: true,
      width: 160,
      cell: (l) => l.cliente.name,
    },
    {
      id: 'tipoExame',
      header: 'Tipo de exame',
      sortKey: 'tipoExame',
      width: 138,
      cell: (linha) => linha.tipoExame.descricao,
    },
    {
      id: 'status',
      header: 'Status',
      sortKey: 'status',
      width: 184,
      cell: (linha) => <StatusDaLinha linha={linha} aoAbrir={aoAbrirStatus} />,
    },
    {
      id: 'unidade',
      header: 'Unidade',
      width: 180,
      isHiddenByDefault: true,
      cell: (linha) => ouNaoInformado(linha.unidade?.name),
    },
    {
      id: 'dataAgendamento',
      header: 'Data do exame',
      sortKey: 'dataAgendamento',
      width: 168,
      isNumeric: true,
      align: 'start',
      isHiddenByDefault: true,
      cell: dataDoExame,
    },
    {
      id: 'acoes',
      header: 'Ações',
      isHeaderHidden: true,
      isFixed: true,
      width: 52,
      align: 'end',
      cell: (linha) => <MenuDaLinha linha={linha} ocupado={ocupada === linha.id} aoEscolher={aoEscolher} />,
    },
  ];
}
