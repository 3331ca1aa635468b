import '@apto/ui/theme';
import { Provider as StoreProvider } from 'jotai';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Gate } from './Gate.tsx';
import { loadApp } from './load.ts';
import { store } from '@apto/api-client/react';
import { receiveInvite, session, takeInviteFromAddress } from './shared/session/index.ts';

const invite = takeInviteFromAddress();
session.followOtherTabs();
await session.restore();
if (invite) await receiveInvite(invite);
if (session.current()) await loadApp().catch(() => undefined);

const root = document.getElementById('root');
if (!root) throw new Error("Falta o elemento '#root' na página.");
createRoot(root).render(
  <StrictMode>
    <StoreProvider store={store}>
      <Gate />
    </StoreProvider>
  </StrictMode>,
);
