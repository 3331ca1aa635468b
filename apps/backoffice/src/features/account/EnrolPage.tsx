import { Button, CenteredPage, InlineAlert, Stack } from '@apto/ui';
import { useId, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { api, apiWith } from '../../shared/api/client.ts';
import { useSwitchCompany } from '../../shared/company/useSwitchCompany.tsx';
import { messageFrom, notify } from '../../shared/notices/index.ts';
import {
  leaveSession,
  LOGIN_ROUTE,
  safeDestination,
  startSessionOf,
  useSessionOrNull,
} from '../../shared/session/index.ts';
import { CodeStep, PasswordStep, type Begun } from './EnrolSteps.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

/**
 * Where whoever lacks the second factor that their company asks for enrols it: right after entering, and before anything
 * else (docs/decisions/0158). The ways out are another of their companies, and the door.
 */
export function EnrolPage() {
  const session = useSessionOrNull();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const formId = useId();
  const [begun, setBegun] = useState<Begun | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [isSending, setSending] = useState(false);
  const { enter, isEntering, question } = useSwitchCompany();
  // Signed out, on the way to the login.
  if (!session) return null;
  const { profile, token } = session;
  const others = profile.companies.filter(({ id }) => id !== profile.empresa.id);

  async function goOn(): Promise<void> {
    setSending(true);
    try {
      const { permissions } = await startSessionOf(apiWith, token);
      await navigate(safeDestination(query.get('redirect'), permissions), { replace: true });
    } catch (error) {
      notify({ tone: 'danger', title: messageFrom(error) });
    } finally {
      setSending(false);
    }
  }

  async function leave(): Promise<void> {
    await leaveSession(api);
    await navigate(LOGIN_ROUTE, { replace: true });
  }

  if (codes)
    return (
      <CenteredPage title="Verificação em duas etapas ativada">
        <Stack gap="x5">
          <RecoveryCodes codes={codes} />
          <Button
            variant="primary"
            size="large"
            isFullWidth
            isPending={isSending}
            onPress={() => void goOn()}
          >
            Guardei os códigos
          </Button>
        </Stack>
      </CenteredPage>
    );
  return (
    <CenteredPage
      title="Ative a verificação em duas etapas"
      description={`${profile.empresa.name} exige de toda a equipe, além da senha, um código do celular.`}
    >
      <Stack gap="x5">
        {begun ? (
          <CodeStep formId={formId} begun={begun} onSending={setSending} onDone={setCodes} />
        ) : (
          <PasswordStep formId={formId} onSending={setSending} onDone={setBegun} />
        )}
        <Button type="submit" form={formId} variant="primary" size="large" isFullWidth isPending={isSending}>
          {begun ? 'Ativar' : 'Continuar'}
        </Button>
        <InlineAlert tone="info">
          Sem um celular que sirva? Fale com quem administra os acessos da sua empresa.
        </InlineAlert>
        {others.map((company) => (
          <Button
            key={company.id}
            variant="quiet"
            isFullWidth
            isPending={isEntering}
            onPress={() => void enter(company)}
          >
            Entrar em {company.name}
          </Button>
        ))}
        <Button variant="quiet" isFullWidth onPress={() => void leave()}>
          Sair
        </Button>
        {question}
      </Stack>
    </CenteredPage>
  );
}
