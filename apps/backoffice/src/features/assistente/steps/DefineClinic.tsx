import { Stack, Switch, TextArea } from '@apto/ui';
import { NotServed } from '../dialogs/NotServed.tsx';
import { ReadFailure } from '../fields/ReadFailure.tsx';
import type { PedidoClinic } from '../pedido/useClinic.ts';
import type { ReadState } from '../pedido/useClienteRules.ts';
import { usePedido } from '../pedido/usePedido.ts';
import { ClinicChoice } from './ClinicChoice.tsx';
import { SuggestedWhen } from './SuggestedWhen.tsx';
import { WhoDoesWhat } from './WhoDoesWhat.tsx';

interface Props {
  readonly rules: ReadState;
  readonly facts: ReadState;
  readonly clinic: PedidoClinic;
}

/** Where and when, and who does what (doc2 §2.7). */
export function DefineClinic({ rules, facts, clinic }: Props) {
  const [{ observacao: observation, resideForaDoPais }, dispatch] = usePedido();
  return (
    <Stack gap="x5">
      <ReadFailure title="Não foi possível verificar a clínica e as datas" reads={[rules, facts, clinic]} />
      <ClinicChoice clinic={clinic} />
      <SuggestedWhen verifying={facts.loading || clinic.loading || rules.loading} />
      <WhoDoesWhat />
      <TextArea
        label="Observações"
        isOptional
        rows={2}
        maxLength={2000}
        value={observation}
        onChange={(text) => dispatch({ type: 'NOTE_CHANGED', observacao: text })}
      />
      <Switch
        isSelected={resideForaDoPais}
        onChange={(value) => dispatch({ type: 'RESIDENCE_CHANGED', resideForaDoPais: value })}
      >
        Reside fora do país
      </Switch>
      <NotServed clinic={clinic} />
    </Stack>
  );
}
