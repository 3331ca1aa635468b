import { methodLocks } from '@apto/domain/assistente';
import { NOTIFIER_HELP, SCHEDULER_HELP, WHO, WHO_LABEL, type Who } from '@apto/domain/pedido';
import { WHO_SCHEDULES_LABEL_LIMIT } from '@apto/domain/prestadores';
import { truncate } from '@apto/domain/text';
import { Grid, Select, TextField } from '@apto/ui';
import { useSession } from '../../../shared/session/index.ts';
import { FormField } from '../fields/FormField.tsx';
import { useFailures } from '../fields/failures.ts';
import { usePedido } from '../pedido/usePedido.ts';

/** '… (Ana Souza)': who each answer stands for, cut as specified (doc2 §9). */
export const whoLabel = (who: Who, names: Partial<Record<Who, string | undefined>>): string =>
  truncate(names[who] ? `${WHO_LABEL[who]} (${names[who]})` : WHO_LABEL[who], WHO_SCHEDULES_LABEL_LIMIT);

const LOCKED = 'Definido pelas regras do cliente.';
const helpOf = (isLocked: boolean, help: string): string => (isLocked ? `${LOCKED} ${help}` : help);

/** The client, who schedules and who notifies; locked where the client decided (doc2 §2.7, §4). */
export function WhoDoesWhat() {
  const [pedido, dispatch] = usePedido();
  const { errorOf: error } = useFailures();
  const locked = methodLocks(pedido);
  const { empresa } = useSession().profile;
  const names = { SOLICITANTE: pedido.nomeSolicitante, EMPRESA: empresa.name };
  const options = Object.values(WHO).map((who) => ({ value: who, label: whoLabel(who, names) }));
  return (
    <Grid columns={3}>
      <TextField label="Cliente" isReadOnly value={pedido.cliente?.name ?? ''} />
      <FormField name="quemAgenda">
        <Select<Who>
          label="Quem agenda"
          isRequired={locked.quemAgenda}
          options={options}
          value={pedido.quemAgenda}
          isDisabled={locked.quemAgenda}
          description={helpOf(locked.quemAgenda, SCHEDULER_HELP[pedido.quemAgenda])}
          onChange={(who) => {
            if (who) dispatch({ type: 'QUEM_AGENDA_CHOSEN', who });
          }}
          errorMessage={error('quemAgenda')}
        />
      </FormField>
      <FormField name="quemAvisa">
        <Select<Who>
          label="Quem avisa"
          isRequired={locked.quemAvisa}
          options={options}
          value={pedido.quemAvisa}
          isDisabled={locked.quemAvisa}
          description={helpOf(locked.quemAvisa, NOTIFIER_HELP[pedido.quemAvisa])}
          onChange={(who) => {
            if (who) dispatch({ type: 'QUEM_AVISA_CHOSEN', who });
          }}
          errorMessage={error('quemAvisa')}
        />
      </FormField>
    </Grid>
  );
}
