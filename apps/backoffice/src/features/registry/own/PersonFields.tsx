import { users } from '@apto/domain/registry';
import type { UserForm as Values } from '@apto/domain/users';
import { CpfField, Grid, Switch } from '@apto/ui';
import { Controller, type Control } from 'react-hook-form';
import { FormEmailField, FormPhoneField, FormTextField } from '../../../shared/form/index.ts';
import { Combo } from '../Combo.tsx';
import type { User } from './userVersions.ts';

interface Props {
  control: Control<Values>;
  /** Null: a new one. */
  user: User | null;
  isSelf: boolean;
  canSave: boolean;
  /** A profile was picked; by its name. */
  onPick: (name: string | null) => void;
}

const PROFILE = users.fields.find((field) => field.name === 'profileId');

/** Who it is and with which profile they enter. */
export function PersonFields({ control, user, isSelf, canSave, onPick }: Props) {
  const hasEntered = user?.convite.state === 'ACEITO';
  return (
    <>
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
                onChange={(next, name) => {
                  field.onChange(typeof next === 'number' ? next : 0);
                  onPick(name);
                }}
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
      {user && !isSelf ? (
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
    </>
  );
}
