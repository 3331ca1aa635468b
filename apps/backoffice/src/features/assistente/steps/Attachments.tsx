import { needsLaudo, needsLiberacaoDate, WORK_RETURN_TYPES } from '@apto/domain/exames';
import { hasPcdProcedimento, type PedidoFuncionario } from '@apto/domain/pedido';
import { Card, DatePicker, Grid, Select, Stack } from '@apto/ui';
import { FuncionarioAttachments } from '../attachments/FuncionarioAttachments.tsx';
import { FormField } from '../fields/FormField.tsx';
import { useFailures } from '../fields/failures.ts';
import { useAssistenteContext, useDispatch, usePedido } from '../pedido/usePedido.ts';

const RETURN_TYPES = WORK_RETURN_TYPES.map(({ id, descricao: label }) => ({ value: id, label }));

interface CardProps {
  readonly f: PedidoFuncionario;
  readonly index: number;
}

/** When the employee was released, and what from (doc2 §2.4). */
function WorkReturnFields({ f, index }: CardProps) {
  const dispatch = useDispatch();
  const { now } = useAssistenteContext();
  const { errorOf, touch } = useFailures();
  const date = `funcionarios.${index}.dataLiberacao`;
  const reason = `funcionarios.${index}.tipoRetorno`;
  return (
    <Grid columns={2}>
      <FormField name={date}>
        <DatePicker
          label="Data de liberação"
          isRequired
          now={now}
          value={f.dataLiberacao}
          onChange={(dataLiberacao) =>
            dispatch({ type: 'FUNCIONARIO_CHANGED', id: f.id, fields: { dataLiberacao } })
          }
          onBlur={() => touch(date)}
          errorMessage={errorOf(date)}
        />
      </FormField>
      <FormField name={reason}>
        <Select
          label="Motivo do retorno"
          isRequired
          options={RETURN_TYPES}
          value={f.tipoRetorno}
          onChange={(tipoRetorno) =>
            dispatch({ type: 'FUNCIONARIO_CHANGED', id: f.id, fields: { tipoRetorno } })
          }
          errorMessage={errorOf(reason)}
        />
      </FormField>
    </Grid>
  );
}

function AttachmentsCard({ f, index }: CardProps) {
  const [{ tipoExame }] = usePedido();
  const { errorOf } = useFailures();
  const field = `funcionarios.${index}.anexos`;
  const isRequired = needsLaudo(tipoExame?.id, hasPcdProcedimento(f));
  return (
    <Card title={f.name}>
      <Stack gap="x4">
        {needsLiberacaoDate(tipoExame?.id) ? <WorkReturnFields f={f} index={index} /> : null}
        <FormField name={field}>
          <FuncionarioAttachments
            f={f}
            kind="LAUDO"
            label="Laudo"
            isRequired={isRequired}
            hint={isRequired ? undefined : 'Opcional: só é exigido quando há um procedimento de PCD.'}
            errorMessage={errorOf(field)}
          />
        </FormField>
      </Stack>
    </Card>
  );
}

/** The documents of each employee, and of a return to work its date and reason (doc2 §2.4). */
export function Attachments() {
  const [{ funcionarios }] = usePedido();
  return (
    <Stack gap="x4">
      {funcionarios.map((f, index) => (
        <AttachmentsCard key={f.id} f={f} index={index} />
      ))}
    </Stack>
  );
}
