import { CenteredPage, ErrorState } from '@apto/ui';
import { useRouteError } from 'react-router-dom';
import { messageFrom } from '../shared/notices/message.ts';

/** Code that could not be fetched: the network, or a version that was replaced while the page was open. */
const isLoadFailure = (error: unknown): boolean =>
  error instanceof Error && /dynamically imported module|module script|Failed to fetch/i.test(error.message);

/** A screen that broke or did not arrive. What is stored (draft, session) survives the new load. */
export function RouteFailure() {
  const error = useRouteError();
  return (
    <CenteredPage title="Algo deu errado">
      <ErrorState
        title={
          isLoadFailure(error)
            ? 'Não foi possível carregar esta tela.'
            : 'Esta tela encontrou um problema e precisa ser carregada de novo.'
        }
        description={
          isLoadFailure(error)
            ? 'Verifique sua conexão. Se houve uma atualização do sistema, carregar de novo resolve.'
            : messageFrom(error)
        }
        onRetry={() => window.location.reload()}
      />
    </CenteredPage>
  );
}
