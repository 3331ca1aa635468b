import { InlineAlert, Stack, Switch, TextArea, Button } from '@apto/ui';
import { messageFrom } from '../../../shared/notices/index.ts';
import { NotServed } from '../dialogs/NotServed.tsx';
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

/** What could not be read, with one way to read all of it again. */
function Failure({ reads }: { reads: readonly ReadState[] }) {
  const failures = reads.filter(({ error }) => error);
  const [first] = failures;
  if (!first) return null;
  return (
    <InlineAlert
      tone="danger"
      announce="polite"
      title="Não foi possível verificar a clínica e as datas"
      action={
        <Button size="small" onPress={() => failures.forEach((f) => f.retry())}>
          Tentar novamente
        </Button>
      }
    >
      {messageFrom(first.error)}
    </InlineAlert>
  );
}

/** Where and when, and who does what (doc2 §2.7). */
export function DefineClinic({ rules, facts, clinic }: Props) {
  const [{ observacao: observation, resideForaDoPais }, dispatch] = usePedido();
  return (
    <Stack gap="x5">
      <Failure reads={[rules, facts, clinic]} />
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
