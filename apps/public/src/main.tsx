import '@apto/ui/theme';
import { Provider as StoreProvider } from 'jotai';
import { StrictMode, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Gate } from './Gate.tsx';
import { loadApp, loadClinic } from './load.ts';
import { store } from '@apto/api-client/react';
import { isClinicAddress } from './shared/clinic/paths.ts';
import { keepEarly } from './shared/session/early.ts';
import { receiveInvite, session, takeInviteFromAddress } from './shared/session/index.ts';
import { RouteFailure } from './shell/RouteFailure.tsx';

/** The employee's part, which every link of a message leads to. */
async function openEmployee(): Promise<ReactNode> {
  const invite = takeInviteFromAddress();
  session.followOtherTabs();
  await session.restore();
  if (invite) await receiveInvite(invite);
  // Ahead of the first drawing. Code that did not come is asked for again by the page, which then says so.
  if (session.current()) await loadApp().catch(() => undefined);
  return <Gate />;
}

/** The clinic's part: nothing of it is in the first load of an employee. */
const openClinic = (): Promise<ReactNode> =>
  loadClinic().then(
    ({ default: Clinic }) => <Clinic />,
    () => <RouteFailure />,
  );

const isAtClinic = (): boolean => isClinicAddress(window.location.hash.slice(1));
const opened = isAtClinic();
// Behind the other door are another session and another router: the page begins anew, before either looks at the address.
window.addEventListener('hashchange', (event) => {
  if (isAtClinic() === opened) return;
  event.stopImmediatePropagation();
  window.location.reload();
});

const page = await (opened ? openClinic() : openEmployee());
const root = document.getElementById('root');
if (!root) throw new Error("Falta o elemento '#root' na página.");
// In one go: no key goes between the field that was there and the one that takes its place.
flushSync(() => {
  keepEarly();
  createRoot(root).render(
    <StrictMode>
      <StoreProvider store={store}>{page}</StoreProvider>
    </StrictMode>,
  );
});
