import { Grid, InlineAlert, Stack, Switch } from '@apto/ui';
import { EtapasComAtendente } from '../campos/EtapasComAtendente.tsx';
import { SelecaoDeCidade } from '../campos/SelecaoDeCidade.tsx';
import { SelecaoDeTipo } from '../campos/SelecaoDeTipo.tsx';
import { usePedido } from '../pedido/usePedido.ts';
import { EscolhaDeFuncionarios } from './EscolhaDeFuncionarios.tsx';
import { TabelaDeFuncionarios } from './TabelaDeFuncionarios.tsx';

/** What exam, where, and for whom (doc2 §2.3). */
export function DadosAgendamento() {
  const [{ cliente, funcionarios, resideForaDoPais }, despachar] = usePedido();
  return (
    <Stack gap="x5">
      <Grid columns={2}>
        <SelecaoDeTipo />
        <SelecaoDeCidade />
      </Grid>
      <EscolhaDeFuncionarios />
      <EtapasComAtendente etapas={['pcd', 'anexos']} />
      {funcionarios.length > 0 ? <TabelaDeFuncionarios /> : null}
      {funcionarios.length > 0 && cliente ? (
        <Switch
          isSelected={resideForaDoPais}
          onChange={(valor) => despachar({ tipo: 'RESIDENCIA_ALTERADA', resideForaDoPais: valor })}
        >
          Reside fora do país
        </Switch>
      ) : (
        <InlineAlert tone="neutro">
          O primeiro funcionário define o cliente do pedido; os demais precisam ser do mesmo cliente.
        </InlineAlert>
      )}
    </Stack>
  );
}
