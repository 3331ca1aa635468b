import { getUser } from '@apto/api-client';
import { useCall } from '@apto/api-client/react';
import { newRecordTitle, users } from '@apto/domain/registry';
import { breadcrumbsOf } from '../addresses.ts';
import { RecordPlace } from '../RecordPlace.tsx';
import { UserForm } from './UserForm.tsx';

/** The edit screen of a person of the staff (doc3 §2.1, §2.9); null: a new one, by invitation. */
export function UserPage({ id }: { id: number | null }) {
  const { data, error, isValidating, mutate } = useCall(
    getUser,
    id === null ? null : { params: { id } },
    // What is being typed must not be replaced.
    { revalidateIfStale: true, revalidateOnReconnect: false },
  );
  const breadcrumbs = breadcrumbsOf(users, id === null ? newRecordTitle(users) : (data?.name ?? users.title));
  if (id !== null && !data)
    return (
      <RecordPlace
        registry={users}
        breadcrumbs={breadcrumbs}
        error={error && (error.status === 404 || !isValidating) ? error : null}
        onRetry={() => void mutate()}
      />
    );
  return (
    <UserForm
      // Another version is another beginning.
      key={data?.version ?? 0}
      user={data ?? null}
      breadcrumbs={breadcrumbs}
      onReload={(user) => void mutate(user, { revalidate: user === undefined })}
    />
  );
}
