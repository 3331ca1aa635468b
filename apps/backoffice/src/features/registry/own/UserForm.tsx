import { changeUser, createUser, getUser } from '@apto/api-client';
import { useApi } from '@apto/api-client/react';
import { mayInRegistry, users } from '@apto/domain/registry';
import { formatInstant } from '@apto/domain/time';
import {
  ownAccessLessens,
  PARTIAL_SCOPE_TEXT,
  userSchema,
  type UserForm as Values,
} from '@apto/domain/users';
import { FormSummary, Text } from '@apto/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { JoinedNote } from '../../../shared/conflict/JoinedNote.tsx';
import { usePermissions, useSession } from '../../../shared/session/index.ts';
import { RecordFrame, rowOf } from '../RecordFrame.tsx';
import { useRecordSave } from '../useRecordSave.ts';
import { isSeenChange, useVersionConflict } from '../useVersionConflict.tsx';
import { AskingSection } from './AskingSection.tsx';
import { InvitationNote } from './InvitationNote.tsx';
import { PersonFields } from './PersonFields.tsx';
import { SecondFactorNote } from './SecondFactorNote.tsx';
import { SeenSection } from './SeenSection.tsx';
import { useOwnAccessQuestion } from './useOwnAccessQuestion.tsx';
import { UserSessions } from './UserSessions.tsx';
import { SEEN, userValues, userVersions, type User } from './userVersions.ts';
import type { Trail } from '../../../shared/TrailPage.tsx';

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

/** What each is called, in the words above it. */
const LABELS: ReadonlyMap<string, string> = new Map([
  ...users.fields.map(({ name, label }) => [name, label] as const),
  ['clientes', SEEN.clientes.label],
  ['unidades', SEEN.unidades.label],
]);

/** Who it is, what they may do and see. A new one is invited: nobody types a password for another. */
export function UserForm({ user: opened, breadcrumbs, onReload }: Props) {
  const api = useApi();
  const permissions = usePermissions();
  const { profile: self } = useSession();
  const seesPart = self.clientes.length + self.unidades.length > 0;
  // Of somebody who is there the server says it.
  const obstacle = opened ? opened.impedimento : seesPart ? PARTIAL_SCOPE_TEXT : null;
  const canSave = obstacle === null && mayInRegistry(permissions, users, opened ? 'editar' : 'criar');
  const form = useForm<Values>({ resolver: zodResolver(userSchema), defaultValues: userValues(opened) });
  const [picked, setPicked] = useState<string | null>(null);
  const versions = userVersions(picked);
  const saving = useRecordSave({
    registry: users,
    form,
    fields: NAMES,
    record: opened,
    change: ({ id }, body, options) => api.invoke(changeUser, { params: { id }, body }, options),
    create: (body, options) => api.invoke(createUser, { body }, options),
    onReload,
    conflict: {
      read: ({ id }) => api.invoke(getUser, { params: { id } }),
      isSeen: (base, theirs) => isSeenChange(versions, base, theirs),
    },
  });
  const { conflict, wasJoined } = useVersionConflict(users, versions, form, saving);
  const { base: user } = saving;
  const { control, setFocus, formState } = form;
  const problems = NAMES.flatMap((name) => {
    const message = formState.errors[name]?.message;
    return message === undefined ? [] : [{ field: name, label: LABELS.get(name) ?? name, message }];
  });
  const isSelf = user?.id === self.id;
  const { question, saving: askedSaving } = useOwnAccessQuestion(saving, {
    lessens: () => isSelf && ownAccessLessens(user, form.getValues()),
    form,
  });
  const mayEdit = obstacle === null && mayInRegistry(permissions, users, 'editar');
  const hasEntered = user?.convite.state === 'ACEITO';
  return (
    <RecordFrame
      registry={users}
      row={user && rowOf(users, user, user.name)}
      breadcrumbs={breadcrumbs}
      saving={askedSaving}
      conflict={conflict}
      submitLabel={user ? 'Salvar' : 'Salvar e convidar'}
      canSwitch={!isSelf}
      obstacle={obstacle}
    >
      {wasJoined ? <JoinedNote /> : null}
      {problems.length > 1 ? (
        <FormSummary problems={problems} onPick={({ field }) => setFocus(field as (typeof NAMES)[number])} />
      ) : null}
      {user ? <InvitationNote user={user} canInvite={mayEdit} onDone={onReload} /> : null}
      {hasEntered ? (
        <Text tone="muted">
          {user.ultimaEntrada === null
            ? 'Ainda não entrou.'
            : `Última entrada em ${formatInstant(user.ultimaEntrada)}.`}
        </Text>
      ) : null}
      {user?.segundoFator ? (
        <SecondFactorNote user={user} canReset={mayEdit && !isSelf} onDone={onReload} />
      ) : null}
      <PersonFields control={control} user={user} isSelf={isSelf} canSave={canSave} onPick={setPicked} />
      <SeenSection form={form} user={user} canSave={canSave} />
      <AskingSection control={control} canSave={canSave} />
      {user && hasEntered && !isSelf && mayEdit ? <UserSessions user={user} /> : null}
      {question}
    </RecordFrame>
  );
}
