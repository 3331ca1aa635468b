import { ApiProvider } from '@apto/api-client/react';
import { ToastRegion } from '@apto/ui';
import { useAtomValue } from 'jotai';
import { Outlet } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { clinicApi } from '../shared/clinic/client.ts';
import { clinicSession } from '../shared/clinic/session.ts';

/** What the signed-in screens of the portal stand in. */
export function ClinicShell() {
  const session = useAtomValue(clinicSession.sessionAtom);
  // It has just ended; the login takes the page over.
  if (!session) return null;
  return (
    // Another session starts with an empty cache.
    <SWRConfig key={session.token} value={{ provider: () => new Map() }}>
      <ApiProvider client={clinicApi}>
        <Outlet />
        <ToastRegion />
      </ApiProvider>
    </SWRConfig>
  );
}
