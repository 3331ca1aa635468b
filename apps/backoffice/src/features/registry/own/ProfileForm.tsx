import {
  ApiError,
  changeProfile,
  createProfile,
  listRegistry,
  registryOptions,
  type Answer,
} from '@apto/api-client';
import { useApi, useIdempotencyKey, useReload } from '@apto/api-client/react';
import {
  FULL_PROFILE_TEXT,
  LACKED_TEXT,
  profileSchema,
  type ProfileForm as Values,
} from '@apto/domain/profiles';
import { mayInRegistry, profiles, REGISTRY_NOTICE } from '@apto/domain/registry';
import {
  Button,
  Form,
  FormActions,
  Grid,
  InlineAlert,
  LinkButton,
  Page,
  Section,
  Stack,
  Tag,
  Text,
  TextField,
  type PageProps,
} from '@apto/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { messageFrom, notify } from '../../../shared/notices/index.ts';
import { usePermissions } from '../../../shared/session/index.ts';
import { listAddress, newAddress, recordAddress } from '../addresses.ts';
import type { Opened } from '../record.ts';
import { RecordDialogs } from '../RecordDialogs.tsx';
import { StaleAlert } from '../StaleAlert.tsx';
import { useUnsaved } from '../useUnsaved.tsx';
import { PermissionMatrix } from './PermissionMatrix.tsx';

type Profile = Answer<typeof changeProfile>;

interface Props {
  /** Null: a new one. */
  profile: Profile | null;
  initial: Values;
  breadcrumbs: NonNullable<PageProps['breadcrumbs']>;
  /** The profile as it is now; undefined: to be read again. */
  onReload: (profile?: Profile) => void;
}

const isField = (name: string): name is keyof Values =>
  name === 'name' || name === 'descricao' || name === 'permissoes';

/** Whose profile it is, as far as names were told. */
function holdersText({ users, totalUsers }: Profile): string {
  if (totalUsers === 0) return 'Ninguém tem este perfil.';
  const rest = totalUsers - users.length;
  return `${users.join(', ')}${rest > 0 ? ` e mais ${rest}` : ''}.`;
}

/** Name, description, matrix; a refusal keeps what was chosen. */
export function ProfileForm({ profile, initial, breadcrumbs, onReload }: Props) {
  const api = useApi();
  const navigate = useNavigate();
  const reload = useReload();
  const idempotency = useIdempotencyKey();
  const permissions = usePermissions();
  const held = new Set(permissions);
  const canSave = mayInRegistry(permissions, profiles, profile ? 'editar' : 'criar');
  const [opened, setOpened] = useState<Opened | null>(null);
  const [isStale, setStale] = useState(false);
  const { control, handleSubmit, setError, formState } = useForm<Values>({
    resolver: zodResolver(profileSchema),
    defaultValues: initial,
  });
  const { isDirty, isSubmitting, errors } = formState;
  const { markSaved, question } = useUnsaved(isDirty);

  const lockedReason = (permission: string): string | undefined => {
    if (profile?.administrador) return FULL_PROFILE_TEXT;
    if (!canSave) return 'Você não tem permissão para alterar perfis.';
    return held.has(permission) ? undefined : LACKED_TEXT;
  };

  const save = (goesBack: boolean) =>
    handleSubmit(async (values) => {
      setStale(false);
      try {
        const answer = profile
          ? await api.invoke(
              changeProfile,
              { params: { id: profile.id }, body: values },
              { ifMatch: profile.version },
            )
          : await api.invoke(createProfile, { body: values }, { idempotencyKey: idempotency.keyFor(values) });
        notify(REGISTRY_NOTICE.saved());
        markSaved();
        void reload(listRegistry, registryOptions);
        if (goesBack) await navigate(listAddress(profiles.name));
        else if (profile) onReload(answer);
        else await navigate(recordAddress(profiles.name, answer.id), { replace: true });
      } catch (error) {
        idempotency.restartIfRefused(error);
        const refusal = error instanceof ApiError ? error : null;
        for (const { campo: name, mensagem: message } of refusal?.campos ?? [])
          if (isField(name)) setError(name, { message }, { shouldFocus: true });
        if (refusal?.codigo === 'VERSAO_DESATUALIZADA') setStale(true);
        notify(REGISTRY_NOTICE.saveFailed(messageFrom(error)));
      }
    })();

  const text = (name: 'name' | 'descricao', label: string, isRequired: boolean) => (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <TextField
          {...field}
          value={field.value ?? ''}
          label={label}
          isRequired={isRequired}
          isReadOnly={!canSave}
          errorMessage={fieldState.error?.message}
        />
      )}
    />
  );

  const switching = profile?.ativo ? 'inativar' : 'ativar';
  const row = profile && {
    id: profile.id,
    ativo: profile.ativo,
    version: profile.version,
    values: { name: profile.name },
    labels: {},
  };
  return (
    <Page
      title={breadcrumbs.at(-1)?.label ?? profiles.title}
      breadcrumbs={breadcrumbs}
      width="form"
      titleEnd={
        profile ? (
          <Tag tone={profile.ativo ? 'success' : 'neutral'}>{profile.ativo ? 'Ativo' : 'Inativo'}</Tag>
        ) : null
      }
      actions={
        profile && mayInRegistry(permissions, profiles, 'criar') ? (
          <LinkButton href={`${newAddress(profiles.name)}?copia=${profile.id}`}>Copiar perfil</LinkButton>
        ) : null
      }
    >
      <Form
        aria-label={profiles.title}
        onSubmit={(event) => {
          event.preventDefault();
          void save(false);
        }}
      >
        <Stack gap="x6">
          {isStale ? <StaleAlert onReload={() => onReload()} /> : null}
          {profile?.administrador ? <InlineAlert tone="info">{FULL_PROFILE_TEXT}</InlineAlert> : null}
          <Grid columns={2}>
            {text('name', 'Nome', true)}
            {text('descricao', 'Descrição', false)}
          </Grid>
          {errors.permissoes?.message ? (
            <InlineAlert tone="danger" announce="assertive">
              {errors.permissoes.message}
            </InlineAlert>
          ) : null}
          <Controller
            control={control}
            name="permissoes"
            render={({ field }) => (
              <PermissionMatrix value={field.value} onChange={field.onChange} lockedReason={lockedReason} />
            )}
          />
          {profile ? (
            <Section title="Quem tem este perfil">
              <Text tone="muted">{holdersText(profile)}</Text>
            </Section>
          ) : null}
          <FormActions
            isSticky
            start={
              row && mayInRegistry(permissions, profiles, switching) ? (
                <Button onPress={() => setOpened({ kind: switching, row })}>
                  {row.ativo ? 'Inativar' : 'Ativar'}
                </Button>
              ) : null
            }
          >
            <Button onPress={() => void navigate(listAddress(profiles.name))}>Voltar</Button>
            {canSave ? (
              <>
                <Button isPending={isSubmitting} onPress={() => void save(true)}>
                  Salvar e voltar
                </Button>
                <Button type="submit" variant="primary" isPending={isSubmitting}>
                  Salvar
                </Button>
              </>
            ) : null}
          </FormActions>
        </Stack>
      </Form>
      {opened ? (
        <RecordDialogs
          registry={profiles}
          opened={opened}
          onClose={() => setOpened(null)}
          onDone={() => {
            markSaved();
            onReload();
          }}
        />
      ) : null}
      {question}
    </Page>
  );
}
