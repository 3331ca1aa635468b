import { needsHomologacaoDate, needsNewHierarquia } from '@apto/domain/exames';
import { DataTable } from '@apto/ui';
import { useMemo, useState } from 'react';
import { onDemand } from '../../../shared/lazy.tsx';
import { usePedidoPart } from '../pedido/usePedido.ts';
import { funcionarioColumns } from './funcionarioColumns.tsx';
import { rowsOf } from './funcionarioRows.ts';
import { useNewPositions } from './useNewPositions.ts';

const ChangeDialog = onDemand(() => import('../../../shared/function-changes/ChangeDialog.tsx'));

/** The employees of the request with their contacts (doc2 §2.3). */
export function FuncionarioTable() {
  const funcionarios = usePedidoPart('funcionarios');
  const type = usePedidoPart('tipoExame')?.id;
  const { reread } = useNewPositions();
  const [changing, setChanging] = useState<number | null>(null);
  const withDismissal = needsHomologacaoDate(type);
  const asksPosition = needsNewHierarquia(type);
  const columns = useMemo(
    () => funcionarioColumns(withDismissal, asksPosition ? setChanging : null),
    [withDismissal, asksPosition],
  );
  return (
    <>
      <DataTable
        label="Funcionários do pedido"
        columns={columns}
        rows={rowsOf(funcionarios)}
        getRowId={({ f }) => String(f.id)}
        getRowLabel={({ f }) => f.name}
      />
      {changing === null ? null : (
        <ChangeDialog
          funcionarioId={changing}
          onClose={() => setChanging(null)}
          onFail={() => setChanging(null)}
          onDone={() => {
            setChanging(null);
            reread();
          }}
        />
      )}
    </>
  );
}
