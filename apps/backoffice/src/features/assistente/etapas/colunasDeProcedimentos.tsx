import { exigeQuestionario, type ClienteDoPedido, type FuncionarioDoPedido } from '@apto/domain';
import { PersonCell, Select, Text, type DataTableColumn } from '@apto/ui';
import { mensagemDe } from '../../../shared/avisos/index.ts';
import { Campo } from '../campos/Campo.tsx';
import { ExamesEmDia } from './ExamesEmDia.tsx';
import { ProcedimentosARealizar } from './ProcedimentosARealizar.tsx';

interface Linha {
  readonly indice: number;
  readonly f: FuncionarioDoPedido;
}

/** Questions of the risk questionnaire, as far as they are here. */
export interface Perguntas {
  readonly opcoes: readonly { readonly id: number; readonly pergunta: string }[];
  readonly carregando: boolean;
  readonly falha: Error | undefined;
  readonly tentar: () => void;
}

interface Ligacoes {
  readonly cliente: ClienteDoPedido | null;
  readonly perguntas: Perguntas;
  readonly erro: (campo: string) => string | undefined;
  readonly aoResponder: (id: number, questionarioRisco: number | null) => void;
}

const riscosDe = ({ possuiRisco, riscos }: FuncionarioDoPedido): string =>
  possuiRisco ? `${riscos.length} ${riscos.length === 1 ? 'risco' : 'riscos'}` : 'Sem riscos';

/** Name, what is up to date, what will be done, and the risk questionnaire (doc2 §2.6). */
export function colunasDeProcedimentos({
  cliente,
  perguntas,
  erro,
  aoResponder,
}: Ligacoes): DataTableColumn<Linha>[] {
  const opcoes = perguntas.opcoes.map(({ id, pergunta }) => ({ value: id, label: pergunta }));
  return [
    {
      id: 'nome',
      header: 'Funcionário',
      isRowHeader: true,
      isGrow: true,
      width: 196,
      cell: ({ f }) => <PersonCell name={f.name} isCompact detail={riscosDe(f)} />,
    },
    {
      id: 'em-dia',
      header: 'Procedimentos em dia',
      width: 164,
      cell: ({ f, indice }) => (
        <Campo nome={`funcionarios.${indice}`}>
          <ExamesEmDia f={f} />
        </Campo>
      ),
    },
    {
      id: 'a-realizar',
      header: 'Procedimentos a realizar',
      width: 180,
      cell: ({ f, indice }) => (
        <Campo nome={`funcionarios.${indice}.procedimentos`}>
          <ProcedimentosARealizar f={f} erro={erro(`funcionarios.${indice}.procedimentos`)} />
        </Campo>
      ),
    },
    {
      id: 'questionario',
      header: 'Questionário de risco',
      width: 188,
      cell: ({ f, indice }) =>
        exigeQuestionario(f, cliente) ? (
          <Campo nome={`funcionarios.${indice}.questionarioRisco`}>
            <Select
              label={`Questionário de risco de ${f.name}`}
              isLabelHidden
              isRequired
              options={opcoes}
              value={f.questionarioRisco}
              onChange={(id) => aoResponder(f.id, id)}
              isLoading={perguntas.carregando}
              loadError={perguntas.falha ? mensagemDe(perguntas.falha) : undefined}
              onRetry={perguntas.tentar}
              errorMessage={erro(`funcionarios.${indice}.questionarioRisco`)}
            />
          </Campo>
        ) : (
          <Text tone="muted">Não se aplica</Text>
        ),
    },
  ];
}
