import { Page, Stack } from '@apto/ui';
import { useState } from 'react';
import { ClienteField } from '../../shared/ClienteField.tsx';
import { HOME_ROUTE, MANY_ROUTE } from '../../shared/routing/addresses.ts';
import { ManyForm } from './ManyForm.tsx';

const TITLE = 'Nova solicitação em lote';

/** Whose employees, then what all of them share and who they are (issue 10 'Bulk request'). */
export function NewMany() {
  const [clienteId, setCliente] = useState<number | null>(null);
  return (
    <Page
      title={TITLE}
      width="form"
      purpose="Um pedido igual para até 500 funcionários. Nada é criado antes de você conferir um a um."
      breadcrumbs={[
        { label: 'Agendamentos', href: HOME_ROUTE },
        { label: 'Solicitações em lote', href: MANY_ROUTE },
        { label: TITLE },
      ]}
    >
      <Stack gap="x6">
        <ClienteField value={clienteId} isLocked={false} onChange={setCliente} />
        {clienteId === null ? null : <ManyForm key={clienteId} clienteId={clienteId} />}
      </Stack>
    </Page>
  );
}
