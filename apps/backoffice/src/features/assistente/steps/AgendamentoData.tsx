import { Grid, InlineAlert, Stack, Switch } from '@apto/ui';
import { useAtomValue } from 'jotai';
import { memo } from 'react';
import { useOnlyCliente } from '../../../shared/scope/useOnlyCliente.ts';
import { CidadeSelection } from '../fields/CidadeSelection.tsx';
import { TypeSelection } from '../fields/TypeSelection.tsx';
import { funcionarioIdsAtom } from '../pedido/pedido.ts';
import { useDispatch, usePedidoPart } from '../pedido/usePedido.ts';
import { FuncionarioChoice } from './FuncionarioChoice.tsx';
import { FuncionarioTable } from './FuncionarioTable.tsx';
import { OpenRequests } from './OpenRequests.tsx';

/** What exam, where, and for whom (doc2 §2.3). */
export const AgendamentoData = memo(function AgendamentoData() {
  const cliente = usePedidoPart('cliente');
  const resideForaDoPais = usePedidoPart('resideForaDoPais');
  const hasFuncionarios = useAtomValue(funcionarioIdsAtom).length > 0;
  const dispatch = useDispatch();
  const own = useOnlyCliente();
  return (
    <Stack gap="x5">
      <Grid columns={2}>
        <TypeSelection />
        <CidadeSelection />
      </Grid>
      <FuncionarioChoice />
      {hasFuncionarios ? <FuncionarioTable /> : null}
      <OpenRequests />
      {own !== null || (hasFuncionarios && cliente) ? null : (
        <InlineAlert tone="neutral">
          O primeiro funcionário define o cliente do pedido; os demais precisam ser do mesmo cliente.
        </InlineAlert>
      )}
      <Switch
        isSelected={resideForaDoPais}
        onChange={(value) => dispatch({ type: 'RESIDENCE_CHANGED', resideForaDoPais: value })}
      >
        Reside fora do país
      </Switch>
    </Stack>
  );
});
