import {
  acceptInvitation,
  cancelInvitation,
  changeUser,
  createUser,
  endUserSession,
  endUserSessions,
  ERROR_CODE,
  getUser,
  joinByInvitation,
  listUserSessions,
  readInvitation,
  sendInvitation,
} from '@apto/api-client';
import {
  DEAD_INVITATION_TEXT,
  HAS_ACCOUNT_TEXT,
  OWN_SESSIONS_TEXT,
  OWN_USER_TEXT,
  type UserValues,
} from '@apto/domain/users';
import { marker } from '../platform/cipher.ts';
import { internal, type Ctx } from '../platform/context.ts';
import { conflict, HttpError, invalid, notFound, rule } from '../platform/errors.ts';
import { preparedWriting, reading, writing } from '../platform/route.ts';
import type { Server } from '../platform/server.ts';
import { hashNewPassword } from '../session/new-password.ts';
import { openForUser, readUser, tellLogout } from '../session/repository.ts';
import { invite } from './invitation.ts';
import { endAccountSessions, readAccountSessions } from './sessions.ts';
import {
  invitations,
  insertUser,
  joinPerson,
  onWire,
  readInvited,
  readProfileToGive,
  readStaff,
  setFirstPassword,
  updateUser,
  type UserRecord,
} from './repository.ts';
import {
  keepingAdministrator,
  leaveAtOnce,
  obstacleTo,
  requireNotAbove,
  requireWholeView,
} from './rights.ts';

/** One refusal for every token that opens nothing. */
const dead = () =>
  new HttpError(401, ERROR_CODE.CREDENCIAIS_INVALIDAS, DEAD_INVITATION_TEXT, {
    message: DEAD_INVITATION_TEXT,
  });

const idsOf = (choices: readonly { id: number }[]) =>
  choices
    .map(({ id }) => id)
    .toSorted((a, b) => a - b)
    .join(',');
const listOf = (ids: readonly number[]) => idsOf([...new Set(ids)].map((id) => ({ id })));

/** Which fields change, by name; never what they held. */
function changedOf(before: UserRecord, values: UserValues): string[] {
  const { acessoTodosClientes: all, acessoTodasUnidades: allBranches } = values;
  const clientes = all ? '' : listOf(values.clientes);
  const unidades = allBranches ? '' : listOf(values.unidades);
  return [
    ...(['name', 'email', 'phone', 'cpf', 'profileId', 'bloqueado'] as const).filter(
      (field) => before[field] !== values[field],
    ),
    ...(['quemAgenda', 'quemAvisa'] as const).filter(
      (field) => values[field] !== undefined && before[field] !== values[field],
    ),
    ...(before.acessoTodosClientes !== all || idsOf(before.clientes) !== clientes ? ['Clientes que vê'] : []),
    ...(before.acessoTodasUnidades !== allBranches || idsOf(before.unidades) !== unidades
      ? ['Unidades que vê']
      : []),
  ];
}

/** @throws HttpError 400 for a profile that is not chosen any more */
async function requireProfile(ctx: Ctx, profileId: number, before: UserRecord | null): Promise<void> {
  const profile = await readProfileToGive(ctx.db, internal(ctx).empresaId, profileId);
  requireNotAbove(ctx, profile.permissions);
  if (!profile.ativo && before?.profileId !== profileId)
    throw invalid([{ campo: 'profileId', mensagem: 'Este perfil está inativo. Escolha outro.' }]);
}

