import { EmptyState, LinkButton, Page } from '@apto/ui';
import { Search } from '@apto/ui/icons';
import { PANEL_ROUTE } from '../../shared/routing/addresses.ts';

/** No such request, or not for this person: which of the two is not told. */
export function NotFound() {
  return (
    <Page title="Pedido não encontrado">
      <EmptyState
        icon={<Search />}
        title="Não há pedido neste endereço."
        description="Ele pode ter sido de outro cliente, ou o endereço está incompleto."
        action={<LinkButton href={PANEL_ROUTE}>Voltar ao painel</LinkButton>}
      />
    </Page>
  );
}
