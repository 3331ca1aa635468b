import { clinicKitFile, kitFile } from '@apto/api-client';
import { kitFileName } from '@apto/domain/kit';
import { isStatusIn } from '@apto/domain/status';
import { KIT_STATUSES } from '@apto/domain/templates';
import type { FastifyReply } from 'fastify';
import { requireAgendamento } from '../agendamentos/repository.ts';
import { readOwn } from '../clinic-portal/repository.ts';
import { clinic, internal, type Ctx } from '../platform/context.ts';
import { notFound, rule } from '../platform/errors.ts';
import { stream } from '../platform/route.ts';
import { sendFile } from '../platform/send-file.ts';
import type { Server } from '../platform/server.ts';
import { readVisit } from '../kit/repository.ts';
import { ensureKit, PDF } from '../kit/store.ts';

/** Answers the kit of an appointment that the caller may see; each read is written down (LGPD art. 11). */
async function answerKit(ctx: Ctx, reply: FastifyReply, id: number): Promise<void> {
  const facts = await readVisit(ctx.db, id);
  if (!facts || !isStatusIn(facts.idStatus, KIT_STATUSES))
    throw rule('O kit existe depois que o atendimento é agendado.');
  const stored = await ensureKit(ctx, facts);
  const content = await ctx.gateways.files.open(stored.chave);
  if (!content) throw notFound('kit');
  await ctx.audit({
    acao: 'VISUALIZAR',
    recurso: 'kit',
    recursoId: id,
    clienteId: facts.clienteId,
    dadoDeSaude: true,
  });
  await sendFile(reply, { name: kitFileName(id), type: PDF, size: stored.tamanho, content }, 'inline');
}

/** The kit as a file: for staff, and for the clinic of the appointment to print. */
export function kitRoutes(server: Server): void {
  stream(server, kitFile, async (_, reply, ctx, { params }) => {
    await requireAgendamento(ctx.db, internal(ctx).scope, params.id);
    await answerKit(ctx, reply, params.id);
  });

  stream(server, clinicKitFile, async (_, reply, ctx, { params }) => {
    await readOwn(ctx.db, clinic(ctx), ctx.now, params.id);
    await answerKit(ctx, reply, params.id);
  });
}
