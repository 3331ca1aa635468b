import { listMail, type SentMail } from '@apto/api-client';
import {
  canResendMessage,
  KEPT_HERE_TEXT,
  maskedDestination,
  messageLabel,
  withoutContacts,
} from '@apto/domain/templates';
import { internal } from '../platform/context.ts';
import { toSubject } from '../agendamentos/subject.ts';
import { reading } from '../platform/route.ts';
import type { Server } from '../platform/server.ts';
import { iso, pageMeta } from '../platform/sql.ts';
import { listMessages, type SentRow } from './repository.ts';

const DEFAULT_LIMIT = 10;

const reasonOf = ({ situacao: state, erro: told }: SentRow): string | null =>
  state === 'NA_CAIXA' ? KEPT_HERE_TEXT : told === null ? null : withoutContacts(told);

/** As the wire shows it: the address masked also while it waits, the gateway's words without it. */
const toWire = (m: SentRow): SentMail => ({
  id: m.id,
  createdAt: iso(m.created_at),
  canal: m.canal,
  destino: maskedDestination(m.canal, m.destino),
  destinatario: m.destinatario,
  nome: m.nome,
  assunto: m.assunto,
  tipo: m.tipo,
  descricao: messageLabel(m.tipo),
  situacao: m.situacao,
  tentativas: m.tentativas,
  proximaTentativa: m.situacao === 'PENDENTE' ? iso(m.next_try) : null,
  enviadaEm: m.sent_at === null ? null : iso(m.sent_at),
  motivo: reasonOf(m),
  agendamento: m.agendamento_id === null ? null : { id: m.agendamento_id },
  podeReenviar: canResendMessage(m.tipo, m.situacao, toSubject(m)),
});

/** The list of sent messages (doc3 §2.10, docs/decisions/0110). */
export function mailRoutes(server: Server): void {
  reading(server, listMail, async ({ query }, ctx) => {
    const { page = 1, limit = DEFAULT_LIMIT } = query;
    const { total, found } = await listMessages(ctx.db, internal(ctx).scope, {
      ...query,
      page,
      limit,
      today: ctx.now.data,
    });
    return { items: found.map(toWire), meta: pageMeta(total, page, limit, found.length) };
  });
}
