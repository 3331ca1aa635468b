import {
  ApiError,
  changeUser,
  createUser,
  listRegistry,
  registryOptions,
  type Answer,
} from '@apto/api-client';
import { useApi, useIdempotencyKey, useReload } from '@apto/api-client/react';
import { mayInRegistry, REGISTRY_NOTICE, users } from '@apto/domain/registry';
import { userSchema, type UserForm as Values } from '@apto/domain/users';
import {
  Button,
  Form,
  FormActions,
  Grid,
  Page,
  PhoneField,
  Section,
  Stack,
  Tag,
  TextField,
  type PageProps,
} from '@apto/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { messageFrom, notify } from '../../../shared/notices/index.ts';
import { usePermissions, useSession } from '../../../shared/session/index.ts';
import { listAddress, recordAddress } from '../addresses.ts';
import { Combo } from '../Combo.tsx';
import type { Opened } from '../record.ts';
import { RecordDialogs } from '../RecordDialogs.tsx';
import { StaleAlert } from '../StaleAlert.tsx';
import { useUnsaved } from '../useUnsaved.tsx';
import { InvitationNote } from './InvitationNote.tsx';
import { SeenField } from './SeenField.tsx';

type User = Answer<typeof changeUser>;

interface Props {
  /** Null: a new one. */
  user: User | null;
  breadcrumbs: NonNullable<PageProps['breadcrumbs']>;
  /** The user as they are now; undefined: to be read again. */
  onReload: (user?: User) => void;
}

const NAMES = ['name', 'email', 'phone', 'profileId', 'clientes', 'unidades'] as const;
const isField = (name: string): name is (typeof NAMES)[number] => (NAMES as readonly string[]).includes(name);

const PROFILE = users.fields.find((field) => field.name === 'profileId');

const valuesOf = (user: User | null): Values => ({
  name: user?.name ?? '',
  email: user?.email ?? '',
  phone: user?.phone ?? '',
  profileId: user?.profileId ?? 0,
  acessoTodosClientes: user?.acessoTodosClientes ?? false,
  clientes: user?.clientes.map(({ id }) => id) ?? [],
  acessoTodasUnidades: user?.acessoTodasUnidades ?? true,
  unidades: user?.unidades.map(({ id }) => id) ?? [],
});

