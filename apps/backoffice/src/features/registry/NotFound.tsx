import { NotFoundPage } from '../../shared/NotFoundPage.tsx';
import { REGISTRIES_ROUTE } from './addresses.ts';

/** No such registry or record. */
export const NotFound = () => (
  <NotFoundPage
    title="Página não encontrada"
    text="Não há nada neste endereço."
    description="Ele pode estar incompleto, ou o registro foi excluído."
    way={{ href: REGISTRIES_ROUTE, label: 'Ir para Cadastros' }}
  />
);
