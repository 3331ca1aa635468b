import { getProfile } from '@apto/api-client';
import { useCall } from '@apto/api-client/react';
import { newRecordTitle, profiles } from '@apto/domain/registry';
import { usePermissions } from '../../../shared/session/index.ts';
import { breadcrumbsOf } from '../addresses.ts';
import { RecordPlace } from '../RecordPlace.tsx';
import { ProfileForm } from './ProfileForm.tsx';

interface Props {
  /** Null: a new one. */
  id: number | null;
  /** What a new one begins with. */
  copyOf: number | null;
}

/** The edit screen of a profile (doc3 §2.1, §2.9): what it is called, and what whoever has it may do. */
export function ProfilePage({ id, copyOf }: Props) {
  const held = new Set(usePermissions());
  const asked = id ?? copyOf;
  const { data, error, isValidating, mutate } = useCall(
    getProfile,
    asked === null ? null : { params: { id: asked } },
    // What is being chosen must not be replaced.
    { revalidateIfStale: true, revalidateOnReconnect: false },
  );
  const title = id === null ? newRecordTitle(profiles) : (data?.name ?? profiles.title);
  const breadcrumbs = breadcrumbsOf(profiles, title);
  if (asked !== null && !data)
    return (
      <RecordPlace
        registry={profiles}
        breadcrumbs={breadcrumbs}
        error={error && (error.status === 404 || !isValidating) ? error : null}
        onRetry={() => void mutate()}
      />
    );
  if (id === null || !data)
    return (
      <ProfileForm
        profile={null}
        copied={data ?? null}
        initial={{
          name: '',
          descricao: data?.descricao ?? '',
          // What its author lacks stays with the one that is copied.
          permissoes: (data?.permissoes ?? []).filter((permission) => held.has(permission)),
        }}
        breadcrumbs={breadcrumbs}
        onReload={() => undefined}
      />
    );
  const { name, descricao: description, permissoes: given } = data;
  return (
    <ProfileForm
      // Another version is another beginning.
      key={data.version}
      profile={data}
      initial={{ name, descricao: description, permissoes: given }}
      breadcrumbs={breadcrumbs}
      onReload={(profile) => void mutate(profile, { revalidate: profile === undefined })}
    />
  );
}
