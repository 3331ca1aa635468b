import { myProfile } from '@apto/api-client';
import { useCall } from '@apto/api-client/react';
import { Button, ErrorState, Page, Section, Skeleton, Stack } from '@apto/ui';
import { useState } from 'react';
import { onDemand } from '../../shared/lazy.tsx';
import { messageFrom } from '../../shared/notices/index.ts';
import { OwnDataForm } from './OwnDataForm.tsx';
import { SecondFactor } from './SecondFactor.tsx';
import { SessionList } from './SessionList.tsx';

const PasswordDialog = onDemand(() => import('../../shared/account/PasswordDialog.tsx'));

function OwnData() {
  const { data, error, isValidating, mutate } = useCall(
    myProfile,
    {},
    // What is being typed must not be replaced.
    { revalidateIfStale: true, revalidateOnReconnect: false },
  );
  if (data)
    return (
      <OwnDataForm
        // Another version is another beginning.
        key={data.version}
        data={data}
        onReload={(profile) => void mutate(profile, { revalidate: profile === undefined })}
      />
    );
  if (error)
    return (
      <ErrorState
        title="Não foi possível carregar os seus dados."
        description={messageFrom(error)}
        requestId={error.requestId ?? undefined}
        isRetrying={isValidating}
        onRetry={() => void mutate()}
      />
    );
  return (
    <Stack gap="x5" aria-busy>
      <Skeleton shape="block" height={64} />
      <Skeleton shape="block" height={64} />
    </Stack>
  );
}

/** One's own data, password and sessions (doc3 §2.1 /profile; docs/decisions/0111). */
export function AccountPage() {
  const [isPasswordOpen, setPasswordOpen] = useState(false);
  const close = () => setPasswordOpen(false);
  return (
    <Page title="Meu perfil" width="form">
      <Stack gap="x8">
        <Section title="Seus dados">
          <OwnData />
        </Section>
        <Section
          title="Senha"
          description="Ao trocá-la, as suas outras sessões são encerradas."
          actions={<Button onPress={() => setPasswordOpen(true)}>Trocar senha</Button>}
        />
        <SecondFactor />
        <Section
          title="Sessões abertas"
          description="Os aparelhos em que a sua conta está aberta. Se não reconhecer algum, encerre a sessão e troque a senha."
        >
          <SessionList />
        </Section>
      </Stack>
      {isPasswordOpen ? <PasswordDialog onClose={close} onFail={close} /> : null}
    </Page>
  );
}
