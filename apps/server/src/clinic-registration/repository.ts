import {
  isOver,
  REGISTRATION_FIELDS,
  REGISTRATION_SITUATIONS,
  registrationDraftSchema,
  type Decision,
  type RegistrationDraft,
  type RegistrationSituation,
  type RegistrationState,
} from '@apto/domain/clinic-registration';
import { and, desc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { Db } from '../db/port.ts';
import { row, rows } from '../db/rows.ts';
import { cidade, clinicRegistration as table, prestador } from '../db/schema.ts';
import { notFound } from '../platform/errors.ts';
import { allConditions, containsWords } from '../platform/search.ts';
import type { Scope } from '../platform/session.ts';
import { iso } from '../platform/sql.ts';
import { HORARIOS_AS_JSON } from '../prestadores/repository.ts';
import { readRecord } from '../registry/repository.ts';
import { sourceOf } from '../registry/source.ts';

/** Whose clinic: of a company, whoever looks at it. */
export interface Clinic {
  readonly empresaId: number;
  readonly prestadorId: number;
}

const p = alias(prestador, 'p');

/** The whole company: a clinic is of no customer. */
export const scopeOf = (empresaId: number): Scope => ({
  empresaId,
  usuarioId: null,
  clientes: null,
  unidades: null,
});
export const clinicSource = () => sourceOf('supplier');

const DECISIONS = z.array(z.object({ campo: z.string(), aceita: z.boolean(), motivo: z.string() }));

/** A clinic's registration as it is kept. */
export interface Kept {
  readonly id: number;
  readonly situacao: RegistrationSituation;
  readonly version: number;
  readonly draft: RegistrationDraft | null;
  readonly decisoes: Decision[];
  readonly askedBy: number | null;
  readonly email: string | null;
  readonly enviadoEm: string | null;
}

/** The clinic's newest registration; null: none was ever begun. @param lock for the rest of the transaction */
export async function newest(db: Db, { empresaId, prestadorId }: Clinic, lock = false): Promise<Kept | null> {
  const query = db
    .select()
    .from(table)
    .where(and(eq(table.prestadorId, prestadorId), eq(table.empresaId, empresaId)))
    .orderBy(desc(table.id))
    .limit(1);
  const [found] = await (lock ? query.for('update') : query);
  if (!found) return null;
  return {
    id: found.id,
    situacao: found.situacao,
    version: found.versao,
    draft: found.dados === null ? null : registrationDraftSchema.parse(found.dados),
    decisoes: DECISIONS.parse(found.decisoes),
    askedBy: found.pedidoPor,
    email: found.email,
    enviadoEm: found.enviadoEm === null ? null : iso(found.enviadoEm),
  };
}

/** The same while it is not over. */
export async function open(db: Db, clinic: Clinic, lock = false): Promise<Kept | null> {
  const found = await newest(db, clinic, lock);
  return found === null || isOver(found.situacao) ? null : found;
}

/** Begins one; by whom of the staff, or null where the clinic does. null: another one was begun at the same moment. */
export async function begin(
  db: Db,
  { empresaId, prestadorId }: Clinic,
  asked: { by: number | null; email: string | null },
): Promise<number | null> {
  const [made] = await db
    .insert(table)
    .values({ empresaId, prestadorId, pedidoPor: asked.by, email: asked.email })
    .onConflictDoNothing()
    .returning({ id: table.id });
  return made?.id ?? null;
}

/** What changes of a registration. */
export async function update(
  db: Db,
  id: number,
  changes: Partial<
    Pick<typeof table.$inferInsert, 'situacao' | 'dados' | 'decisoes' | 'enviadoEm' | 'email' | 'pedidoPor'>
  >,
): Promise<void> {
  await db
    .update(table)
    .set({ ...changes, updatedAt: sql`now()` })
    .where(eq(table.id, id));
}

/** Who the clinic is, and what is known of it. @throws HttpError 404 */
export async function readClinic(db: Db, { empresaId, prestadorId }: Clinic) {
  const record = await readRecord(db, clinicSource(), scopeOf(empresaId), prestadorId);
  const [hours] = await db
    .select({ openingHours: HORARIOS_AS_JSON, agendaVersion: p.agendaVersao })
    .from(p)
    .where(and(eq(p.id, prestadorId), eq(p.empresaId, empresaId)));
  if (!hours) throw notFound('prestador');
  const values = Object.fromEntries(
    REGISTRATION_FIELDS.map(({ name }) => [name, record.values[name] ?? null]),
  );
  const state: RegistrationState = {
    values,
    openingHours: hours.openingHours,
    cidade: record.labels['idCity'] ?? null,
  };
  return { record, agendaVersion: hours.agendaVersion, state };
}

/** What was typed, with the name of its city. */
export async function stateOf(
  db: Db,
  { values, openingHours }: RegistrationDraft,
): Promise<RegistrationState> {
  const id = values['idCity'];
  const [city] =
    typeof id === 'number'
      ? await db
          .select({ cidade: cidade.cidade, estado: cidade.estado })
          .from(cidade)
          .where(eq(cidade.id, id))
      : [];
  return { values, openingHours, cidade: city ? `${city.cidade} - ${city.estado}` : null };
}

const ITEM = z.strictObject({
  id: z.int(),
  name: z.string(),
  code: z.string(),
  situacao: z.enum(REGISTRATION_SITUATIONS),
  email: z.nullable(z.string()),
  createdAt: z.string(),
  enviadoEm: z.nullable(z.string()),
});
const COUNT = z.strictObject({ total: z.int() });

/** The newest registration of each clinic: what waits for staff first, the longest waiting on top. */
export async function listNewest(
  db: Db,
  empresaId: number,
  query: { situacao?: RegistrationSituation | undefined; filter: string; page: number; limit: number },
) {
  const from = sql`from (select distinct on (c.prestador_id) c.* from prestador_cadastro c
      where c.empresa_id = ${empresaId} order by c.prestador_id, c.id desc) r
    join prestador p on p.id = r.prestador_id
    where ${allConditions([
      query.situacao !== undefined && sql`r.situacao = ${query.situacao}`,
      query.filter !== '' && containsWords(sql`p.nome_busca`, query.filter),
    ])}`;
  const counted = await row(db, COUNT, sql`select count(*)::int as total ${from}`);
  const waiting = await row(
    db,
    COUNT,
    sql`select count(*)::int as total from prestador_cadastro where empresa_id = ${empresaId} and situacao = 'ENVIADO'`,
  );
  const found = await rows(
    db,
    ITEM,
    sql`select p.id, p.name, p.code, r.situacao, r.email, r.created_at::text as "createdAt", r.enviado_em::text as "enviadoEm"
      ${from} order by (r.situacao = 'ENVIADO') desc, case when r.situacao = 'ENVIADO' then r.enviado_em end, r.id desc
      limit ${query.limit} offset ${(query.page - 1) * query.limit}`,
  );
  const items = found.map(({ id, name, code, createdAt, enviadoEm, ...told }) => ({
    ...told,
    prestador: { id, name, code },
    createdAt: iso(createdAt),
    enviadoEm: enviadoEm === null ? null : iso(enviadoEm),
  }));
  return { items, total: counted?.total ?? 0, waiting: waiting?.total ?? 0 };
}

const CNPJ_OF = z.strictObject({ name: z.string() });

/** The company's clinic of this CNPJ. */
export const clinicOfCnpj = (db: Db, empresaId: number, cnpj: string) =>
  row(
    db,
    CNPJ_OF,
    sql`select name from prestador where empresa_id = ${empresaId} and cnpj = ${cnpj} limit 1`,
  );

const CODE = z.strictObject({ code: z.string() });

/** The next free number among the codes that are numbers. */
export async function nextCode(db: Db, empresaId: number): Promise<string> {
  const found = await row(
    db,
    CODE,
    sql`select (coalesce(max(code::int) filter (where code ~ '^[0-9]{1,8}$'), 0) + 1)::text as code
      from prestador where empresa_id = ${empresaId}`,
  );
  return found?.code ?? '1';
}

/** A clinic that is not in use before staff switches it on. */
export async function switchOff(db: Db, prestadorId: number): Promise<void> {
  await db.update(prestador).set({ ativo: false }).where(eq(prestador.id, prestadorId));
}
