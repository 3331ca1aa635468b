import { requiresQuestionario, type PedidoCliente, type PedidoFuncionario } from '@apto/domain/pedido';
import { PersonCell, Select, Text, type DataTableColumn } from '@apto/ui';
import { AsoButton } from '../../../shared/asos/AsoButton.tsx';
import { messageFrom } from '../../../shared/notices/index.ts';
import { FormField } from '../fields/FormField.tsx';
import { UpToDateExames } from './UpToDateExames.tsx';
import { ProcedimentosToPerform } from './ProcedimentosToPerform.tsx';

interface Row {
  readonly index: number;
  readonly f: PedidoFuncionario;
}

/** Questions of the risk questionnaire, as far as they are here. */
export interface Questions {
  readonly options: readonly { readonly id: number; readonly pergunta: string }[];
  readonly loading: boolean;
  readonly failure: Error | undefined;
  readonly retry: () => void;
}

interface Bindings {
  readonly cliente: PedidoCliente | null;
  readonly questions: Questions;
  readonly errorOf: (field: string) => string | undefined;
  readonly onAnswer: (id: number, questionarioRisco: number | null) => void;
}

const riscosOf = ({ possuiRisco, riscos }: PedidoFuncionario): string =>
  possuiRisco ? `${riscos.length} ${riscos.length === 1 ? 'risco' : 'riscos'}` : 'Sem riscos';

/** Name, what is up to date, what will be done, the ASOs and the risk questionnaire (doc2 §2.6). */
export function procedimentoColumns({
  cliente,
  questions,
  errorOf: error,
  onAnswer,
}: Bindings): DataTableColumn<Row>[] {
  const options = questions.options.map(({ id, pergunta: question }) => ({ value: id, label: question }));
  return [
    {
      id: 'nome',
      header: 'Funcionário',
      isRowHeader: true,
      isGrow: true,
      width: 196,
      cell: ({ f }) => <PersonCell name={f.name} isCompact detail={riscosOf(f)} />,
    },
    {
      id: 'em-dia',
      header: 'Procedimentos em dia',
      width: 164,
      cell: ({ f, index }) => (
        <FormField name={`funcionarios.${index}`}>
          <UpToDateExames f={f} />
        </FormField>
      ),
    },
    {
      id: 'a-realizar',
      header: 'Procedimentos a realizar',
      width: 180,
      cell: ({ f, index }) => (
        <FormField name={`funcionarios.${index}.procedimentos`}>
          <ProcedimentosToPerform f={f} error={error(`funcionarios.${index}.procedimentos`)} />
        </FormField>
      ),
    },
    {
      id: 'aso',
      header: 'Baixar ASO',
      width: 100,
      cell: ({ f }) => <AsoButton funcionario={f} isIcon />,
    },
    {
      id: 'questionario',
      header: 'Questionário de risco',
      width: 188,
      cell: ({ f, index }) =>
        requiresQuestionario(f, cliente) ? (
          <FormField name={`funcionarios.${index}.questionarioRisco`}>
            <Select
              label={`Questionário de risco de ${f.name}`}
              isLabelHidden
              isRequired
              options={options}
              value={f.questionarioRisco}
              onChange={(id) => onAnswer(f.id, id)}
              isLoading={questions.loading}
              loadError={questions.failure ? messageFrom(questions.failure) : undefined}
              onRetry={questions.retry}
              errorMessage={error(`funcionarios.${index}.questionarioRisco`)}
            />
          </FormField>
        ) : (
          <Text tone="muted">Não se aplica</Text>
        ),
    },
  ];
}
