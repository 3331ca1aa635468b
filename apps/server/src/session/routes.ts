import { PERMISSION } from '@apto/domain/permissions';
import {
  signIn,
  signInAutoagendamento,
  signInPrestadorRegistration,
  signInPrestador,
  whoInvites,
  me,
  myEmpresa,
  signOut,
  switchCompany,
  changePassword,
} from '@apto/api-client';
import { permissionsIn } from '@apto/domain/companies';
import { accountIn } from '../companies/repository.ts';
import { account, internal } from '../platform/context.ts';
import { notFound } from '../platform/errors.ts';
import { writing, preparedWriting, reading } from '../platform/route.ts';
import type { Server } from '../platform/server.ts';
import { checkAccount, enterAccount } from './account-door.ts';
import { checkLink, enterByLink } from './employee-door.ts';
import { readInviter } from './employee-session.ts';
import { hashNewPassword } from './new-password.ts';
import { requireOwnPassword } from './own-password.ts';
import {
  moveSession,
  profileOf,
  readEmpresa,
  readEmpresaAccount,
  terminate,
  updatePassword,
} from './repository.ts';

/** Sessions of the three kinds (doc3 §7.1). */
export function sessionRoutes(server: Server): void {
  const { config, database } = server;
  const now = () => server.clock();

  for (const [call, kind] of [
    [signIn, 'interna'],
    [signInPrestador, 'prestador'],
    // The clinic's registration portal has a door of its own to the same session, and shares its limit.
    [signInPrestadorRegistration, 'prestador'],
  ] as const) {
    preparedWriting(
      server,
      call,
      ({ body }, ctx) => checkAccount(server, ctx, kind, body),
      (_, ctx, entrant) => enterAccount(server, ctx, entrant),
      { status: 200 },
    );
  }

  reading(server, whoInvites, async ({ body }) => {
    const inviter = await readInviter(database.db, now(), body.token);
    if (!inviter) throw notFound();
    const { isBooked, solicitante, phone, ...company } = inviter;
    return { cliente: company, solicitante: { name: solicitante, phone }, agendado: isBooked };
  });

  preparedWriting(
    server,
    signInAutoagendamento,
    ({ body }, ctx) => checkLink(server, ctx, body),
    (_, ctx, link) => enterByLink(server, ctx, link),
    { status: 200 },
  );

  reading(server, me, async (_, ctx) => {
    return profileOf(ctx.db, server.config.keyRing, account(ctx));
  });

  writing(
    server,
    signOut,
    async (_, ctx) => {
      const { session } = ctx;
      if (session) {
        await terminate(ctx.db, session.idHash);
        await ctx.audit(
          session.kind === 'autoagendamento'
            ? { acao: 'SAIR', recurso: 'agendamento', recursoId: session.agendamentoId }
            : { acao: 'SAIR', recurso: 'usuario', recursoId: session.usuarioId },
        );
      }
      return { ok: true as const };
    },
    { status: 200 },
  );

  writing(
    server,
    switchCompany,
    async ({ body }, ctx) => {
      const session = internal(ctx);
      const there = await accountIn(ctx.db, session.usuarioId, body.empresaId);
      if (!there) throw notFound();
      const access_token = await moveSession(
        ctx.db,
        config.keyRing,
        now(),
        session,
        { accountId: there.accountId, permissoes: permissionsIn(there.type, there.permissoes) },
        ctx,
      );
      await ctx.audit({ acao: 'TROCAR_EMPRESA', recurso: 'empresa', recursoId: body.empresaId });
      return { access_token };
    },
    { status: 200 },
  );

  preparedWriting(
    server,
    changePassword,
    async ({ body }, ctx) => {
      const { email } = await requireOwnPassword(server, ctx, body.senhaAtual);
      return { session: account(ctx), hash: await hashNewPassword(body.novaSenha, email) };
    },
    async (_, ctx, { session, hash }) => {
      await updatePassword(ctx.db, session.usuarioId, hash, session.idHash);
      await ctx.audit({ acao: 'TROCAR_SENHA', recurso: 'usuario', recursoId: session.usuarioId });
      return { ok: true as const };
    },
  );

  reading(server, myEmpresa, async (_, ctx) => {
    const { empresaId, permissions } = internal(ctx);
    const told = await readEmpresa(ctx.db, empresaId);
    if (!permissions.has(PERMISSION.CONFIGURACOES_EMPRESA)) return told;
    return { ...told, ...(await readEmpresaAccount(ctx.db, empresaId)) };
  });
}
