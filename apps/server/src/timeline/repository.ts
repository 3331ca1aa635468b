import { EDIT_FIELDS } from '@apto/domain/edit';
import type { MessageSubject } from '@apto/domain/templates';
import type { CivilDate } from '@apto/domain/time';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../db/port.ts';
import { rows } from '../db/rows.ts';
import { SUBJECT, subjectColumns, toSubject } from '../agendamentos/subject.ts';

/** What reads leave in the trail: nothing happened to the appointment by them. */
const READS = sql`('LER', 'SAIR', 'EXPORTAR', 'BAIXAR', 'VISUALIZAR', 'ENTRADA_RECUSADA', 'ENTRADA_BLOQUEADA')`;

const EVENT = z.strictObject({
  at: z.string(),
  action: z.string(),
  author: z.nullable(z.string()),
  session: z.nullable(z.string()),
  ip: z.nullable(z.string()),
  /** Of a status record. */
  status: z.nullable(z.int()),
  text: z.nullable(z.string()),
  note: z.nullable(z.string()),
  /** Of an edit. */
  fields: z.nullable(z.array(z.string())),
  values: z.nullable(
    z.array(z.strictObject({ field: z.enum(EDIT_FIELDS), before: z.string(), after: z.string() })),
  ),
  /** Of an attachment. */
  file: z.nullable(z.string()),
  kind: z.nullable(z.string()),
});
export type TimelineEvent = z.output<typeof EVENT>;

/**
 * What happened to an appointment, the newest first: its status records, each with the audit row of the same change, and
 * the audit rows that changed no status. A record from before the trail stands alone, and what the product went on with for
 * somebody came from nowhere: older rows say so by an empty address.
 */
export function eventsOf(db: Db, id: number): Promise<TimelineEvent[]> {
  return rows(
    db,
    EVENT,
    sql`select to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, e.action, e.author, e.session, e.ip,
          e.status, e.text, e.note, e.fields, e.values, e.file, e.kind
        from (
          select s.created_at as at, s.id as place, s.acao as action, coalesce(u.name, s.autor_nome) as author,
            t.sessao_tipo as session, nullif(t.ip, '') as ip, s.para::int as status, s.descricao as text, s.observacao as note,
            null::text[] as fields, null::jsonb as values, null as file, null as kind
          from agendamento_status s left join usuario u on u.id = s.autor_id left join auditoria t on t.id = s.auditoria_id
          where s.agendamento_id = ${id}
          union all
          select t.created_at, t.id,
            case when t.acao = 'EMITIR_LINK' and t.detalhes->>'tipo' = 'ACOMPANHAR' then 'EMITIR_ACOMPANHAMENTO' else t.acao end,
            coalesce(u.name, case t.sessao_tipo when 'autoagendamento' then a.nome_funcionario
              when 'publica' then a.nome_funcionario end), t.sessao_tipo, nullif(t.ip, ''), null, null,
            coalesce(n.texto, t.detalhes->>'oferecido'),
            case when jsonb_typeof(t.detalhes->'campos') = 'array'
              then array(select jsonb_array_elements_text(t.detalhes->'campos')) end,
            t.detalhes->'valores',
            f.nome, f.tipo
          from auditoria t join agendamento a on a.id = t.recurso_id left join usuario u on u.id = t.usuario_id
            left join observacao_prestador n on t.acao = 'OBSERVACAO_PRESTADOR' and n.id = (t.detalhes->>'observacao')::int
              and n.agendamento_id = a.id
            left join arquivo f on t.acao = 'ANEXAR' and f.id = (t.detalhes->>'arquivo')::int and f.agendamento_id = a.id
          where t.recurso = 'agendamento' and t.recurso_id = ${id} and t.acao not in ${READS}
            and not exists (select 1 from agendamento_status s where s.auditoria_id = t.id)
        ) e order by e.at desc, e.place desc`,
  );
}

const MESSAGE = z.strictObject({
  id: z.int(),
  at: z.string(),
  kind: z.string(),
  channel: z.string(),
  to: z.string(),
  state: z.string(),
  reason: z.nullable(z.string()),
  ...SUBJECT,
});
/** A message, and what it is about as that stands now. */
export type SentRow = Omit<z.output<typeof MESSAGE>, keyof typeof SUBJECT> & {
  readonly about: MessageSubject;
};

/** The messages about an appointment, the newest first. */
export async function messagesOf(db: Db, id: number, today: CivilDate): Promise<SentRow[]> {
  const found = await rows(
    db,
    MESSAGE,
    sql`select m.id::int as id, to_char(m.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
          m.tipo as kind, m.canal as channel, m.destino as to, m.situacao as state, m.erro as reason,
          ${subjectColumns(today)}
        from mensagem m join agendamento a on a.id = m.agendamento_id where m.agendamento_id = ${id} order by m.id desc`,
  );
  return found.map((m) => ({ ...m, about: toSubject(m) }));
}
