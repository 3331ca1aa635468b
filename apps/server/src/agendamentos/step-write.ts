import { and, eq, is, SQL, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { keptRows, type OfCall } from '../db/kept.ts';
import type { Db } from '../db/port.ts';
import { agendamento, type agendamentoStatus } from '../db/schema.ts';
import { attendantOf } from '../notifications/notify.ts';
import type { auditRow, NewEvent } from '../platform/records.ts';
import type { Held } from './change.ts';

type Columns = PgUpdateSetSource<typeof agendamento>;

/** What one step of one appointment writes. */
export interface StepWrite {
  readonly held: Held & { readonly statusId: number };
  /** The status and all that changes with it; undefined leaves a column as it is. */
  readonly columns: Columns & { readonly statusId: number };
  readonly record: Pick<
    typeof agendamentoStatus.$inferInsert,
    'acao' | 'descricao' | 'observacao' | 'datasPropostas' | 'autorId' | 'autorNome'
  > & { readonly createdAt: string };
  readonly trail: ReturnType<typeof auditRow>;
  readonly event: NewEvent['tipo'];
  readonly booked?: Booked | undefined;
}

/** Where and when the accepted exams are done from now on, and from when no token that books opens a session any more. */
export interface Booked {
  readonly idPrestador: number;
  readonly data: string;
  readonly hora: string | null;
  /** They end instead of being revoked: a revoked one would close the session that is about to show the confirmation. */
  readonly linksEnd: string;
}

const MOVED = z.strictObject({
  versao: z.int(),
  record_id: z.int(),
  /** Who asked for it, and who has begun with it. */
  user_id: z.nullable(z.int()),
  attendant_id: z.nullable(z.int()),
  /** Whether anybody answers for its customer, or for its branch, who may want to be told. */
  is_answered_for: z.boolean(),
});
const v = sql.placeholder;

const bookingParts = (ofCall: OfCall): SQL => sql`
      exames as (
        update agendamento_procedimento e set prestador_id = ${v('idPrestador')}::int, data_agendamento = ${v('data')}::date,
          hora_agendamento = ${v('hora')}::text
        from moved where e.agendamento_id = moved.id and e.aceito and ${ofCall(sql`e.empresa_id`)}),
      links as (
        update token_autoagendamento t set expira_em = least(t.expira_em, ${v('linksEnd')}::timestamptz)
        from moved where t.agendamento_id = moved.id and t.tipo = 'AGENDAR' and t.revogado_em is null),`;

/**
 * The step as ONE statement: compare-and-swap of the status, trail, status record and event. The rest is made of the row
 * that moved: where there is none, nothing is written and nothing is answered.
 */
const statement = (db: Db, ofCall: OfCall, set: Columns, books: boolean): SQL => sql`with moved as ${db
  .update(agendamento)
  .set({ ...set, versao: sql`${agendamento.versao} + 1` })
  .where(
    and(
      eq(agendamento.id, sql`${v('id')}::int`),
      eq(agendamento.statusId, sql`${v('from')}::smallint`),
      ofCall(agendamento.empresaId),
    ),
  )
  .returning({
    id: agendamento.id,
    versao: agendamento.versao,
    userId: agendamento.userId,
    attendantId: attendantOf(agendamento).as('attendant_id'),
    isAnsweredFor:
      sql<boolean>`exists (select from responsavel r where r.cliente_id = agendamento.cliente_id and r.ativo
      and ${ofCall(sql`r.empresa_id`)} and (r.unidade_id is null or r.unidade_id = agendamento.unidade_id))`.as(
        'is_answered_for',
      ),
  })},${books ? bookingParts(ofCall) : sql``}
      trail as (
        insert into auditoria (sessao_tipo, usuario_id, acao, recurso, recurso_id, empresa_id, cliente_id, ip,
          dado_de_saude, request_id, detalhes)
        select ${v('sessaoTipo')}::text, ${v('usuarioId')}::int, ${v('trailAction')}::text, ${v('recurso')}::text,
          ${v('recursoId')}::int, ${v('trailEmpresaId')}::int, ${v('trailClienteId')}::int, ${v('ip')}::text,
          ${v('dadoDeSaude')}::boolean, ${v('requestId')}::text, ${v('detalhes')}::jsonb
        from moved returning id),
      record as (
        insert into agendamento_status (agendamento_id, de, para, acao, descricao, observacao, datas_propostas, autor_id,
          autor_nome, auditoria_id, created_at)
        select moved.id, ${v('from')}::smallint, ${v('to')}::smallint, ${v('action')}::text, ${v('descricao')}::text,
          ${v('observacao')}::text, ${v('datasPropostas')}::jsonb, ${v('autorId')}::int, ${v('autorNome')}::text,
          trail.id, ${v('createdAt')}::timestamptz
        from moved, trail returning id),
      event as (
        insert into outbox (tipo, empresa_id, cliente_id, unidade_id, prestador_id, agendamento_id, dados)
        select ${v('event')}::text, ${v('empresaId')}::int, ${v('clienteId')}::int, ${v('unidadeId')}::int,
          ${v('prestadorId')}::int, moved.id,
          jsonb_build_object('id', moved.id, 'version', moved.versao, 'tipo', ${v('event')}::text)
        from moved)
      select moved.versao, record.id as record_id, moved.user_id, moved.attendant_id,
        moved.is_answered_for from moved, record`;

type Ask = ReturnType<typeof keptRows<typeof MOVED>>;
const nameOf = (column: string): string => `c_${column}`;
/** By the columns that a step sets: few sets, each the text of one kept statement. */
const known = new Map<string, Ask>();
const keptStep = (columns: readonly string[], books: boolean): Ask => {
  const key = `${books} ${columns.join(' ')}`;
  const told = columns.map((column) => [column, v(nameOf(column))]);
  const ask =
    known.get(key) ??
    keptRows(`passo_${known.size + 1}`, MOVED, (ofCall, db) =>
      statement(db, ofCall, Object.fromEntries(told) as Columns, books),
    );
  known.set(key, ask);
  return ask;
};

/** Names the columns of a step that many may take at once, so that connections plan it before the first of them. */
export const expectStep = (columns: readonly (keyof StepWrite['columns'])[], books: boolean): void =>
  void keptStep(columns.toSorted(), books);

/** What sets a column to what the database works out itself is asked once. */
const once = (set: readonly (readonly [string, unknown])[], books: boolean): Ask =>
  keptRows('', MOVED, (ofCall, db) => {
    const told = set.map(([column, value]) => [column, is(value, SQL) ? value : v(nameOf(column))]);
    return statement(db, ofCall, Object.fromEntries(told) as Columns, books);
  });

/** Answers nothing where the status is another one meanwhile. */
export async function writeStep(
  db: Db,
  { held, columns, record, trail, event, booked }: StepWrite,
): Promise<z.output<typeof MOVED> | undefined> {
  const set = Object.entries(columns)
    .filter(([, value]) => value !== undefined)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  const { acao: trailAction, empresaId: trailEmpresaId, clienteId: trailClienteId, ...line } = trail;
  const values = {
    ...line,
    ...booked,
    trailAction,
    trailEmpresaId,
    trailClienteId,
    id: held.id,
    from: held.statusId,
    to: columns.statusId,
    event,
    empresaId: held.empresaId,
    clienteId: held.clienteId,
    unidadeId: held.unidadeId,
    prestadorId: held.prestadorId,
    action: record.acao,
    descricao: record.descricao,
    observacao: record.observacao ?? null,
    datasPropostas: record.datasPropostas ? JSON.stringify(record.datasPropostas) : null,
    autorId: record.autorId ?? null,
    autorNome: record.autorNome ?? null,
    createdAt: record.createdAt,
    ...Object.fromEntries(set.map(([column, value]) => [nameOf(column), value])),
  };
  // What the database works out itself is another text each time.
  const books = booked !== undefined;
  const ask = set.some(([, value]) => is(value, SQL))
    ? once(set, books)
    : keptStep(
        set.map(([column]) => column),
        books,
      );
  const [moved] = await ask(db, values);
  return moved;
}
