import { Provider as LojaProvider } from 'jotai';
import { RouterProvider, type RouterProviderProps } from 'react-router-dom';
import { store } from './shared/store.ts';

/** What every address stands on: state and routes. The API's hooks come with the frame of signed-in screens. */
export function App({ router }: { router: RouterProviderProps['router'] }) {
  return (
    <LojaProvider store={store}>
      <RouterProvider router={router} />
    </LojaProvider>
  );
}