/** Who it is, what they may do and see. A new one is invited: nobody types a password for another. */
export function UserForm({ user, breadcrumbs, onReload }: Props) {
  const api = useApi();
  const navigate = useNavigate();
  const reload = useReload();
  const idempotency = useIdempotencyKey();
  const permissions = usePermissions();
  const { profile: self } = useSession();
  const canSave = mayInRegistry(permissions, users, user ? 'editar' : 'criar');
  const [opened, setOpened] = useState<Opened | null>(null);
  const [isStale, setStale] = useState(false);
  const { control, handleSubmit, setError, setValue, formState } = useForm<Values>({
    resolver: zodResolver(userSchema),
    defaultValues: valuesOf(user),
  });
  const { isDirty, isSubmitting, errors } = formState;
  const { markSaved, question } = useUnsaved(isDirty);
  const [isAll, isAllBranches, clientes, unidades] = useWatch({
    control,
    name: ['acessoTodosClientes', 'acessoTodasUnidades', 'clientes', 'unidades'],
  });

  const save = (goesBack: boolean) =>
    handleSubmit(async (values) => {
      setStale(false);
      try {
        const answer = user
          ? await api.invoke(changeUser, { params: { id: user.id }, body: values }, { ifMatch: user.version })
          : await api.invoke(createUser, { body: values }, { idempotencyKey: idempotency.keyFor(values) });
        notify(REGISTRY_NOTICE.saved());
        markSaved();
        void reload(listRegistry, registryOptions);
        if (goesBack) await navigate(listAddress(users.name));
        else if (user) onReload(answer);
        else await navigate(recordAddress(users.name, answer.id), { replace: true });
      } catch (error) {
        idempotency.restartIfRefused(error);
        const refusal = error instanceof ApiError ? error : null;
        for (const { campo: name, mensagem: message } of refusal?.campos ?? [])
          if (isField(name)) setError(name, { message }, { shouldFocus: true });
        if (refusal?.codigo === 'VERSAO_DESATUALIZADA') setStale(true);
        notify(REGISTRY_NOTICE.saveFailed(messageFrom(error)));
      }
    })();

  const hasEntered = user?.convite.state === 'ACEITO';
  const switching = user?.ativo ? 'inativar' : 'ativar';
  const row = user && {
    id: user.id,
    ativo: user.ativo,
    version: user.version,
    values: { name: user.name },
    labels: {},
  };
  return (
    <Page
      title={breadcrumbs.at(-1)?.label ?? users.title}
      breadcrumbs={breadcrumbs}
      width="form"
      titleEnd={
        user ? <Tag tone={user.ativo ? 'success' : 'neutral'}>{user.ativo ? 'Ativo' : 'Inativo'}</Tag> : null
      }
    >
      <Form
        aria-label={users.title}
        onSubmit={(event) => {
          event.preventDefault();
          void save(false);
        }}
      >
        <Stack gap="x6">
          {isStale ? <StaleAlert onReload={() => onReload()} /> : null}
          {user ? (
            <InvitationNote
              user={user}
              canInvite={mayInRegistry(permissions, users, 'editar')}
              onDone={onReload}
            />
          ) : null}
          <Grid columns={2}>
            <Controller
              control={control}
              name="name"
              render={({ field, fieldState }) => (
                <TextField
                  {...field}
                  label="Nome"
                  isRequired
                  isReadOnly={!canSave}
                  errorMessage={fieldState.error?.message}
                />
              )}
            />
            <Controller
              control={control}
              name="email"
              render={({ field, fieldState }) => (
                <TextField
                  {...field}
                  label="E-mail"
                  type="email"
                  inputMode="email"
                  isRequired
                  isReadOnly={!canSave || hasEntered}
                  description={
                    hasEntered
                      ? 'Só a própria pessoa o muda.'
                      : 'Com ele a pessoa entra; o convite vai para ele.'
                  }
                  errorMessage={fieldState.error?.message}
                />
              )}
            />
            <Controller
              control={control}
              name="phone"
              render={({ field, fieldState }) => (
                <PhoneField
                  {...field}
                  value={field.value ?? ''}
                  label="Telefone"
                  isReadOnly={!canSave}
                  errorMessage={fieldState.error?.message}
                />
              )}
            />
            <Controller
              control={control}
              name="profileId"
              render={({ field, fieldState }) =>
                PROFILE?.type === 'combo' ? (
                  <Combo
                    field={PROFILE}
                    label={PROFILE.label}
                    isRequired
                    value={field.value > 0 ? field.value : null}
                    onChange={(next) => field.onChange(typeof next === 'number' ? next : 0)}
                    onBlur={field.onBlur}
                    ref={field.ref}
                    chosen={user?.profileName ?? null}
                    within={undefined}
                    errorMessage={fieldState.error?.message}
                  />
                ) : (
                  <></>
                )
              }
            />
          </Grid>
          <Section title="O que vê" description="Só aparecem os registros destes clientes e unidades.">
            <Grid columns={2}>
              <SeenField
                of="customers"
                allLabel="Todos os clientes"
                label="Clientes"
                isAll={isAll}
                onAll={(next) => setValue('acessoTodosClientes', next, { shouldDirty: true })}
                ids={clientes}
                onIds={(ids) => setValue('clientes', ids, { shouldDirty: true })}
                known={user?.clientes ?? []}
                errorMessage={errors.clientes?.message}
                isReadOnly={!canSave}
              />
              <SeenField
                of="branch"
                allLabel="Todas as unidades desses clientes"
                label="Unidades"
                isAll={isAllBranches}
                onAll={(next) => setValue('acessoTodasUnidades', next, { shouldDirty: true })}
                ids={unidades}
                onIds={(ids) => setValue('unidades', ids, { shouldDirty: true })}
                known={user?.unidades ?? []}
                errorMessage={errors.unidades?.message}
                isReadOnly={!canSave}
              />
            </Grid>
          </Section>
          <FormActions
            isSticky
            start={
              row && row.id !== self.id && mayInRegistry(permissions, users, switching) ? (
                <Button onPress={() => setOpened({ kind: switching, row })}>
                  {row.ativo ? 'Inativar' : 'Ativar'}
                </Button>
              ) : null
            }
          >
            <Button onPress={() => void navigate(listAddress(users.name))}>Voltar</Button>
            {canSave ? (
              <>
                <Button isPending={isSubmitting} onPress={() => void save(true)}>
                  Salvar e voltar
                </Button>
                <Button type="submit" variant="primary" isPending={isSubmitting}>
                  {user ? 'Salvar' : 'Salvar e convidar'}
                </Button>
              </>
            ) : null}
          </FormActions>
        </Stack>
      </Form>
      {opened ? (
        <RecordDialogs
          registry={users}
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
