import { CenteredPage, LinkButton, Text } from '@apto/ui';
import { PATHS } from '../../shared/routing/paths.ts';

export function Component() {
  return (
    <CenteredPage title="Página não encontrada">
      <Text>O endereço pode ter sido cortado na mensagem. Abra o link de novo ou entre por aqui.</Text>
      <LinkButton href={PATHS.login} variant="primary" size="large" isFullWidth>
        Agendar o meu exame
      </LinkButton>
    </CenteredPage>
  );
}
