import { HOME_ROUTE } from '../../shared/routing/addresses.ts';
import { CenteredPage, LinkButton, Stack, Text } from '@apto/ui';
import { useLocation, type LoaderFunctionArgs } from 'react-router-dom';
import { requireSession } from '../../shared/session/index.ts';

/** Public addresses of doc3 §2.1 that are not there yet: whoever follows one has no session to sign in with. */
const PUBLIC =
  /^\/(telemedicina-paciente|questionario-paciente|questionario-funcionario|kit-atendimento|qr-code|pre-admissao)(\/|$)/;

const guard = requireSession();

/** Every other address is an internal one: who has no session signs in before it says that nothing is there. */
export const loader = async ({ request }: LoaderFunctionArgs): Promise<null> =>
  PUBLIC.test(new URL(request.url).pathname) ? null : guard({ request });

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
