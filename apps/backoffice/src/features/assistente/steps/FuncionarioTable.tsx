import { needsHomologacaoDate, needsNewHierarquia } from '@apto/domain/exames';
import { DataTable } from '@apto/ui';
import { useState } from 'react';
import { onDemand } from '../../../shared/lazy.tsx';
import { useFailures } from '../fields/failures.ts';
import { focusField } from '../fields/focus.ts';
import { useAssistenteContext, usePedido } from '../pedido/usePedido.ts';
import { funcionarioColumns } from './funcionarioColumns.tsx';
import { useNewPositions } from './useNewPositions.ts';

const ChangeDialog = onDemand(() => import('../../../shared/function-changes/ChangeDialog.tsx'));

/** The employees of the request with their contacts (doc2 §2.3). */
export function FuncionarioTable() {
  const [{ funcionarios, tipoExame }, dispatch] = usePedido();
  const { now } = useAssistenteContext();
  const asksPosition = needsNewHierarquia(tipoExame?.id);
  const positions = useNewPositions(asksPosition ? funcionarios.map(({ id }) => id) : []);
  const [changing, setChanging] = useState<number | null>(null);
  const columns = funcionarioColumns({
    ...useFailures(),
    now,
    newPosition: asksPosition ? { ...positions, change: setChanging } : null,
    withDismissal: needsHomologacaoDate(tipoExame?.id),
    change: (id, fields) => dispatch({ type: 'FUNCIONARIO_CHANGED', id, fields }),
    remove: (id, byKey) => {
      dispatch({ type: 'FUNCIONARIO_REMOVED', id });
      // The table goes with its last row, and leads on no more: to where others are found.
      if (byKey && funcionarios.length === 1) requestAnimationFrame(() => focusField('funcionarios'));
    },
  });
  return (
    <>
      <DataTable
        label="Funcionários do pedido"
        columns={columns}
        rows={funcionarios.map((f, index) => ({ f, index }))}
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
            positions.reread();
          }}
        />
      )}
    </>
  );
}
