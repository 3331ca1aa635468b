import type { PedidoFuncionario } from '@apto/domain/pedido';
import { PersonCell, Stack, Tag, Text, type DataTableColumn } from '@apto/ui';
import { AsoButton } from '../../../shared/asos/AsoButton.tsx';
import { useFailureOf } from '../fields/failures.ts';
import { FormField } from '../fields/FormField.tsx';
import type { FuncionarioRow } from './funcionarioRows.ts';
import { UpToDateExames } from './UpToDateExames.tsx';
import { ProcedimentosToPerform } from './ProcedimentosToPerform.tsx';

/** What is wrong with a choice is read where it is said: the columns stay the same, and the rows of the others too. */
function ToPerform({ f, index }: FuncionarioRow) {
  const field = `funcionarios.${index}.procedimentos`;
  return (
    <FormField name={field}>
      <ProcedimentosToPerform f={f} error={useFailureOf(field)} />
    </FormField>
  );
}

const riscosOf = ({ possuiRisco, riscos }: PedidoFuncionario): string =>
  possuiRisco ? `${riscos.length} ${riscos.length === 1 ? 'risco' : 'riscos'}` : 'Sem riscos';

/** Name, what is up to date, what will be done and the ASOs (doc2 §2.6). */
export const PROCEDIMENTO_COLUMNS: readonly DataTableColumn<FuncionarioRow>[] = [
  {
    id: 'nome',
    header: 'Funcionário',
    isRowHeader: true,
    isGrow: true,
    width: 196,
    // The risk on a line of its own: beside a long name it would be cut, and who has none cannot be scheduled.
    cell: ({ f }) => (
      <Stack gap="x1">
        <PersonCell name={f.name} isCompact />
        {f.possuiRisco ? (
          <Text size="s13" tone="muted">
            {riscosOf(f)}
          </Text>
        ) : (
          <span>
            <Tag tone="warning">{riscosOf(f)}</Tag>
          </span>
        )}
      </Stack>
    ),
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
    cell: (row) => <ToPerform {...row} />,
  },
  {
    id: 'aso',
    header: 'Baixar ASO',
    width: 100,
    cell: ({ f }) => <AsoButton funcionario={f} isIcon />,
  },
];
