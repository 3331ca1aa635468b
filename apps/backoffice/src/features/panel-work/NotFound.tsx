import { NotFoundPage } from '../../shared/NotFoundPage.tsx';
import { PANEL_ROUTE } from '../../shared/routing/addresses.ts';

/** No such request, or not for this person. */
export const NotFound = () => (
  <NotFoundPage
    title="Pedido não encontrado"
    text="Não há pedido neste endereço."
    description="Ele pode ter sido de outro cliente, ou o endereço está incompleto."
    way={{ href: PANEL_ROUTE, label: 'Voltar ao painel' }}
  />
);
