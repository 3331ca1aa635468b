import { readOwnRegistration } from '@apto/api-client';
import { useCall } from '@apto/api-client/react';
import { ErrorState, PublicShell, Skeleton, Stack } from '@apto/ui';
import { clinicApi } from '../../shared/clinic/client.ts';
import { clinicSession } from '../../shared/clinic/session.ts';
import { Registration } from './Registration.tsx';

/** The clinic's own registration (doc3 §2.1 /cadastro-prestador/cadastro). */
export function Component() {
  const { data, error, mutate, isValidating } = useCall(
    readOwnRegistration,
    {},
    // What is being typed must not be replaced.
    { revalidateOnFocus: false, revalidateOnReconnect: false },
  );
  if (!data)
    return (
      <PublicShell title="Cadastro do prestador">
        {error ? (
          <ErrorState
            title="Não foi possível abrir o cadastro."
            description={error.message}
            requestId={error.requestId ?? undefined}
            onRetry={() => void mutate()}
            isRetrying={isValidating}
          />
        ) : (
          <Stack gap="x5" aria-busy>
            {[1, 2, 3, 4].map((row) => (
              <Skeleton key={row} shape="block" height={72} />
            ))}
          </Stack>
        )}
      </PublicShell>
    );
  return (
    <Registration
      record={data}
      onChange={(record) => void mutate(record ?? undefined, { revalidate: record === null })}
      onLeave={() => void clinicSession.leave(clinicApi)}
    />
  );
}
