import { changeProfile, createProfile, getProfile } from '@apto/api-client';
import { useApi } from '@apto/api-client/react';
import {
  FULL_PROFILE_TEXT,
  LACKED_TEXT,
  permissionChange,
  profileSchema,
  type ProfileForm as Values,
} from '@apto/domain/profiles';
import { mayInRegistry, profiles } from '@apto/domain/registry';
import { Grid, InlineAlert, LinkButton, Section, Text } from '@apto/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { Controller, useForm } from 'react-hook-form';
import { FormTextField } from '../../../shared/form/index.ts';
import { usePermissions } from '../../../shared/session/index.ts';
import { JoinedNote } from '../../../shared/conflict/JoinedNote.tsx';
import { newAddress } from '../addresses.ts';
import { RecordFrame, rowOf } from '../RecordFrame.tsx';
import { useRecordSave } from '../useRecordSave.ts';
import { isSeenChange, useVersionConflict } from '../useVersionConflict.tsx';
import { CopyFrom } from './CopyFrom.tsx';
import { PermissionMatrix } from './PermissionMatrix.tsx';
import { useOwnAccessQuestion } from './useOwnAccessQuestion.tsx';
import { PROFILE_VERSIONS, type Profile } from './profileVersions.ts';
import type { Trail } from '../../../shared/TrailPage.tsx';

interface Props {
  /** Null: a new one. */
  profile: Profile | null;
  initial: Values;
  /** Of a new one: the profile whose permissions it begins with. */
  copied?: { readonly id: number; readonly name: string } | null;
  breadcrumbs: Trail;
  /** The profile as it is now; undefined: to be read again. */
  onReload: (profile?: Profile) => void;
}

/** Whose profile it is, as far as names were told. */
function holdersText({ users, totalUsers }: Profile): string {
  if (totalUsers === 0) return 'Ninguém tem este perfil.';
  const rest = totalUsers - users.length;
  return `${users.join(', ')}${rest > 0 ? ` e mais ${rest}` : ''}.`;
}

/** Name, description, matrix; a refusal keeps what was chosen. */
export function ProfileForm({ profile: opened, initial, copied = null, breadcrumbs, onReload }: Props) {
  const api = useApi();
  const permissions = usePermissions();
  const held = new Set(permissions);
  const canSave = mayInRegistry(permissions, profiles, opened ? 'editar' : 'criar');
  const form = useForm<Values>({ resolver: zodResolver(profileSchema), defaultValues: initial });
  const saving = useRecordSave({
    registry: profiles,
    form,
    fields: ['name', 'descricao', 'permissoes'],
    record: opened,
    change: ({ id }, body, options) => api.invoke(changeProfile, { params: { id }, body }, options),
    create: (body, options) => api.invoke(createProfile, { body }, options),
    onReload,
    conflict: {
      read: ({ id }) => api.invoke(getProfile, { params: { id } }),
      isSeen: (base, theirs) => isSeenChange(PROFILE_VERSIONS, base, theirs),
    },
  });
  const { conflict, wasJoined } = useVersionConflict(profiles, PROFILE_VERSIONS, form, saving);
  const { base: profile } = saving;
  const {
    control,
    formState: { errors },
  } = form;

  const { question, saving: askedSaving } = useOwnAccessQuestion(saving, {
    lessens: () =>
      profile?.proprio === true &&
      permissionChange(profile.permissoes, form.getValues('permissoes')).taken.length > 0,
    form,
  });

  const lockedReason = (permission: string): string | undefined => {
    if (profile?.administrador) return FULL_PROFILE_TEXT;
    if (!canSave) return 'Você não tem permissão para alterar perfis.';
    return held.has(permission) ? undefined : LACKED_TEXT;
  };

  return (
    <RecordFrame
      registry={profiles}
      row={profile && rowOf(profiles, profile, profile.name)}
      breadcrumbs={breadcrumbs}
      saving={askedSaving}
      conflict={conflict}
      actions={
        profile && mayInRegistry(permissions, profiles, 'criar') ? (
          <LinkButton href={`${newAddress(profiles.name)}?copia=${profile.id}`}>Copiar perfil</LinkButton>
        ) : null
      }
    >
      {wasJoined ? <JoinedNote /> : null}
      {profile?.administrador ? <InlineAlert tone="info">{FULL_PROFILE_TEXT}</InlineAlert> : null}
      <Grid columns={2}>
        <FormTextField
          control={control}
          name="name"
          label="Nome"
          isRequired={canSave}
          isReadOnly={!canSave}
        />
        <FormTextField control={control} name="descricao" label="Descrição" isReadOnly={!canSave} />
        {profile || !canSave ? null : (
          <CopyFrom
            initial={copied}
            onCopy={(given) =>
              // What its author lacks stays with the one that is copied.
              form.setValue(
                'permissoes',
                given.filter((each) => held.has(each)),
                { shouldDirty: true },
              )
            }
          />
        )}
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
      {question}
    </RecordFrame>
  );
}
