import {
  CALL_PERMISSION,
  previewMessage,
  previewMessages,
  resendMessage,
  sendKit as sendKitCall,
} from '@apto/api-client';
import { requireAgendamento } from '../agendamentos/repository.ts';
import { internal } from '../platform/context.ts';
import { withoutPermission } from '../platform/errors.ts';
import { reading, writing } from '../platform/route.ts';
import type { Server } from '../platform/server.ts';
import { linkPreview } from './link-preview.ts';
import { kitMessages, noticeOf, requireVisit, toPreview } from '../outgoing/asked.ts';
import { previewResend, resend } from './again.ts';
import { kitRoutes } from './kit-file.ts';
import { sendKit } from './send-kit.ts';

/** The kit as a file, and messages that staff reads before they go and asks for again (doc1 §2.5 'Reenviar Kit', timeline). */
export function resendRoutes(server: Server): void {
  kitRoutes(server);

  reading(server, previewMessages, async ({ params, query }, ctx) => {
    const { scope, permissions } = internal(ctx);
    const isLink = query.tipo === 'LINK_AUTOAGENDAMENTO';
    if (!permissions.has(isLink ? CALL_PERMISSION.create : CALL_PERMISSION.resendKit))
      throw withoutPermission();
    await requireAgendamento(ctx.db, scope, params.id);
    if (isLink) return [await linkPreview(ctx, params.id)];
    const facts = await requireVisit(ctx, params.id);
    return kitMessages(facts).map((message) =>
      toPreview(message, message.recipient === 'PRESTADOR' ? null : noticeOf(facts)),
    );
  });

  reading(server, previewMessage, ({ params }, ctx) => previewResend(ctx, params));

  writing(server, sendKitCall, ({ params }, ctx) => sendKit(ctx, params.id));

  writing(server, resendMessage, ({ params }, ctx) => resend(ctx, params));
}
