import { funcionarioNr7, hasNothingToDo, warnsOfCharge, type PedidoFuncionario } from '@apto/domain/pedido';
import { ChargeAcknowledgement, InlineAlert, Stack, Text } from '@apto/ui';
import { FormField } from '../fields/FormField.tsx';
import { useFailures } from '../fields/failures.ts';
import { usePedido } from '../pedido/usePedido.ts';

interface ChargedItem {
  readonly f: PedidoFuncionario;
  readonly field: string;
}

/** Employees who are to do an exam that is not due yet, each with the path of its acknowledgement. */
export const chargedItems = (funcionarios: readonly PedidoFuncionario[]): ChargedItem[] =>
  funcionarios.flatMap((f, i) =>
    warnsOfCharge(f.exames) ? [{ f, field: `funcionarios.${i}.chargeAcknowledged` }] : [],
  );

/** The charge warning (doc2 §2.6, §5): one box for everybody it is about. */
export function ChargeNotice() {
  const [{ funcionarios }, dispatch] = usePedido();
  const { errorOf: error } = useFailures();
  const list = chargedItems(funcionarios);
  const missing = list.find(({ f }) => !f.chargeAcknowledged) ?? list[0];
  if (!missing) return null;
  return (
    <FormField name={missing.field}>
      <ChargeAcknowledgement
        isSelected={list.every(({ f }) => f.chargeAcknowledged)}
        isInvalid={list.some(({ field }) => error(field) !== undefined)}
        onChange={(acknowledged) =>
          dispatch(...list.map(({ f }) => ({ type: 'CHARGE_ACKNOWLEDGED', id: f.id, acknowledged }) as const))
        }
      >
        {`Exames em dia foram aceitos e serão cobrados: ${list.map(({ f }) => f.name).join(', ')}.`}
      </ChargeAcknowledgement>
    </FormField>
  );
}

/** NR-7 for a dismissal (doc2 §4, decision 40): whether the exam is waived, and why. */
export function Nr7Note() {
  const [{ funcionarios, tipoExame }] = usePedido();
  const notes = funcionarios.flatMap((f) => {
    const note = funcionarioNr7(tipoExame?.id ?? null, f);
    return note ? [{ f, note }] : [];
  });
  if (notes.length === 0) return null;
  return (
    <InlineAlert tone="info" title="NR-7">
      <Stack gap="x2">
        {notes.map(({ f, note }) => (
          <Text key={f.id} size="s13">
            <strong>{f.name}:</strong> {note.mensagem}
            {hasNothingToDo(tipoExame?.id ?? null, f)
              ? ' Não há outro exame a realizar: o pedido vai a um atendente.'
              : null}
          </Text>
        ))}
      </Stack>
    </InlineAlert>
  );
}
