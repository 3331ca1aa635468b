import { errorLog, processingRecords, reprocess } from '@apto/api-client';
import { canResendMessage } from '@apto/domain/templates';
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
  return messagesOf(ctx.db, agendamentoId);
}

/** The newest message of each kind that failed and was not sent since: the oldest first, as they would have gone. */
function failedOnes(sent: readonly SentRow[]): SentRow[] {
  const newest = new Map<string, SentRow>();
  for (const message of sent) if (!newest.has(message.kind)) newest.set(message.kind, message);
  return [...newest.values()]
    .filter((m) => m.state === 'FALHA' && canResendMessage(m.kind, m.state))
    .toReversed();
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
      const failed = failedOnes(await messages(ctx, params.origemId));
      if (failed.length === 0) throw rule('Nada falhou que possa ser reprocessado.');
      for (const { id } of failed) await resend(ctx, { id: params.origemId, mensagem: id });
      return processed(await messages(ctx, params.origemId));
    },
    { status: 200 },
  );
  reading(server, errorLog, async ({ params }, ctx) => errorsIn(await messages(ctx, params.origemId)));
}
