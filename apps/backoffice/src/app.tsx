import { ApiProvider } from '@apto/api-client/react';
import { Provider as LojaProvider } from 'jotai';
import { I18nProvider } from 'react-aria-components';
import { RouterProvider, type RouterProviderProps } from 'react-router-dom';
import { cliente } from './shared/api/cliente.ts';
import { loja } from './shared/loja.ts';

/** What every screen stands on: state, language, API and routes. */
export function App({ roteador }: { roteador: RouterProviderProps['router'] }) {
  return (
    <LojaProvider store={loja}>
      <I18nProvider locale="pt-BR">
        <ApiProvider cliente={cliente}>
          <RouterProvider router={roteador} />
        </ApiProvider>
      </I18nProvider>
    </LojaProvider>
  );
}
