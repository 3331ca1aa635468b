import '@apto/ui/theme';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { createRouter } from './routes.tsx';
import { applyPreferences } from './shared/preferences/preferences.ts';
import { firstVisitDestination } from './shared/routing/redirects.ts';
import { restoreSession, followOtherTabs } from './shared/session/index.ts';

applyPreferences();
followOtherTabs();

const session = await restoreSession();
const { pathname, search } = window.location;
const destination = session ? null : firstVisitDestination(pathname, search);
if (destination) window.history.replaceState(null, '', destination);

const root = document.getElementById('root');
if (!root) throw new Error("Falta o elemento '#root' na página.");
createRoot(root).render(
  <StrictMode>
    <App router={createRouter()} />
  </StrictMode>,
);
