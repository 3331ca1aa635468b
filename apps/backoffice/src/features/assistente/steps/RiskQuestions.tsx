import { requiresQuestionario } from '@apto/domain/pedido';
import { Button, DataTable, Heading, PersonCell, Stack, Text, type DataTableColumn } from '@apto/ui';
import { atom, useAtomValue, useSetAtom } from 'jotai';
import { startTransition } from 'react';
import { RiskQuestion } from '../../../shared/risk-question/RiskQuestion.tsx';
import { focusField } from '../fields/focus.ts';
import { FormField } from '../fields/FormField.tsx';
import { useFailureOf } from '../fields/failures.ts';
import { pedidoAtom } from '../pedido/pedido.ts';
import { rowsOf, type FuncionarioRow } from './funcionarioRows.ts';

/** Who is asked. */
const askedAtom = atom((get) => {
  const { funcionarios, cliente } = get(pedidoAtom);
  return rowsOf(funcionarios).filter(({ f }) => requiresQuestionario(f, cliente));
});

/** The answer that all of them have; null: none, or not the same. */
const ofAllAtom = atom((get): number | null => {
  const [first, ...others] = get(askedAtom).map(({ f }) => f.questionarioRisco);
  return first !== undefined && others.every((each) => each === first) ? first : null;
});

/** Gives everybody the same answer, at once. */
const answerAllAtom = atom(null, (get, set, questionarioRisco: number) =>
  set(
    pedidoAtom,
    ...get(askedAtom).map(({ f: { id } }) => ({
      type: 'FUNCIONARIO_CHANGED' as const,
      id,
      fields: { questionarioRisco },
    })),
  ),
);

const fieldOf = ({ index }: FuncionarioRow): string => `funcionarios.${index}.questionarioRisco`;

// A cell reads what is not of its own employee by itself: the columns stay the same, and the rows of the others too.
function Question({ row }: { row: FuncionarioRow }) {
  const { id, name, questionarioRisco } = row.f;
  const dispatch = useSetAtom(pedidoAtom);
  return (
    <FormField name={fieldOf(row)}>
      <RiskQuestion
        label={`Questionário de risco de ${name}`}
        isLabelHidden
        value={questionarioRisco}
        onChange={(question) =>
          dispatch({ type: 'FUNCIONARIO_CHANGED', id, fields: { questionarioRisco: question } })
        }
        errorMessage={useFailureOf(fieldOf(row))}
      />
    </FormField>
  );
}

function ForAll({ row }: { row: FuncionarioRow }) {
  const { name, questionarioRisco } = row.f;
  const ofAll = useAtomValue(ofAllAtom);
  const answerAll = useSetAtom(answerAllAtom);
  if (questionarioRisco === null || questionarioRisco === ofAll) return null;
  return (
    <Button
      size="small"
      aria-label={`Igual para todos: a resposta de ${name}`}
      onPress={() => {
        // The button goes with what it was for: the focus stays in its row, and shows that the press was taken. The answers
        // of nine others take longer to draw than a frame.
        focusField(fieldOf(row));
        startTransition(() => answerAll(questionarioRisco));
      }}
    >
      Igual para todos
    </Button>
  );
}

const COLUMNS: readonly DataTableColumn<FuncionarioRow>[] = [
  {
    id: 'nome',
    header: 'Funcionário',
    isRowHeader: true,
    width: 210,
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
    // As wide as the longest answer: it is read here, and not chosen alone.
    width: 350,
    card: 'line',
    cell: (row) => <Question row={row} />,
  },
];
const COLUMNS_OF_SEVERAL: typeof COLUMNS = [
  ...COLUMNS,
  { id: 'todos', header: 'Para todos', width: 150, cell: (row) => <ForAll row={row} /> },
];

/** The risk questionnaire of all who have a risk, in one table; one press gives everybody the same answer (decision 61). */
export function RiskQuestions() {
  const rows = useAtomValue(askedAtom);
  if (rows.length === 0) return null;
  return (
    <Stack gap="x3">
      <Stack gap="x1">
        <Heading level={3}>Questionário de risco</Heading>
        <Text tone="muted">Para cada um, a situação que mais se parece com o trabalho que faz.</Text>
      </Stack>
      <DataTable
        label="Questionário de risco por funcionário"
        columns={rows.length > 1 ? COLUMNS_OF_SEVERAL : COLUMNS}
        rows={rows}
        getRowId={({ f }) => String(f.id)}
        getRowLabel={({ f }) => f.name}
      />
    </Stack>
  );
}
