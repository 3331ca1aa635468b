import { Stack, Switch, TextArea } from '@apto/ui';
import { NotServed } from '../dialogs/NotServed.tsx';
import { ReadFailure } from '../fields/ReadFailure.tsx';
import type { PedidoClinic } from '../pedido/useClinic.ts';
import type { ReadState } from '../pedido/useClienteRules.ts';
import { useDispatch, usePedidoPart } from '../pedido/usePedido.ts';
import { ClinicChoice } from './ClinicChoice.tsx';
import { SuggestedWhen } from './SuggestedWhen.tsx';
import { WhoDoesWhat } from './WhoDoesWhat.tsx';

interface Props {
  readonly rules: ReadState;
  readonly facts: ReadState;
  readonly clinic: PedidoClinic;
}

function Note() {
  const note = usePedidoPart('observacao');
  const dispatch = useDispatch();
  return (
    <TextArea
      label="Observações"
      isOptional
      rows={2}
      maxLength={2000}
      value={note}
      onChange={(text) => dispatch({ type: 'NOTE_CHANGED', observacao: text })}
    />
  );
}

function Residence() {
  const resideForaDoPais = usePedidoPart('resideForaDoPais');
  const dispatch = useDispatch();
  return (
    <Switch
      isSelected={resideForaDoPais}
      onChange={(value) => dispatch({ type: 'RESIDENCE_CHANGED', resideForaDoPais: value })}
    >
      Reside fora do país
    </Switch>
  );
}

// They read the request by themselves: what arrives of clinic and calendars does not draw them.
const WHO_DOES_WHAT = <WhoDoesWhat />;
const NOTE = <Note />;
const RESIDENCE = <Residence />;

/** Where and when, and who does what (doc2 §2.7). */
export function DefineClinic({ rules, facts, clinic }: Props) {
  return (
    <Stack gap="x5">
      <ReadFailure title="Não foi possível verificar a clínica e as datas" reads={[rules, facts, clinic]} />
      <ClinicChoice clinic={clinic} />
      <SuggestedWhen verifying={facts.loading || clinic.loading || rules.loading} />
      {WHO_DOES_WHAT}
      {NOTE}
      {RESIDENCE}
      <NotServed clinic={clinic} />
    </Stack>
  );
}
