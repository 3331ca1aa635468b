import { CenteredPage, ErrorState } from '@apto/ui';

/** A screen that broke or did not arrive. What is stored (choices, session) survives the new load. */
export function RouteFailure() {
  return (
    <CenteredPage title="Algo deu errado">
      <ErrorState
        title="Não foi possível carregar esta tela."
        description="Verifique sua conexão e tente de novo. O que você já escolheu continua guardado."
        onRetry={() => window.location.reload()}
      />
    </CenteredPage>
  );
}
