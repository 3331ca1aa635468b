import type { FuncionarioSummary } from '@apto/api-client';
import { MAX_FUNCIONARIOS } from '@apto/domain/pedido';
import { Button, MultiSelect } from '@apto/ui';
import { UserPlus } from '@apto/ui/icons';
import { FormField } from '../fields/FormField.tsx';
import { useFailures } from '../fields/failures.ts';
import { markPcd, funcionarioOption } from '../fields/funcionarios.ts';
import { usePedido } from '../pedido/usePedido.ts';
import { useFuncionarioRecords } from './useFuncionarioRecords.ts';

/** Employees are picked from the list, then added to the request (doc2 §2.3). */
export function FuncionarioChoice() {
  const [{ tipoExame, cliente, funcionarios, selected }, dispatch] = usePedido();
  const { errorOf: error } = useFailures();
  const { records, list, recordOf } = useFuncionarioRecords(tipoExame?.id ?? null, selected);
  const chosen = selected.flatMap((id): FuncionarioSummary[] => {
    const record = recordOf(id);
    return record ? [record] : [];
  });
  const [first] = chosen;
  const limits = {
    cliente: cliente ?? first?.customer ?? null,
    alreadyIncluded: new Set(funcionarios.map(({ id }) => id)),
  };

  const add = () => dispatch({ type: 'FUNCIONARIOS_ADDED', funcionarios: chosen }, ...markPcd(chosen));

  return (
    <FormField name="funcionarios">
      <MultiSelect
        label="Funcionários"
        isRequired
        hasAll={false}
        placeholder="Pesquise por nome ou CPF"
        description={`Até ${MAX_FUNCIONARIOS} funcionários do mesmo cliente.`}
        {...list}
        options={records.map((f) => funcionarioOption(f, limits))}
        value={selected}
        selectedOptions={chosen.map((f) => funcionarioOption(f))}
        onChange={(ids) => dispatch({ type: 'FUNCIONARIOS_SELECTED', ids })}
        errorMessage={error('funcionarios')}
        emptyText="Nenhum funcionário encontrado"
        labelEnd={
          <Button size="small" icon={<UserPlus />} onPress={add} isDisabled={chosen.length === 0}>
            Adicionar
          </Button>
        }
      />
    </FormField>
  );
}
