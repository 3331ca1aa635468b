import '@apto/ui/theme';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { createRouter } from './routes.tsx';
import { applyPreferences } from './shared/preferences/preferences.ts';
import { firstVisitDestination } from './firstVisit.ts';
import { liveSession } from './shared/session/index.ts';

const { pathname, search, hash } = window.location;

async function start(): Promise<void> {
  applyPreferences();
  liveSession.followOtherTabs();

  const session = await liveSession.restore();
  const destination = session ? null : firstVisitDestination(pathname, search);
  if (destination) window.history.replaceState(null, '', destination);

  const root = document.getElementById('root');
  if (!root) throw new Error("Falta o elemento '#root' na página.");
  createRoot(root).render(
    <StrictMode>
      <App router={createRouter()} />
    </StrictMode>,
  );
}

// Employees know their page by its hash alone (doc2 §2.11), which no server sees.
if (hash.startsWith('#/autoagendamento')) window.location.replace(`/publico/${hash}`);
else await start();
