import { CenteredPage, LinkButton, Text } from '@apto/ui';
import { useLocation } from 'react-router-dom';
import { isClinicAddress, loginOf } from '../../shared/clinic/paths.ts';
import { PATHS } from '../../shared/routing/paths.ts';

/** An address that leads nowhere, with the way to the door that it is behind. */
export function Component() {
  const { pathname } = useLocation();
  const isClinic = isClinicAddress(pathname);
  return (
    <CenteredPage title="Página não encontrada">
      <Text>O endereço pode ter sido cortado na mensagem. Abra o link de novo ou entre por aqui.</Text>
      <LinkButton
        href={isClinic ? loginOf(pathname) : PATHS.login}
        variant="primary"
        size="large"
        isFullWidth
      >
        {isClinic ? 'Entrar no portal do prestador' : 'Agendar o meu exame'}
      </LinkButton>
    </CenteredPage>
  );
}
