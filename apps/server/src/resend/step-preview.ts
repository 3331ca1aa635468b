import type { MessagePreview, ValidatedInput, attendRequest } from '@apto/api-client';
import { kitFileName } from '@apto/domain/kit';
import {
  carriesKit,
  isMessageKind,
  MESSAGE_KIND,
  messageLabel,
  TOKEN_PLACEHOLDER,
} from '@apto/domain/templates';
import type { DatabasePort } from '../db/port.ts';
import { lockPedido } from '../autoagendamento/held.ts';
import { internal, type Ctx } from '../platform/context.ts';
import { noJobs } from '../platform/jobs.ts';
import { recorder } from '../platform/recorder.ts';
import type { NewMessage } from '../platform/records.ts';
import { attend } from '../attendant/attend.ts';

type Body = ValidatedInput<typeof attendRequest>['body'];

/** Thrown so that nothing of the rehearsal stays. */
class Rehearsed extends Error {}

/** A way back is made when the message leaves: the one of the rehearsal opens nothing. */
const TOKEN = /[0-9A-Z]{4}(?:-[0-9A-Z]{4}){6}/g;

function toPreview(id: number, message: NewMessage): MessagePreview {
  const { tipo: kind, failure } = message;
  return {
    tipo: kind,
    titulo: messageLabel(kind),
    destinatario:
      message.destinatario ?? (isMessageKind(kind) ? MESSAGE_KIND[kind].recipient : 'RESPONSAVEL'),
    nome: message.nome ?? null,
    canal: failure === undefined ? message.canal : null,
    destino: failure === undefined ? message.destino : null,
    assunto: message.assunto ?? '',
    corpo: message.corpo.replaceAll(TOKEN, TOKEN_PLACEHOLDER),
    anexo: isMessageKind(kind) && carriesKit(kind) ? kitFileName(id) : null,
    aviso: null,
  };
}

/**
 * The messages that a step would send, in their very words: the step is taken, by all of its rules, in a transaction that is
 * then taken back. What refuses the step refuses the preview.
 * @throws HttpError 400, 403, 404, 409, 422
 */
export async function previewStep(
  database: DatabasePort,
  ctx: Ctx,
  id: number,
  body: Body,
): Promise<MessagePreview[]> {
  const { config, requestId, ip } = ctx;
  const session = internal(ctx);
  const sent: NewMessage[] = [];
  try {
    await database.ofEmpresa(session.empresaId).transaction(async (tx) => {
      // Tried again after a deadlock, it says its messages once.
      sent.length = 0;
      const kept = recorder({ db: tx, session, config, jobs: noJobs, requestId, ip }, { messages: [] });
      const rehearsal: Ctx = {
        ...ctx,
        ...kept,
        db: tx,
        sendMessage: async (message) => void sent.push(message),
        sendMessages: async (messages) => void sent.push(...messages),
      };
      const { versao: version } = await lockPedido(rehearsal, id);
      await attend({ ...rehearsal, expectedVersion: version }, id, body);
      throw new Rehearsed();
    });
  } catch (error) {
    if (!(error instanceof Rehearsed)) throw error;
  }
  return sent.map((message) => toPreview(id, message));
}
