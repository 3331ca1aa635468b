import { NotFoundPage } from '../../shared/NotFoundPage.tsx';
import { REGISTRIES_ROUTE } from './addresses.ts';

/** No such registry or record, or not for this person. */
export const NotFound = () => (
  <NotFoundPage
    title="Página não encontrada"
    text="Não há nada neste endereço."
    description="Ele pode estar incompleto, ou você não tem acesso a este cadastro."
    way={{ href: REGISTRIES_ROUTE, label: 'Ir para Cadastros' }}
  />
);
