import {
  acceptedOf,
  isOver,
  MAX_REGISTRATION_FILES,
  REGISTRATION_FIELDS,
  REGISTRATION_FILE_KINDS,
  REGISTRATION_SITUATIONS,
  registrationDraftSchema,
  TOO_MANY_FILES_TEXT,
  type Decision,
  type RegistrationDraft,
  type RegistrationFileKind,
  type RegistrationSituation,
  type RegistrationState,
} from '@apto/domain/clinic-registration';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { Db } from '../db/port.ts';
import { countRows, row, rows } from '../db/rows.ts';
import { cidade, clinicRegistration as table, prestador, storedFile, user } from '../db/schema.ts';
import { notFound, rule } from '../platform/errors.ts';
import { allConditions, containsWords } from '../platform/search.ts';
import type { Scope } from '../platform/session.ts';
import { iso } from '../platform/sql.ts';
import { HORARIOS_AS_JSON } from '../prestadores/repository.ts';
import { readRecord } from '../registry/repository.ts';
import { sourceOf } from '../registry/source.ts';
import type { StoredFile } from '../uploads/repository.ts';

/** Whose clinic: of a company, whoever looks at it. */
export interface Clinic {
  readonly empresaId: number;
  readonly prestadorId: number;
}

const p = alias(prestador, 'p');
const ORIGIN = 'cadastro-prestador';

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

const inCadastro = (id: number) => and(eq(storedFile.origem, ORIGIN), eq(storedFile.origemId, id));

const isKind = (kind: string | null): kind is RegistrationFileKind =>
  REGISTRATION_FILE_KINDS.some((each) => each === kind);

/** The documents of a registration, the oldest first. */
export async function filesOf(db: Db, { id, decisoes: decisions }: Pick<Kept, 'id' | 'decisoes'>) {
  const found = await db.select().from(storedFile).where(inCadastro(id)).orderBy(storedFile.id);
  const kept = new Set(acceptedOf(decisions).keptFiles);
  return found.map((file) => ({
    id: file.id,
    chave: file.chave,
    nomeArquivo: file.nome,
    tipo: isKind(file.tipo) ? file.tipo : ('OUTRO' as const),
    tamanho: file.tamanho,
    createdAt: iso(file.createdAt),
    aceito: kept.has(file.id),
  }));
}

/** @throws HttpError 422 where no further document fits */
export async function requireRoom(db: Db, id: number): Promise<void> {
  if ((await countRows(db, storedFile, inCadastro(id))) >= MAX_REGISTRATION_FILES)
    throw rule(TOO_MANY_FILES_TEXT);
}

/** Ties an upload to its registration. */
export async function bindFile(
  db: Db,
  id: number,
  file: StoredFile,
  kind: RegistrationFileKind,
): Promise<void> {
  await db
    .update(storedFile)
    .set({ origem: ORIGIN, origemId: id, tipo: kind, expiraEm: null })
    .where(eq(storedFile.id, file.id));
}

/** Gives documents to the sweep, which removes their content. */
export async function discardFiles(db: Db, id: number, files: readonly number[]): Promise<void> {
  if (files.length === 0) return;
  await db
    .update(storedFile)
    .set({ origem: null, origemId: null, situacao: 'DESCARTADO', expiraEm: sql`now()` })
    .where(and(inCadastro(id), inArray(storedFile.id, [...files])));
}

/** One document of a clinic. @throws HttpError 404 */
export async function readFile(db: Db, { empresaId, prestadorId }: Clinic, key: string): Promise<StoredFile> {
  const [found] = await db
    .select({ file: storedFile })
    .from(storedFile)
    .innerJoin(table, and(eq(table.id, storedFile.cadastroId), eq(table.prestadorId, prestadorId)))
    .where(
      and(eq(storedFile.chave, key), eq(storedFile.empresaId, empresaId), eq(storedFile.situacao, 'PRONTO')),
    );
  if (!found) throw notFound('arquivo');
  return found.file;
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

const ACCOUNT = z.strictObject({
  id: z.int(),
  empresaId: z.int(),
  prestadorId: z.nullable(z.int()),
  ativo: z.boolean(),
  hasPassword: z.boolean(),
});

/** Whose login an address is, in whichever company. */
export const accountOf = (db: Db, email: string) =>
  row(
    db,
    ACCOUNT,
    sql`select id, empresa_id as "empresaId", prestador_id as "prestadorId", ativo, senha_hash is not null as "hasPassword"
      from usuario where lower(username) = ${email}`,
  );

const STAKE = z.strictObject({ isInUse: z.boolean(), hasPassword: z.boolean() });

/**
 * What a further account of a clinic would open: bookings of every customer, once it is or was in use; and whether
 * somebody enters for it already.
 */
export async function stakeOf(db: Db, { empresaId, prestadorId }: Clinic) {
  const found = await row(
    db,
    STAKE,
    sql`select p.ativo or exists (select 1 from agendamento a where a.prestador_id = p.id) as "isInUse",
        exists (select 1 from usuario u where u.prestador_id = p.id and u.empresa_id = p.empresa_id
          and u.senha_hash is not null) as "hasPassword"
      from prestador p where p.id = ${prestadorId} and p.empresa_id = ${empresaId}`,
  );
  if (!found) throw notFound('prestador');
  return found;
}

/** The profile of clinics' accounts: it holds nothing, since what binds a clinic is its own record. */
async function profileOfClinics(db: Db, empresaId: number): Promise<number> {
  await db.execute(sql`insert into perfil (empresa_id, nome, descricao, permissoes)
    values (${empresaId}, 'Prestador', 'Contas das clínicas', '{}') on conflict (empresa_id, nome) do nothing`);
  const found = await row(
    db,
    z.strictObject({ id: z.int() }),
    sql`select id from perfil where empresa_id = ${empresaId} and nome = 'Prestador'`,
  );
  if (!found) throw new Error('O perfil das clínicas não foi criado.');
  return found.id;
}

/** An account of a clinic that has no password yet. */
export async function insertAccount(
  db: Db,
  { empresaId, prestadorId }: Clinic,
  name: string,
  email: string,
): Promise<number> {
  const perfilId = await profileOfClinics(db, empresaId);
  const [made] = await db
    .insert(user)
    .values({ empresaId, perfilId, tipo: 'prestador', prestadorId, username: email, name, email })
    .returning({ id: user.id });
  if (!made) throw new Error('A conta da clínica não foi criada.');
  return made.id;
}

/** The clinic's accounts that wait for a password. */
export const invitedAccounts = (db: Db, { empresaId, prestadorId }: Clinic) =>
  rows(
    db,
    z.strictObject({ id: z.int() }),
    sql`select id from usuario where empresa_id = ${empresaId} and prestador_id = ${prestadorId} and senha_hash is null`,
  );

/** The address of whoever asked. */
export async function emailOf(db: Db, userId: number): Promise<string | null> {
  const [found] = await db
    .select({ email: user.email })
    .from(user)
    .where(and(eq(user.id, userId), eq(user.ativo, true)));
  return found?.email ?? null;
}

/** A clinic that is not in use before staff switches it on. */
export async function switchOff(db: Db, prestadorId: number): Promise<void> {
  await db.update(prestador).set({ ativo: false }).where(eq(prestador.id, prestadorId));
}
