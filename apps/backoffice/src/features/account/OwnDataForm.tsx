import { ApiError, changeMyProfile, type Answer, type myProfile } from '@apto/api-client';
import { useApi } from '@apto/api-client/react';
import { DEFAULT_PHONE } from '@apto/domain/documents';
import { ownProfileSchema, type OwnProfileForm } from '@apto/domain/users';
import { Button, Form, FormActions, Grid, InlineAlert, Stack, TextField } from '@apto/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormFailure, FormPhoneField, FormTextField, useSending } from '../../shared/form/index.ts';
import { notify } from '../../shared/notices/index.ts';
import { liveSession } from '../../shared/session/index.ts';
import { useUnsaved } from '../../shared/useUnsaved.tsx';

type Profile = Answer<typeof myProfile>;

interface Props {
  data: Profile;
  /** The data as they are now; undefined: to be read again. */
  onReload: (profile?: Profile) => void;
}

/** The rest of the app calls the person by their name, and fills in their telephone as who asks for an exam. */
async function tellSession({ name, phone }: Profile): Promise<void> {
  const session = liveSession.current();
  if (!session) return;
  await liveSession.start({
    ...session,
    profile: { ...session.profile, name, phone: phone === '' ? DEFAULT_PHONE : phone },
  });
}

/** Name and telephone; the e-mail is what one enters with, and the profile is for others to give. */
export function OwnDataForm({ data, onReload }: Props) {
  const api = useApi();
  const [isStale, setStale] = useState(false);
  const form = useForm<OwnProfileForm>({
    resolver: zodResolver(ownProfileSchema),
    defaultValues: { name: data.name, phone: data.phone },
  });
  const { control, formState } = form;
  const { markSaved, question } = useUnsaved(formState.isDirty);
  const { failure, onSubmit } = useSending(
    form,
    ['name', 'phone'],
    async (body) => {
      setStale(false);
      const saved = await api.invoke(changeMyProfile, { body }, { ifMatch: data.version });
      markSaved();
      await tellSession(saved);
      notify({ tone: 'success', title: 'Dados salvos com sucesso!' });
      onReload(saved);
    },
    {
      onRefused: (error) => {
        const isOld = error instanceof ApiError && error.codigo === 'VERSAO_DESATUALIZADA';
        setStale(isOld);
        return isOld;
      },
    },
  );

  return (
    <Form aria-label="Seus dados" onSubmit={onSubmit}>
      <Stack gap="x5">
        {isStale ? (
          <InlineAlert
            tone="warning"
            announce="assertive"
            title="Os seus dados mudaram enquanto você os editava."
            action={<Button onPress={() => onReload()}>Recarregar</Button>}
          >
            Recarregar mostra os dados atuais e descarta o que você digitou.
          </InlineAlert>
        ) : null}
        <FormFailure failure={failure} />
        <Grid columns={2}>
          <FormTextField control={control} name="name" label="Nome" autoComplete="name" isRequired />
          <FormPhoneField control={control} name="phone" label="Telefone" />
          <TextField label="E-mail" value={data.email} isReadOnly description="É com ele que você entra." />
          <TextField
            label="Perfil de acesso"
            value={data.profileName}
            isReadOnly
            description="Quem administra os acessos o define."
          />
        </Grid>
        <FormActions>
          <Button type="submit" variant="primary" isPending={formState.isSubmitting}>
            Salvar
          </Button>
        </FormActions>
      </Stack>
      {question}
    </Form>
  );
}
