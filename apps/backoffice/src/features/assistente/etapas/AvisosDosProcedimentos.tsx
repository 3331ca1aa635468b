import { avisaCobranca, nr7DoFuncionario, type FuncionarioDoPedido } from '@apto/domain';
import { ChargeAcknowledgement, InlineAlert, Stack, Text } from '@apto/ui';
import { Campo } from '../campos/Campo.tsx';
import { useFalhas } from '../campos/falhas.ts';
import { usePedido } from '../pedido/usePedido.ts';

interface Cobrado {
  readonly f: FuncionarioDoPedido;
  readonly campo: string;
}

/** Employees who are to do an exam that is not due yet, each with the path of its acknowledgement. */
export const cobrados = (funcionarios: readonly FuncionarioDoPedido[]): Cobrado[] =>
  funcionarios.flatMap((f, i) =>
    avisaCobranca(f.exames) ? [{ f, campo: `funcionarios.${i}.cobrancaCiente` }] : [],
  );

/** The charge warning (doc2 §2.6, §5): one box for everybody it is about. */
export function AvisoDeCobranca() {
  const [{ funcionarios }, despachar] = usePedido();
  const { erro } = useFalhas();
  const lista = cobrados(funcionarios);
  const falta = lista.find(({ f }) => !f.cobrancaCiente) ?? lista[0];
  if (!falta) return null;
  return (
    <Campo nome={falta.campo}>
      <ChargeAcknowledgement
        isSelected={lista.every(({ f }) => f.cobrancaCiente)}
        isInvalid={lista.some(({ campo }) => erro(campo) !== undefined)}
        onChange={(ciente) =>
          despachar(...lista.map(({ f }) => ({ tipo: 'COBRANCA_CIENTE', id: f.id, ciente }) as const))
        }
      >
        {`Exames em dia foram aceitos e serão cobrados: ${lista.map(({ f }) => f.name).join(', ')}.`}
      </ChargeAcknowledgement>
    </Campo>
  );
}

/** NR-7 for a dismissal (doc2 §4): whether the exam may be waived, and why. */
export function NotaDaNr7() {
  const [{ funcionarios, tipoExame }] = usePedido();
  const notas = funcionarios.flatMap((f) => {
    const nota = nr7DoFuncionario(tipoExame?.id ?? null, f);
    return nota ? [{ f, nota }] : [];
  });
  if (notas.length === 0) return null;
  return (
    <InlineAlert tone="informacao" title="NR-7">
      <Stack gap="x2">
        {notas.map(({ f, nota }) => (
          <Text key={f.id} size="s13">
            <strong>{f.name}:</strong> {nota.mensagem}
          </Text>
        ))}
      </Stack>
    </InlineAlert>
  );
}
