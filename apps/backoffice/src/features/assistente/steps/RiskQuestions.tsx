import { requiresQuestionario, type PedidoFuncionario } from '@apto/domain/pedido';
import { Button, DataTable, Heading, PersonCell, Stack, Text, type DataTableColumn } from '@apto/ui';
import { RiskQuestion } from '../../../shared/risk-question/RiskQuestion.tsx';
import { focusField } from '../fields/focus.ts';
import { FormField } from '../fields/FormField.tsx';
import { useFailures } from '../fields/failures.ts';
import { usePedido } from '../pedido/usePedido.ts';

interface Row {
  readonly index: number;
  readonly f: PedidoFuncionario;
}

/** The risk questionnaire of all who have a risk, in one table; one press gives everybody the same answer (decision 61). */
export function RiskQuestions() {
  const [{ funcionarios, cliente }, dispatch] = usePedido();
  const { errorOf: error } = useFailures();
  const rows: readonly Row[] = funcionarios
    .map((f, index) => ({ f, index }))
    .filter(({ f }) => requiresQuestionario(f, cliente));
  if (rows.length === 0) return null;

  const answer = (id: number, questionarioRisco: number | null): void =>
    dispatch({ type: 'FUNCIONARIO_CHANGED', id, fields: { questionarioRisco } });
  const isOfAll = (question: number): boolean => rows.every(({ f }) => f.questionarioRisco === question);

  const columns: DataTableColumn<Row>[] = [
    {
      id: 'nome',
      header: 'Funcionário',
      isRowHeader: true,
      width: 250,
      cell: ({ f }) => (
        <PersonCell
          name={f.name}
          isCompact
          detail={`${f.riscos.length} ${f.riscos.length === 1 ? 'risco' : 'riscos'}`}
        />
      ),
    },
    {
      id: 'trabalho',
      header: 'O que descreve o trabalho',
      isGrow: true,
      width: 300,
      cell: ({ f, index }) => (
        <FormField name={`funcionarios.${index}.questionarioRisco`}>
          <RiskQuestion
            label={`Questionário de risco de ${f.name}`}
            isLabelHidden
            value={f.questionarioRisco}
            onChange={(question) => answer(f.id, question)}
            errorMessage={error(`funcionarios.${index}.questionarioRisco`)}
          />
        </FormField>
      ),
    },
    ...(rows.length > 1
      ? [
          {
            id: 'todos',
            header: 'Para todos',
            width: 150,
            cell: ({ f, index }: Row) => {
              const { questionarioRisco } = f;
              if (questionarioRisco === null || isOfAll(questionarioRisco)) return null;
              return (
                <Button
                  size="small"
                  aria-label={`Igual para todos: a resposta de ${f.name}`}
                  onPress={() => {
                    // The button goes with what it was for: the focus stays in its row.
                    focusField(`funcionarios.${index}.questionarioRisco`);
                    rows.forEach((row) => answer(row.f.id, questionarioRisco));
                  }}
                >
                  Igual para todos
                </Button>
              );
            },
          },
        ]
      : []),
  ];
  return (
    <Stack gap="x3">
      <Stack gap="x1">
        <Heading level={3}>Questionário de risco</Heading>
        <Text tone="muted">Para cada um, a situação que mais se parece com o trabalho que faz.</Text>
      </Stack>
      <DataTable
        label="Questionário de risco por funcionário"
        columns={columns}
        rows={rows}
        getRowId={({ f }) => String(f.id)}
        getRowLabel={({ f }) => f.name}
      />
    </Stack>
  );
}
