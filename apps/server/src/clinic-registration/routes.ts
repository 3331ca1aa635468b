import {
  attachToRegistration,
  cancelRegistration,
  decideRegistration,
  inviteClinic,
  listRegistrations,
  readOwnRegistration,
  readRegistration,
  registrationFile,
  removeFromRegistration,
  requestRegistration,
  saveRegistrationDraft,
  sendRegistration,
} from '@apto/api-client';
import { keepFile } from '../files/store.ts';
import { internal } from '../platform/context.ts';
import { notFound } from '../platform/errors.ts';
import { preparedWriting, reading, stream, writing } from '../platform/route.ts';
import { sendFile } from '../platform/send-file.ts';
import type { Server } from '../platform/server.ts';
import { pageMeta } from '../platform/sql.ts';
import { ask, invite } from './invite.ts';
import { attach, detach, readOwn, requireAttachable, save, send } from './own.ts';
import { listNewest } from './repository.ts';
import { readFile } from './documents.ts';
import { cancel, clinicOf, decide, findReview } from './review.ts';

/** A clinic says of itself what the registry keeps, and staff decides on it (doc3 §2.1; docs/decisions/0108). */
export function clinicRegistrationRoutes(server: Server): void {
  reading(server, readOwnRegistration, (_, ctx) => readOwn(ctx));
  writing(server, saveRegistrationDraft, ({ body }, ctx) => save(ctx, body));
  writing(server, sendRegistration, ({ body }, ctx) => send(ctx, body), { status: 200 });
  preparedWriting(
    server,
    attachToRegistration,
    async ({ body }, ctx) => {
      await requireAttachable(ctx);
      return keepFile(ctx, body.tipo);
    },
    ({ body }, ctx, file) => attach(ctx, file, body.tipo),
  );
  writing(server, removeFromRegistration, ({ params }, ctx) => detach(ctx, params.chave));

  reading(server, listRegistrations, async ({ query }, ctx) => {
    const { page = 1, limit = 10, filter = '', situacao: situation } = query;
    const { items, total, waiting } = await listNewest(ctx.db, internal(ctx).empresaId, {
      situacao: situation,
      filter,
      page,
      limit,
    });
    return { items, meta: pageMeta(total, page, limit, items.length), paraAnalisar: waiting };
  });
  writing(
    server,
    inviteClinic,
    async ({ body }, ctx) => ({ prestadorId: await invite(ctx, server.clock(), body) }),
    // Two who invite one CNPJ at once: the second finds the first's.
    { isolation: 'serializable' },
  );
  writing(
    server,
    requestRegistration,
    async ({ params, body }, ctx) => ({
      prestadorId: params.id,
      comLink: await ask(ctx, server.clock(), clinicOf(ctx, params.id), body.email),
    }),
    { isolation: 'serializable' },
  );
  reading(server, readRegistration, async ({ params }, ctx) => ({
    cadastro: await findReview(ctx, clinicOf(ctx, params.id)),
  }));
  writing(
    server,
    decideRegistration,
    ({ params, body }, ctx) => decide(ctx, clinicOf(ctx, params.id), body),
    {
      status: 200,
    },
  );
  writing(server, cancelRegistration, ({ params }, ctx) => cancel(ctx, clinicOf(ctx, params.id)));
  stream(server, registrationFile, async (_, reply, ctx, { params }) => {
    const file = await readFile(ctx.db, clinicOf(ctx, params.id), params.chave);
    const content = await ctx.gateways.files.open(file.chave);
    if (!content) throw notFound('content');
    await ctx.audit({
      acao: 'BAIXAR',
      recurso: 'prestador',
      recursoId: params.id,
      detalhes: { arquivo: file.id },
    });
    await sendFile(
      reply,
      { name: file.nome, type: file.tipoConteudo, size: file.tamanho, content },
      'attachment',
    );
  });
}
