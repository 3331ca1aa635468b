import { Provider as StoreProvider } from 'jotai';
import { RouterProvider, type RouterProviderProps } from 'react-router-dom';
import { store } from '@apto/api-client/react';

/** What every address stands on: state and routes. The API's hooks come with the frame of signed-in screens. */
export function App({ router }: { router: RouterProviderProps['router'] }) {
  return (
    <StoreProvider store={store}>
      <RouterProvider router={router} />
    </StoreProvider>
  );
}
