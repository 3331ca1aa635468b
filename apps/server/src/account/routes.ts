import {
  changeMyProfile,
  endMyOtherSessions,
  endMySession,
  listMySessions,
  myProfile,
} from '@apto/api-client';
import { internal } from '../platform/context.ts';
import { notFound } from '../platform/errors.ts';
import { reading, writing } from '../platform/route.ts';
import type { Server } from '../platform/server.ts';
import { tellLogout } from '../session/repository.ts';
import { endSessions, readProfile, readSessions, updateProfile } from './repository.ts';

/** What is a person's own: data and sessions (doc3 §2.1 /profile; docs/decisions/0111). */
export function accountRoutes(server: Server): void {
  reading(server, myProfile, (_, ctx) => readProfile(ctx.db, internal(ctx).usuarioId));

  writing(server, changeMyProfile, async ({ body }, ctx) => {
    const { usuarioId: userId } = internal(ctx);
    const before = await readProfile(ctx.db, userId);
    await updateProfile(ctx.db, userId, body, ctx.expectedVersion);
    const changed = (['name', 'phone'] as const).filter((field) => before[field] !== body[field]);
    await ctx.audit({
      acao: 'ALTERAR',
      recurso: 'usuario',
      recursoId: userId,
      detalhes: { campos: changed },
    });
    return readProfile(ctx.db, userId);
  });

  reading(server, listMySessions, async (_, ctx) => {
    const { usuarioId: userId, idHash } = internal(ctx);
    return { items: await readSessions(ctx.db, userId, idHash, server.clock()) };
  });

  writing(server, endMySession, async ({ params }, ctx) => {
    const { usuarioId: userId } = internal(ctx);
    if ((await endSessions(ctx.db, userId, params)) === 0) throw notFound();
    await tellLogout(ctx.db);
    await ctx.audit({ acao: 'ENCERRAR_SESSAO', recurso: 'usuario', recursoId: userId });
    return { ok: true as const };
  });

  writing(server, endMyOtherSessions, async (_, ctx) => {
    const { usuarioId: userId, idHash } = internal(ctx);
    const ended = await endSessions(ctx.db, userId, { but: idHash });
    if (ended > 0) {
      await tellLogout(ctx.db);
      await ctx.audit({
        acao: 'ENCERRAR_SESSAO',
        recurso: 'usuario',
        recursoId: userId,
        detalhes: { encerradas: ended },
      });
    }
    return { encerradas: ended };
  });
}
