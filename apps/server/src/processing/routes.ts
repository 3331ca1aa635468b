import { errorLog, processingRecords, reprocess } from '@apto/api-client';
import { failedMessages } from '@apto/domain/templates';
import { requireAgendamento } from '../agendamentos/repository.ts';
import { internal, type Ctx } from '../platform/context.ts';
import { rule } from '../platform/errors.ts';
import { reading, writing } from '../platform/route.ts';
import type { Server } from '../platform/server.ts';
import { resend } from '../resend/again.ts';
import { messagesOf, type SentRow } from '../timeline/repository.ts';
import { errorsIn, processed } from './present.ts';

/** @throws HttpError 404, also outside the scope */
async function messages(ctx: Ctx, agendamentoId: number): Promise<SentRow[]> {
  await requireAgendamento(ctx.db, internal(ctx).scope, agendamentoId);
  return messagesOf(ctx.db, agendamentoId, ctx.now.data);
}

/** What the product did for a record by itself, and what went wrong (doc3 §4.4, §7.6, docs/decisions/0163). */
export function processingRoutes(server: Server): void {
  reading(server, processingRecords, async ({ params }, ctx) =>
    processed(await messages(ctx, params.origemId)),
  );
  writing(
    server,
    reprocess,
    async ({ params }, ctx) => {
      const failed = failedMessages(await messages(ctx, params.origemId));
      if (failed.length === 0) throw rule('Nada falhou que possa ser reprocessado.');
      for (const { id } of failed) await resend(ctx, { id: params.origemId, mensagem: id });
      return processed(await messages(ctx, params.origemId));
    },
    { status: 200 },
  );
  reading(server, errorLog, async ({ params }, ctx) => errorsIn(await messages(ctx, params.origemId)));
}
