import { InlineAlert, Stack, Switch, TextArea, Button } from '@apto/ui';
import { mensagemDe } from '../../../shared/avisos/index.ts';
import { EtapasComAtendente } from '../campos/EtapasComAtendente.tsx';
import { DialogoNaoAtende } from '../dialogos/DialogoNaoAtende.tsx';
import type { ClinicaDoPedido } from '../pedido/useClinica.ts';
import type { Leitura } from '../pedido/useRegrasDoCliente.ts';
import { usePedido } from '../pedido/usePedido.ts';
import { EscolhaDaClinica } from './EscolhaDaClinica.tsx';
import { QuandoSugerido } from './QuandoSugerido.tsx';
import { QuemFazOQue } from './QuemFazOQue.tsx';

interface Props {
  readonly regras: Leitura;
  readonly fatos: Leitura;
  readonly clinica: ClinicaDoPedido;
}

/** What could not be read, with one way to read all of it again. */
function Falha({ leituras }: { leituras: readonly Leitura[] }) {
  const falhas = leituras.filter(({ erro }) => erro);
  const [primeira] = falhas;
  if (!primeira) return null;
  return (
    <InlineAlert
      tone="perigo"
      announce="polite"
      title="Não foi possível verificar a clínica e as datas"
      action={
        <Button size="small" onPress={() => falhas.forEach((f) => f.tentarNovamente())}>
          Tentar novamente
        </Button>
      }
    >
      {mensagemDe(primeira.erro)}
    </InlineAlert>
  );
}

/** Where and when, and who does what (doc2 §2.7). */
export function DefinirClinica({ regras, fatos, clinica }: Props) {
  const [{ observacao, resideForaDoPais }, despachar] = usePedido();
  return (
    <Stack gap="x5">
      <Falha leituras={[regras, fatos, clinica]} />
      <EscolhaDaClinica clinica={clinica} />
      <EtapasComAtendente etapas={['agendar']} />
      <QuandoSugerido verificando={fatos.carregando || clinica.carregando || regras.carregando} />
      <QuemFazOQue />
      <TextArea
        label="Observações"
        isOptional
        rows={2}
        maxLength={2000}
        value={observacao}
        onChange={(texto) => despachar({ tipo: 'OBSERVACAO_ALTERADA', observacao: texto })}
      />
      <Switch
        isSelected={resideForaDoPais}
        onChange={(valor) => despachar({ tipo: 'RESIDENCIA_ALTERADA', resideForaDoPais: valor })}
      >
        Reside fora do país
      </Switch>
      <DialogoNaoAtende clinica={clinica} />
    </Stack>
  );
}
