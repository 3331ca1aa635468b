import { isLoadFailure } from '@apto/api-client/code';
import { CenteredPage, ErrorState } from '@apto/ui';
import { useRouteError } from 'react-router-dom';
import { messageFrom } from '../shared/notices/message.ts';

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
