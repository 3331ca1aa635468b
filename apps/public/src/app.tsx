import { RouterProvider } from 'react-router-dom';
import { createRouter } from './routes.tsx';
import { store } from '@apto/api-client/react';
import { PATHS } from './shared/routing/paths.ts';
import { sessionAtom } from './shared/session/index.ts';

const router = createRouter();

// A session that begins or ends takes the address with it; the one that was there when this arrived is in it already.
store.sub(sessionAtom, () => {
  void router.navigate(store.get(sessionAtom) ? PATHS.details : PATHS.login, { replace: true });
});

/** Everything behind the login. */
export default function App() {
  return <RouterProvider router={router} />;
}
