import { CenteredPage, ErrorState } from '@apto/ui';
import { useRouteError } from 'react-router-dom';
import { mensagemDe } from '../avisos/mensagem.ts';

/** Code that could not be fetched: the network, or a version that was replaced while the page was open. */
const ehFalhaDeCarga = (erro: unknown): boolean =>
  erro instanceof Error && /dynamically imported module|module script|Failed to fetch/i.test(erro.message);

/** A screen that broke or did not arrive. What is stored (draft, session) survives the new load. */
export function FalhaDeRota() {
  const erro = useRouteError();
  return (
    <CenteredPage title="Algo deu errado">
      <ErrorState
        title={
          ehFalhaDeCarga(erro)
            ? 'Não foi possível carregar esta tela.'
            : 'Esta tela encontrou um problema e precisa ser carregada de novo.'
        }
        description={
          ehFalhaDeCarga(erro)
            ? 'Verifique sua conexão. Se houve uma atualização do sistema, carregar de novo resolve.'
            : mensagemDe(erro)
        }
        onRetry={() => window.location.reload()}
      />
    </CenteredPage>
  );
}
