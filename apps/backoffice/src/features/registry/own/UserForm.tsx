import { changeUser, createUser, type Answer } from '@apto/api-client';
import { useApi } from '@apto/api-client/react';
import { mayInRegistry, users } from '@apto/domain/registry';
import { formatInstant } from '@apto/domain/time';
import { userSchema, type UserForm as Values } from '@apto/domain/users';
import { CpfField, Grid, Section, Switch, Text } from '@apto/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { FormEmailField, FormPhoneField, FormTextField } from '../../../shared/form/index.ts';
import { usePermissions, useSession } from '../../../shared/session/index.ts';
import { Combo } from '../Combo.tsx';
import { FieldControl } from '../FieldControl.tsx';
import { RecordFrame, rowOf } from '../RecordFrame.tsx';
import { useRecordSave } from '../useRecordSave.ts';
import { InvitationNote } from './InvitationNote.tsx';
import { SecondFactorNote } from './SecondFactorNote.tsx';
import { SeenField } from './SeenField.tsx';
import { UserSessions } from './UserSessions.tsx';
import type { Trail } from '../../../shared/TrailPage.tsx';

type User = Answer<typeof changeUser>;

interface Props {
  /** Null: a new one. */
  user: User | null;
  breadcrumbs: Trail;
  /** The user as they are now; undefined: to be read again. */
  onReload: (user?: User) => void;
}

const NAMES = [
  'name',
  'email',
  'phone',
  'cpf',
  'profileId',
  'clientes',
  'unidades',
  'quemAgenda',
  'quemAvisa',
] as const;

/** With what a request of theirs begins; the registry says the words. */
const WHO_FIELDS = users.fields.flatMap((field) =>
  field.name === 'quemAgenda' || field.name === 'quemAvisa' ? [{ ...field, name: field.name } as const] : [],
);
const PROFILE = users.fields.find((field) => field.name === 'profileId');

const valuesOf = (user: User | null): Values => ({
  name: user?.name ?? '',
  email: user?.email ?? '',
  phone: user?.phone ?? '',
  cpf: user?.cpf ?? '',
  bloqueado: user?.bloqueado ?? false,
  profileId: user?.profileId ?? 0,
  acessoTodosClientes: user?.acessoTodosClientes ?? false,
  clientes: user?.clientes.map(({ id }) => id) ?? [],
  acessoTodasUnidades: user?.acessoTodasUnidades ?? true,
  unidades: user?.unidades.map(({ id }) => id) ?? [],
  quemAgenda: user?.quemAgenda ?? 'USUARIO_ESCOLHE',
  quemAvisa: user?.quemAvisa ?? 'SOLICITANTE',
});

/** Who it is, what they may do and see. A new one is invited: nobody types a password for another. */
export function UserForm({ user, breadcrumbs, onReload }: Props) {
  const api = useApi();
  const permissions = usePermissions();
  const { profile: self } = useSession();
  const canSave = mayInRegistry(permissions, users, user ? 'editar' : 'criar');
  const form = useForm<Values>({ resolver: zodResolver(userSchema), defaultValues: valuesOf(user) });
  const saving = useRecordSave({
    registry: users,
    form,
    fields: NAMES,
    record: user,
    change: ({ id }, body, options) => api.invoke(changeUser, { params: { id }, body }, options),
    create: (body, options) => api.invoke(createUser, { body }, options),
    onReload,
  });
  const {
    control,
    setValue,
    formState: { errors },
  } = form;
  const [isAll, isAllBranches, clientes, unidades] = useWatch({
    control,
    name: ['acessoTodosClientes', 'acessoTodasUnidades', 'clientes', 'unidades'],
  });

  const hasEntered = user?.convite.state === 'ACEITO';
  return (
    <RecordFrame
      registry={users}
      row={user && rowOf(users, user, user.name)}
      breadcrumbs={breadcrumbs}
      saving={saving}
      submitLabel={user ? 'Salvar' : 'Salvar e convidar'}
      canSwitch={user?.id !== self.id}
    >
      {user ? (
        <InvitationNote
          user={user}
          canInvite={mayInRegistry(permissions, users, 'editar')}
          onDone={onReload}
        />
      ) : null}
      {hasEntered ? (
        <Text tone="muted">
          {user.ultimaEntrada === null
            ? 'Ainda não entrou.'
            : `Última entrada em ${formatInstant(user.ultimaEntrada)}.`}
        </Text>
      ) : null}
      {user?.segundoFator ? (
        <SecondFactorNote
          user={user}
          canReset={mayInRegistry(permissions, users, 'editar') && user.id !== self.id}
          onDone={onReload}
        />
      ) : null}
      <Grid columns={2}>
        <FormTextField
          control={control}
          name="name"
          label="Nome"
          isRequired={canSave}
          isReadOnly={!canSave}
        />
        <FormEmailField
          control={control}
          name="email"
          label="E-mail"
          isRequired={canSave}
          isReadOnly={!canSave || hasEntered}
          description={
            hasEntered ? 'Só a própria pessoa o muda.' : 'Com ele a pessoa entra; o convite vai para ele.'
          }
        />
        <FormPhoneField control={control} name="phone" label="Telefone" isReadOnly={!canSave} />
        <Controller
          control={control}
          name="cpf"
          render={({ field, fieldState }) => (
            <CpfField
              {...field}
              value={field.value ?? ''}
              label="CPF"
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
                isRequired={canSave}
                isReadOnly={!canSave}
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
      {user && user.id !== self.id ? (
        <Controller
          control={control}
          name="bloqueado"
          render={({ field }) => (
            <Switch
              isSelected={field.value === true}
              onChange={field.onChange}
              onBlur={field.onBlur}
              isReadOnly={!canSave}
              description="Não entra até ser desbloqueado; o que estava aberto termina na hora."
            >
              Bloqueado
            </Switch>
          )}
        />
      ) : null}
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
      <Section
        title="Ao pedir exames"
        description="Com o que um pedido desta pessoa começa. O que o cliente já decidiu vale mais."
      >
        <Grid columns={2}>
          {WHO_FIELDS.map((of) => (
            <Controller
              key={of.name}
              control={control}
              name={of.name}
              render={({ field, fieldState }) => (
                <FieldControl
                  field={of}
                  value={field.value ?? null}
                  onChange={field.onChange}
                  onBlur={field.onBlur}
                  inputRef={field.ref}
                  errorMessage={fieldState.error?.message}
                  label={null}
                  within={undefined}
                  values={null}
                  isReadOnly={!canSave}
                />
              )}
            />
          ))}
        </Grid>
      </Section>
      {user && hasEntered && user.id !== self.id && mayInRegistry(permissions, users, 'editar') ? (
        <UserSessions user={user} />
      ) : null}
    </RecordFrame>
  );
}
