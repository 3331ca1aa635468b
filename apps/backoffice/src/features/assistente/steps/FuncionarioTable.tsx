import { needsHomologacaoDate } from '@apto/domain/exames';
import { DataTable } from '@apto/ui';
import { useFailures } from '../fields/failures.ts';
import { useAssistenteContext, usePedido } from '../pedido/usePedido.ts';
import { funcionarioColumns } from './funcionarioColumns.tsx';

/** The employees of the request with their contacts (doc2 §2.3). */
export function FuncionarioTable() {
  const [{ funcionarios, tipoExame }, dispatch] = usePedido();
  const { now } = useAssistenteContext();
  const columns = funcionarioColumns({
    ...useFailures(),
    now,
    withDismissal: needsHomologacaoDate(tipoExame?.id),
    change: (id, fields) => dispatch({ type: 'FUNCIONARIO_CHANGED', id, fields }),
    remove: (id) => dispatch({ type: 'FUNCIONARIO_REMOVED', id }),
  });
  return (
    <DataTable
      label="Funcionários do pedido"
      columns={columns}
      rows={funcionarios.map((f, index) => ({ f, index }))}
      getRowId={({ f }) => String(f.id)}
      getRowLabel={({ f }) => f.name}
    />
  );
}
