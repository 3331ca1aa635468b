import { toMessage } from '../timeline/present.ts';
import type { SentRow } from '../timeline/repository.ts';

/** Messages as processing records (doc3 §3.5), the oldest first. @param sent the newest first */
export const processed = (sent: readonly SentRow[]) =>
  sent.toReversed().map((row, place) => {
    const message = toMessage(row);
    return {
      ordem: place + 1,
      tipo: row.channel === 'EMAIL' ? ('EMAIL' as const) : ('WHATSAPP' as const),
      operacao: message.tipoEvento,
      status: message.situacao,
      msgErro: message.motivo,
      createdAt: message.createdAt,
    };
  });

/** What failed among them, the newest first. */
export const errorsIn = (sent: readonly SentRow[]) =>
  sent
    .map(toMessage)
    .filter((message) => message.situacao === 'FALHA')
    .map((message) => ({
      mensagem: `${message.tipoEvento}: ${message.motivo ?? 'não foi possível enviar'}`,
      createdAt: message.createdAt,
    }));
