import { now } from '@apto/api-client/react';
import { EmptyState, Stack } from '@apto/ui';
import { useState } from 'react';
import { FormProvider, useForm, type Resolver } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { ClienteField } from '../../shared/ClienteField.tsx';
import { useOnlyCliente } from '../../shared/scope/useOnlyCliente.ts';
import { HOME_ROUTE, MANY_ROUTE } from '../../shared/routing/addresses.ts';
import { useSession } from '../../shared/session/index.ts';
import { readDraft } from './draft.ts';
import { ManyForm, type ManyKnown } from './ManyForm.tsx';
import { emptyValues, manyFailures, type ManyValues } from './values.ts';
import { TrailPage } from '../../shared/TrailPage.tsx';

const TITLE = 'Nova solicitação em lote';

/** What the form says at its beginning tells what was typed. */
type Known = ManyKnown & { readonly empty: ManyValues };

const resolver: Resolver<ManyValues, Known> = (values, known) => {
  const failures = known ? manyFailures(known.empty, values, known, now()) : {};
  const errors = Object.fromEntries(
    Object.entries(failures).map(([field, message]) => [field, { type: 'custom', message }]),
  );
  return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
};

/** Whose employees, then what all of them share and who they are (issue 10 'Bulk request'). */
export function NewMany() {
  const session = useSession();
  const { state } = useLocation();
  const [draft] = useState(() => readDraft(state, session));
  const own = useOnlyCliente();
  const [clienteId, setCliente] = useState(draft?.clienteId ?? own?.id ?? null);
  const [empty] = useState(() => emptyValues(session));
  const [known, setKnown] = useState<ManyKnown>({ facts: null, asksQuestion: false });
  const initial = draft?.values ?? empty;
  const form = useForm<ManyValues, Known>({
    defaultValues: initial,
    resolver,
    context: { ...known, empty },
    mode: 'onTouched',
  });
  return (
    <TrailPage
      title={TITLE}
      width="form"
      purpose="Um pedido igual para até 500 funcionários. Nada é criado antes de você conferir um a um."
      breadcrumbs={[
        { label: 'Agendamentos', href: HOME_ROUTE },
        { label: 'Solicitações em lote', href: MANY_ROUTE },
        { label: TITLE },
      ]}
    >
      <FormProvider {...form}>
        <Stack gap="x6">
          <ClienteField
            value={clienteId}
            isLocked={own !== null}
            onChange={(id) => {
              setCliente(id);
              // Another one is served by other clinics; all else that was typed stays.
              form.setValue('prestador', null);
            }}
          />
          {clienteId === null ? (
            <EmptyState
              title="Comece pelo cliente"
              description="Depois vêm a clínica e o exame, os dias, quem pediu e a lista de funcionários, colada ou de uma planilha."
            />
          ) : (
            <ManyForm form={form} initial={initial} clienteId={clienteId} onKnown={setKnown} />
          )}
        </Stack>
      </FormProvider>
    </TrailPage>
  );
}