/** People of the staff: by invitation, never with a password that somebody else typed (docs/decisions/0094). */
export function userRoutes(server: Server): void {
  const { config, database } = server;
  const now = () => server.clock();
  const nowText = () => new Date(now()).toISOString();
  const read = (ctx: Ctx, id: number) => readStaff(ctx.db, internal(ctx).empresaId, id);
  const answer = async (ctx: Ctx, id: number) => {
    const user = await read(ctx, id);
    return onWire(user, now(), await obstacleTo(ctx, user.permissions));
  };

  reading(server, getUser, ({ params }, ctx) => answer(ctx, params.id));

  writing(server, createUser, async ({ body }, ctx) => {
    await requireWholeView(ctx);
    await requireProfile(ctx, body.profileId, null);
    const id = await insertUser(ctx.db, internal(ctx).empresaId, body);
    await ctx.audit({ acao: 'CRIAR', recurso: 'usuario', recursoId: id });
    await invite(ctx, now(), { id, email: body.email });
    return answer(ctx, id);
  });

  writing(server, changeUser, async ({ params, body }, ctx) => {
    await requireWholeView(ctx);
    const before = await read(ctx, params.id);
    requireNotAbove(ctx, before.permissions);
    await requireProfile(ctx, body.profileId, before);
    if (before.hasPassword && before.email !== body.email)
      throw invalid([
        { campo: 'email', mensagem: 'O e-mail de quem já entrou é só dessa pessoa: ninguém mais o muda.' },
      ]);
    const isBlocked = body.bloqueado && !before.bloqueado;
    if (isBlocked && before.id === internal(ctx).usuarioId)
      throw conflict(ERROR_CODE.CONFLITO, OWN_USER_TEXT);
    await keepingAdministrator(ctx, () =>
      updateUser(ctx.db, internal(ctx).empresaId, before, body, ctx.expectedVersion),
    );
    if (isBlocked) await leaveAtOnce(ctx, before.id);
    await ctx.audit({
      acao: 'ALTERAR',
      recurso: 'usuario',
      recursoId: before.id,
      detalhes: { campos: changedOf(before, body) },
    });
    // The link of before went to another address.
    if (before.email !== body.email) await invite(ctx, now(), { id: before.id, email: body.email });
    return answer(ctx, before.id);
  });

  /** Somebody who has no password yet, for who may invite them. */
  async function invited(ctx: Ctx, id: number): Promise<UserRecord> {
    await requireWholeView(ctx);
    const user = await read(ctx, id);
    requireNotAbove(ctx, user.permissions);
    if (user.hasPassword) throw rule('Esta pessoa já aceitou o convite.');
    return user;
  }
  writing(server, sendInvitation, async ({ params }, ctx) => {
    const user = await invited(ctx, params.id);
    if (!user.ativo) throw rule('Esta pessoa está inativa. Ative-a antes de convidar.');
    if (user.bloqueado) throw rule('Esta pessoa está bloqueada. Desbloqueie-a antes de convidar.');
    await invite(ctx, now(), user);
    return answer(ctx, user.id);
  });
  writing(server, cancelInvitation, async ({ params }, ctx) => {
    const user = await invited(ctx, params.id);
    if ((await invitations.close(ctx.db, user.id)) > 0)
      await ctx.audit({ acao: 'CANCELAR_CONVITE', recurso: 'usuario', recursoId: user.id });
    return answer(ctx, user.id);
  });

  /** Another person of the staff, for who may look after what they have open. */
  async function lookedAfter(ctx: Ctx, id: number): Promise<UserRecord> {
    await requireWholeView(ctx);
    const user = await read(ctx, id);
    if (user.id === internal(ctx).usuarioId) throw rule(OWN_SESSIONS_TEXT);
    requireNotAbove(ctx, user.permissions);
    return user;
  }
  async function endOpen(ctx: Ctx, user: UserRecord, which: number | null): Promise<number> {
    const ended = await endAccountSessions(ctx.db, user.id, which);
    if (ended === 0) return 0;
    await tellLogout(ctx.db);
    await ctx.audit({
      acao: 'ENCERRAR_SESSAO',
      recurso: 'usuario',
      recursoId: user.id,
      detalhes: { encerradas: ended },
    });
    return ended;
  }
  reading(server, listUserSessions, async ({ params }, ctx) => {
    const user = await lookedAfter(ctx, params.id);
    return { items: await readAccountSessions(ctx.db, user.id, now()) };
  });
  writing(server, endUserSession, async ({ params }, ctx) => {
    const user = await lookedAfter(ctx, params.id);
    if ((await endOpen(ctx, user, params.sessao)) === 0) throw notFound();
    return { ok: true as const };
  });
  writing(server, endUserSessions, async ({ params }, ctx) => {
    const user = await lookedAfter(ctx, params.id);
    return { encerradas: await endOpen(ctx, user, null) };
  });

  reading(server, readInvitation, async ({ body }, ctx) => {
    const found = await readInvited(ctx.db, marker(body.token), nowText());
    if (!found) throw dead();
    const { empresa: company, name, email, personId } = found;
    return { empresa: company, name, email, jaTemConta: personId !== null };
  });

  // No session comes of it: the link shows that the mailbox is theirs, and the way in stays their password's.
  writing(
    server,
    joinByInvitation,
    async ({ body }, ctx) => {
      const found = await readInvited(ctx.db, marker(body.token), nowText());
      if (found?.personId == null) throw dead();
      if (!(await invitations.take(ctx.db, marker(body.token), nowText()))) throw dead();
      await joinPerson(ctx.db, found.userId, found.personId);
      await ctx.audit({
        acao: 'ACEITAR_CONVITE',
        recurso: 'usuario',
        recursoId: found.userId,
        empresaId: found.empresaId,
      });
      return { ok: true as const };
    },
    { status: 200 },
  );

  preparedWriting(
    server,
    acceptInvitation,
    // argon2 must not hold the transaction open, and no forged token gets to it.
    async ({ body }) => {
      const found = await readInvited(database.db, marker(body.token), nowText());
      if (!found) throw dead();
      if (found.personId !== null) throw rule(HAS_ACCOUNT_TEXT);
      return { found, hash: await hashNewPassword(body.novaSenha, found.email) };
    },
    async ({ body }, ctx, { found, hash }) => {
      if (!(await invitations.take(ctx.db, marker(body.token), nowText()))) throw dead();
      await setFirstPassword(ctx.db, found.userId, body.name, hash);
      const user = await readUser(ctx.db, found.userId);
      if (!user) throw dead();
      const access_token = await openForUser(ctx.db, config.keyRing, now(), user, ctx);
      const of = { recurso: 'usuario', recursoId: user.id, empresaId: user.empresaId };
      await ctx.audit({ acao: 'ACEITAR_CONVITE', ...of });
      await ctx.audit({ acao: 'ENTRAR', ...of });
      return { access_token };
    },
    { status: 200 },
  );
}
