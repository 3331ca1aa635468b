import { ApiProvider } from '@apto/api-client/react';
import { Provider as LojaProvider } from 'jotai';
import { RouterProvider, type RouterProviderProps } from 'react-router-dom';
import { cliente } from './shared/api/cliente.ts';
import { loja } from './shared/loja.ts';

/** What every screen stands on: state, API and routes. */
export function App({ roteador }: { roteador: RouterProviderProps['router'] }) {
  return (
    <LojaProvider store={loja}>
      <ApiProvider cliente={cliente}>
        <RouterProvider router={roteador} />
      </ApiProvider>
    </LojaProvider>
  );
}
