import { store } from '@apto/api-client/react';
import { AptoProvider } from '@apto/ui';
import { RouterProvider } from 'react-router-dom';
import { createClinicRouter } from './clinic-routes.tsx';
import { destinationOf, loginAddress, loginOf } from './shared/clinic/paths.ts';
import { clinicSession } from './shared/clinic/session.ts';

clinicSession.followOtherTabs();
await clinicSession.restore();
const router = createClinicRouter();

// A session that begins or ends takes the address with it, and comes back to it.
store.sub(clinicSession.sessionAtom, () => {
  const { pathname, search } = router.state.location;
  const next = clinicSession.current()
    ? destinationOf(new URLSearchParams(search).get('redirect'), pathname)
    : clinicSession.lastExit() === 'left'
      ? loginOf(pathname)
      : loginAddress(pathname + search);
  void router.navigate(next, { replace: true });
});

/** The clinic's portal: session, router and screens of its own (doc3 §2.1, §6). */
export default function Clinic() {
  return (
    <AptoProvider textSize="large">
      <RouterProvider router={router} />
    </AptoProvider>
  );
}
