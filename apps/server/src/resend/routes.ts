import {
  CALL_PERMISSION,
  previewMessage,
  previewMessages,
  resendMessage,
  sendKit as sendKitCall,
  type ValidatedInput,
} from '@apto/api-client';
import { MESSAGE } from '@apto/domain/messages';
import { PERIODO } from '@apto/domain/periodos';
import { ROOM_PLACEHOLDER } from '@apto/domain/templates';
import { requireAgendamento } from '../agendamentos/repository.ts';
import { internal } from '../platform/context.ts';
import { invalid, withoutPermission } from '../platform/errors.ts';
import { reading, writing } from '../platform/route.ts';
import type { Server } from '../platform/server.ts';
import { linkPreview } from './link-preview.ts';
import { kitMessages, noticeOf, requireVisit, toPreview } from '../outgoing/asked.ts';
import { previewResend, previewVisit, resend } from './again.ts';
import { kitRoutes } from './kit-file.ts';
import { sendKit } from './send-kit.ts';
import { previewStep } from './step-preview.ts';

type PreviewQuery = ValidatedInput<typeof previewMessages>['query'];

/** The step that an attendant is about to take. @throws HttpError 400 */
function stepOf(query: PreviewQuery) {
  const { acao: action, idPrestador, data: date, hora: time, periodo } = query;
  const missing = Object.entries({ acao: action, idPrestador, data: date })
    .filter(([, value]) => value === undefined)
    .map(([field]) => ({ campo: field, mensagem: MESSAGE.REQUIRED_FIELD }));
  if (action === undefined || idPrestador === undefined || date === undefined) throw invalid(missing);
  return {
    acao: action,
    quando: {
      idPrestador,
      data: date,
      hora: time ?? null,
      periodo: periodo ?? PERIODO.AMBOS,
      // The room stays out of addresses: where it will stand is seen.
      ...(query.telemedicina ? { linkTelemedicina: ROOM_PLACEHOLDER } : {}),
    },
  };
}

/** The kit as a file, and messages that staff reads before they go and asks for again (doc1 §2.5 'Reenviar Kit', timeline). */
export function resendRoutes(server: Server): void {
  kitRoutes(server);

  reading(server, previewMessages, async ({ params, query }, ctx) => {
    const { scope, permissions } = internal(ctx);
    const { tipo: kind } = query;
    const isLink = kind === 'LINK_AUTOAGENDAMENTO';
    if (kind === 'PASSO') return previewStep(server.database, ctx, params.id, stepOf(query));
    if (!permissions.has(isLink ? CALL_PERMISSION.create : CALL_PERMISSION.resendKit))
      throw withoutPermission();
    await requireAgendamento(ctx.db, scope, params.id);
    if (isLink) return [await linkPreview(ctx, params.id)];
    const facts = await requireVisit(ctx, params.id);
    if (kind !== 'KIT') return [previewVisit(ctx, kind, facts)];
    return kitMessages(facts).map((message) =>
      toPreview(message, message.recipient === 'PRESTADOR' ? null : noticeOf(facts)),
    );
  });

  reading(server, previewMessage, ({ params }, ctx) => previewResend(ctx, params));

  writing(server, sendKitCall, ({ params }, ctx) => sendKit(ctx, params.id));

  writing(server, resendMessage, ({ params }, ctx) => resend(ctx, params));
}
