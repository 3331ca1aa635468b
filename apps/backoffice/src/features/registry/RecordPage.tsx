import { getRegistryRecord } from '@apto/api-client';
import { useCall } from '@apto/api-client/react';
import { useSearchParams } from 'react-router-dom';
import { initialValues, newRecordTitle, type Registry, type RegistryValues } from '@apto/domain/registry';
import { breadcrumbsOf } from './addresses.ts';
import { RecordForm } from './RecordForm.tsx';
import { RecordParts } from './RecordParts.tsx';
import { RecordPlace } from './RecordPlace.tsx';
import { nameOf } from './record.ts';

/** What the address fills in of a new record: choices of its own few options, and nothing else. */
const givenValues = ({ fields }: Registry, params: URLSearchParams): RegistryValues =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const value = params.get(field.name);
      const isOne = field.type === 'select' && field.options.some((option) => option.value === value);
      return isOne ? [[field.name, value]] : [];
    }),
  );

/** The edit screen of every registry (doc3 §2.9): an id means edit, none means new. */
export function RecordPage({ registry, id }: { registry: Registry; id: number | null }) {
  const { data, error, isValidating, mutate } = useCall(
    getRegistryRecord,
    id === null ? null : { params: { registry: registry.name, id } },
    // What is being typed must not be replaced.
    { revalidateIfStale: true, revalidateOnReconnect: false },
  );
  const [params] = useSearchParams();
  const title = id === null ? newRecordTitle(registry) : data ? nameOf(registry, data) : registry.title;
  const breadcrumbs = breadcrumbsOf(registry, title);
  if (id === null)
    return (
      <RecordForm
        registry={registry}
        record={null}
        initial={{ ...initialValues(registry), ...givenValues(registry, params) }}
        breadcrumbs={breadcrumbs}
        onReload={() => undefined}
      />
    );
  if (data)
    return (
      <RecordForm
        below={<RecordParts registry={registry.name} id={data.id} onChange={() => void mutate()} />}
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
    <RecordPlace
      registry={registry}
      breadcrumbs={breadcrumbs}
      error={error && (error.status === 404 || !isValidating) ? error : null}
      onRetry={() => void mutate()}
    />
  );
}
