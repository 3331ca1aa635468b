import { MESSAGE_STATES, RECIPIENTS, type MessageState } from '@apto/domain/templates';
import type { CivilDate } from '@apto/domain/time';
import { sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../db/port.ts';
import { row, rows } from '../db/rows.ts';
import { SUBJECT, subjectColumns } from '../agendamentos/subject.ts';
import { scopeSql } from '../platform/scope.ts';
import { allConditions, normalizedLike } from '../platform/search.ts';
import type { Scope } from '../platform/session.ts';

const SENT = z.strictObject({
  id: z.int(),
  created_at: z.string(),
  canal: z.enum(['EMAIL', 'WHATSAPP']),
  destino: z.string(),
  destinatario: z.nullable(z.enum(RECIPIENTS)),
  nome: z.nullable(z.string()),
  assunto: z.nullable(z.string()),
  tipo: z.string(),
  situacao: z.enum(MESSAGE_STATES),
  tentativas: z.int(),
  next_try: z.string(),
  sent_at: z.nullable(z.string()),
  erro: z.nullable(z.string()),
  agendamento_id: z.nullable(z.int()),
  ...SUBJECT,
});
export type SentRow = z.output<typeof SENT>;
const COUNT = z.strictObject({ total: z.int() });

/** What a list of messages asks for. */
interface MailQuery {
  readonly filter?: string | undefined;
  readonly situacao?: MessageState | undefined;
  /** Days of São Paulo, both counted. */
  readonly dataInicio?: string | undefined;
  readonly dataFim?: string | undefined;
}

/** A clinic's name was written down with its message; the others stand in the appointment. */
const NAME = sql`coalesce(m.nome_destinatario, case m.destinatario
  when 'FUNCIONARIO' then a.nome_funcionario when 'SOLICITANTE' then a.nome_solicitante end)`;
const FROM = sql`from mensagem m left join agendamento a on a.id = m.agendamento_id`;

/**
 * The messages that the caller may see: of the appointments in their scope; those of no appointment only for who sees
 * every customer and branch.
 */
function listed(scope: Scope, { filter, situacao: state, dataInicio, dataFim }: MailQuery): SQL {
  const term = filter?.trim() ?? '';
  // What is not shown is not found: an address is asked by its first letter and its domain, a phone by its last digits.
  const shown = sql`case when m.canal = 'EMAIL' then left(m.destino, 1) || '***@' || split_part(m.destino, '@', 2)
    else right(m.destino, 4) end`;
  return allConditions([
    scopeSql(scope, { empresa: sql`m.empresa_id`, cliente: sql`a.cliente_id`, unidade: sql`a.unidade_id` }),
    state !== undefined && sql`m.situacao = ${state}`,
    dataInicio !== undefined &&
      sql`m.created_at >= ${dataInicio}::date::timestamp at time zone 'America/Sao_Paulo'`,
    dataFim !== undefined &&
      sql`m.created_at < (${dataFim}::date + 1)::timestamp at time zone 'America/Sao_Paulo'`,
    term !== '' &&
      sql`(apto_normalizar(${NAME}) like '%' || ${normalizedLike(term)} || '%'
        or apto_normalizar(${shown}) like '%' || ${normalizedLike(term)} || '%')`,
  ]);
}

/** One page, the newest first. */
export async function listMessages(
  db: Db,
  scope: Scope,
  query: MailQuery & { readonly page: number; readonly limit: number; readonly today: CivilDate },
): Promise<{ total: number; found: SentRow[] }> {
  const where = listed(scope, query);
  const counted = await row(db, COUNT, sql`select count(*)::int as total ${FROM} where ${where}`);
  const found = await rows(
    db,
    SENT,
    sql`select m.id::int as id, m.created_at::text as created_at, m.canal, m.destino, m.destinatario, ${NAME} as nome,
        m.assunto, m.tipo, m.situacao, m.tentativas, m.proxima_tentativa::text as next_try, m.enviada_em::text as sent_at,
        m.erro, m.agendamento_id, ${subjectColumns(query.today)}
      ${FROM} where ${where} order by m.id desc limit ${query.limit} offset ${(query.page - 1) * query.limit}`,
  );
  return { total: counted?.total ?? 0, found };
}
