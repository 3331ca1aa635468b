import { getRegistryRecord } from '@apto/api-client';
import { useCall } from '@apto/api-client/react';
import { emptyValues, newRecordTitle, type Registry } from '@apto/domain/registry';
import { EmptyState, ErrorState, LinkButton, Page, Skeleton, Stack } from '@apto/ui';
import { Search } from '@apto/ui/icons';
import { messageFrom } from '../../shared/notices/index.ts';
import { listAddress, REGISTRIES_ROUTE } from './addresses.ts';
import { RecordForm } from './RecordForm.tsx';
import { nameOf } from './record.ts';

/** The edit screen of every registry (doc3 §2.9): an id means edit, none means new. */
export function RecordPage({ registry, id }: { registry: Registry; id: number | null }) {
  const { data, error, isValidating, mutate } = useCall(
    getRegistryRecord,
    id === null ? null : { params: { registry: registry.name, id } },
    // What is being typed must not be replaced.
    { revalidateIfStale: true, revalidateOnReconnect: false },
  );
  const title = id === null ? newRecordTitle(registry) : data ? nameOf(registry, data) : registry.title;
  const breadcrumbs = [
    { label: 'Cadastros', href: REGISTRIES_ROUTE },
    { label: registry.title, href: listAddress(registry.name) },
    { label: title },
  ];
  if (id === null)
    return (
      <RecordForm
        registry={registry}
        record={null}
        initial={emptyValues(registry)}
        breadcrumbs={breadcrumbs}
        onReload={() => undefined}
      />
    );
  if (data)
    return (
      <RecordForm
        // Another version is another beginning.
        key={data.version}
        registry={registry}
        record={data}
        initial={data.values}
        breadcrumbs={breadcrumbs}
        onReload={(record) => void mutate(record, { revalidate: record === undefined })}
      />
    );
  return (
    <Page title={registry.title} breadcrumbs={breadcrumbs} width="form">
      {error?.status === 404 ? (
        <EmptyState
          icon={<Search />}
          title={`Não há ${registry.singular} neste endereço.`}
          description="O registro pode ter sido excluído, ou não é dos seus clientes."
          action={<LinkButton href={listAddress(registry.name)}>Voltar à lista</LinkButton>}
        />
      ) : error && !isValidating ? (
        <ErrorState
          title="Não foi possível abrir o registro."
          description={messageFrom(error)}
          requestId={error.requestId ?? undefined}
          onRetry={() => void mutate()}
        />
      ) : (
        <Stack gap="x5" aria-busy>
          <output aria-label="Carregando o registro">
            <Skeleton shape="block" height={320} />
          </output>
        </Stack>
      )}
    </Page>
  );
}
