import type { PedidoFuncionario } from '@apto/domain/pedido';
import { PCD_TYPES } from '@apto/domain/pre-solicitacao';
import { Card, RadioGroup, Stack, Switch, VisuallyHidden } from '@apto/ui';
import { FuncionarioAttachments } from '../attachments/FuncionarioAttachments.tsx';
import { FormField } from '../fields/FormField.tsx';
import { useFailures } from '../fields/failures.ts';
import { useDispatch, usePedido } from '../pedido/usePedido.ts';

const TYPES = PCD_TYPES.map(({ id, descricao: label }) => ({ value: String(id), label }));

function PcdCard({ f, index }: { f: PedidoFuncionario; index: number }) {
  const dispatch = useDispatch();
  const { errorOf } = useFailures();
  const field = `funcionarios.${index}.laudoPcd`;
  const change = (fields: { pcd?: boolean; informacoesPcd?: number }) =>
    dispatch({ type: 'FUNCIONARIO_CHANGED', id: f.id, fields });
  const hint = PCD_TYPES.find(({ id }) => id === f.informacoesPcd)?.hint;
  return (
    <Card title={f.name}>
      <Stack gap="x4">
        <Switch isSelected={f.pcd} onChange={(pcd) => change({ pcd })}>
          Pessoa com deficiência (PCD)<VisuallyHidden>: {f.name}</VisuallyHidden>
        </Switch>
        {f.pcd ? (
          <>
            <RadioGroup
              label={`Tipo de deficiência de ${f.name}`}
              orientation="horizontal"
              // Here, and not at the field below: what is missing takes the place of what a field says of itself.
              description={hint ?? 'Escolha o tipo de deficiência para saber qual documento anexar.'}
              options={TYPES}
              value={f.informacoesPcd === null ? null : String(f.informacoesPcd)}
              onChange={(value) => change({ informacoesPcd: Number(value) })}
            />
            <FormField name={field}>
              <FuncionarioAttachments
                f={f}
                kind="LAUDO_PCD"
                label="Laudo PCD"
                isRequired
                errorMessage={errorOf(field)}
              />
            </FormField>
          </>
        ) : null}
      </Stack>
    </Card>
  );
}

/** The report of each employee who is PCD; the registry's mark can be corrected here (doc2 §2.5, decision 39). */
export function Pcd() {
  const [{ funcionarios }] = usePedido();
  return (
    <Stack gap="x4">
      {funcionarios.map((f, index) => (
        <PcdCard key={f.id} f={f} index={index} />
      ))}
    </Stack>
  );
}
