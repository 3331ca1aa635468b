import '@apto/ui/theme';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { createRouter } from './routes.tsx';
import { applyPreferences } from './shared/preferences/preferences.ts';
import { firstVisitDestination } from './firstVisit.ts';
import { liveSession } from './shared/session/index.ts';

applyPreferences();
liveSession.followOtherTabs();

const session = await liveSession.restore();
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
