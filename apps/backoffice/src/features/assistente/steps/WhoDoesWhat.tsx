import { methodLocks } from '@apto/domain/assistente';
import { NOTIFIER_HELP, schedulerHelp, WHO, WHO_LABEL, type Who } from '@apto/domain/pedido';
import { WHO_SCHEDULES_LABEL_LIMIT } from '@apto/domain/prestadores';
import { truncate } from '@apto/domain/text';
import { Grid, Select, TextField } from '@apto/ui';
import { atom, useAtomValue } from 'jotai';
import { selectAtom } from 'jotai/utils';
import { useSession } from '../../../shared/session/index.ts';
import { FormField } from '../fields/FormField.tsx';
import { useFailureOf } from '../fields/failures.ts';
import { pedidoAtom } from '../pedido/pedido.ts';
import { isSameRecord } from '../pedido/sameList.ts';
import { useDispatch, usePedidoPart } from '../pedido/usePedido.ts';

/** '… (Ana Souza)': who each answer stands for, cut as specified (doc2 §9). */
export const whoLabel = (who: Who, names: Partial<Record<Who, string | undefined>>): string =>
  truncate(names[who] ? `${WHO_LABEL[who]} (${names[who]})` : WHO_LABEL[who], WHO_SCHEDULES_LABEL_LIMIT);

const LOCKED = 'Definido pelas regras do cliente.';
const helpOf = (isLocked: boolean, help: string): string => (isLocked ? `${LOCKED} ${help}` : help);

/** What the client decided already: the same while it says the same. */
const locksAtom = selectAtom(pedidoAtom, methodLocks, (a, b) => isSameRecord(a, b));

/** Text, so that only another one draws anew. */
const schedulerHelpAtom = atom((get) => {
  const pedido = get(pedidoAtom);
  return schedulerHelp(pedido, pedido.quemAgenda);
});

/** The client, who schedules and who notifies; locked where the client decided (doc2 §2.7, §4). */
export function WhoDoesWhat() {
  const dispatch = useDispatch();
  const locked = useAtomValue(locksAtom);
  const cliente = usePedidoPart('cliente');
  const quemAgenda = usePedidoPart('quemAgenda');
  const quemAvisa = usePedidoPart('quemAvisa');
  const help = useAtomValue(schedulerHelpAtom);
  const { empresa } = useSession().profile;
  const names = { SOLICITANTE: usePedidoPart('nomeSolicitante'), EMPRESA: empresa.name };
  const options = Object.values(WHO).map((who) => ({ value: who, label: whoLabel(who, names) }));
  return (
    <Grid columns={3}>
      <TextField label="Cliente" isReadOnly value={cliente?.name ?? ''} />
      <FormField name="quemAgenda">
        <Select<Who>
          label="Quem agenda"
          isRequired={locked.quemAgenda}
          options={options}
          value={quemAgenda}
          isDisabled={locked.quemAgenda}
          description={helpOf(locked.quemAgenda, help)}
          onChange={(who) => {
            if (who) dispatch({ type: 'QUEM_AGENDA_CHOSEN', who });
          }}
          errorMessage={useFailureOf('quemAgenda')}
        />
      </FormField>
      <FormField name="quemAvisa">
        <Select<Who>
          label="Quem avisa"
          isRequired={locked.quemAvisa}
          options={options}
          value={quemAvisa}
          isDisabled={locked.quemAvisa}
          description={helpOf(locked.quemAvisa, NOTIFIER_HELP[quemAvisa])}
          onChange={(who) => {
            if (who) dispatch({ type: 'QUEM_AVISA_CHOSEN', who });
          }}
          errorMessage={useFailureOf('quemAvisa')}
        />
      </FormField>
    </Grid>
  );
}
