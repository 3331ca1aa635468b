import { HOME_ROUTE } from '../../shared/routing/addresses.ts';
import { CenteredPage, LinkButton, Stack, Text } from '@apto/ui';
import { useLocation } from 'react-router-dom';

/** An address that is none of ours. */
export function Component() {
  const { pathname } = useLocation();
  return (
    <CenteredPage title="Página não encontrada">
      <Stack gap="x5">
        <Text>
          Não há nada em <strong>{pathname}</strong>. O endereço pode ter sido digitado errado, ou a página
          mudou de lugar.
        </Text>
        <LinkButton href={HOME_ROUTE} variant="primary" size="large" isFullWidth>
          Ir para Agendamentos
        </LinkButton>
      </Stack>
    </CenteredPage>
  );
}
