import { ERROR_CODE } from '@apto/api-client';
import { COMPANY_TEXT } from '@apto/domain/companies';
import { ADMINISTRATOR_PROFILE } from '@apto/domain/first-use';
import { EVERY_PERMISSION, type RegistryValues } from '@apto/domain/registry';
import { ENROL_FIRST_TEXT } from '@apto/domain/users';
import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../db/port.ts';
import { empresa } from '../db/schema.ts';
import { row, rows } from '../db/rows.ts';
import { internal, type Ctx } from '../platform/context.ts';
import { newCompanyKey } from '../platform/company-key.ts';
import { HttpError, invalid } from '../platform/errors.ts';
import type { Inserted } from '../platform/inserted.ts';
import { iso } from '../platform/sql.ts';

const refused = (text: string) => new HttpError(403, ERROR_CODE.SEM_PERMISSAO, text);

const TYPE = z.strictObject({ type: z.string() });
const ID = z.strictObject({ id: z.int() });

/**
 * Makes a company, its administrators' profile, and the account there of whoever makes it (docs/decisions/0107). The key is
 * the one that its calls ask for, as of the first company.
 * @param columns of the table `empresa`
 * @throws HttpError 403 where this company makes no others
 */
export async function insertCompany(ctx: Ctx, columns: RegistryValues): Promise<Inserted> {
  const { usuarioId, empresaId } = internal(ctx);
  const here = await row(ctx.db, TYPE, sql`select tipo as type from empresa where id = ${empresaId}`);
  if (here?.type !== 'GESTORA') throw refused(COMPANY_TEXT.onlyManaging);
  const { key, kept } = newCompanyKey(ctx.config.keyRing);
  const keyColumns = {
    chave_marca: kept.chaveMarca,
    chave_final: kept.chaveFinal,
    chave_criada_em: ctx.now.instant,
  };
  const made = await row(
    ctx.db,
    ID,
    sql`select nova_empresa(${usuarioId}, ${JSON.stringify({ ...columns, ...keyColumns })}::jsonb,
      ${ADMINISTRATOR_PROFILE}, array(select jsonb_array_elements_text(${JSON.stringify(EVERY_PERMISSION)}::jsonb))) as id`,
  );
  if (!made) throw new Error('A empresa não foi criada.');
  return { id: made.id, once: { chaveApi: key } };
}

const KEPT = z.strictObject({ end: z.nullable(z.string()), at: z.nullable(z.string()) });

/** What may be told of a company's key once it was shown; null where it has none. */
export async function readKey(db: Db, empresaId: number) {
  const found = await row(
    db,
    KEPT,
    sql`select chave_final as "end", chave_criada_em::text as at from empresa where id = ${empresaId}`,
  );
  const { end, at } = found ?? { end: null, at: null };
  return { chave: end !== null && at !== null ? { final: end, criadaEm: iso(at) } : null };
}

/** Another key of the caller's company, which is answered this once: the one before is refused from the next call on. */
export async function replaceKey(ctx: Ctx) {
  const { empresaId } = internal(ctx);
  const before = await readKey(ctx.db, empresaId);
  const { key, kept } = newCompanyKey(ctx.config.keyRing);
  const criadaEm = ctx.now.instant;
  await ctx.db
    .update(empresa)
    .set({ ...kept, chaveCriadaEm: criadaEm })
    .where(eq(empresa.id, empresaId));
  await ctx.audit({
    acao: before.chave === null ? 'GERAR_CHAVE' : 'TROCAR_CHAVE',
    recurso: 'empresa',
    recursoId: empresaId,
  });
  return { chaveApi: key, chave: { final: kept.chaveFinal, criadaEm } };
}

/** What a person may do in a company is of their profile there: elsewhere its record is only read. @throws HttpError 403 */
export function requireOwnCompany(ctx: Ctx, id: number): void {
  if (internal(ctx).empresaId !== id) throw refused(COMPANY_TEXT.elsewhere);
}

const FACTOR = z.strictObject({ isOn: z.boolean() });

/** Whether somebody who works in the company of the call has their second factor on. */
export async function hasSecondFactor(db: Db, accountId: number): Promise<boolean> {
  const found = await row(db, FACTOR, sql`select segundo_fator_ativo(${accountId}) as "isOn"`);
  return found?.isOn === true;
}

/**
 * What a company asks of its people (docs/decisions/0158): nobody asks for a second factor who has none, or they would shut
 * themselves out with the others. The trail says when it began and when it ended.
 * @param values the fields that were written
 * @throws HttpError 400
 */
export async function demandingSecondFactor(
  ctx: Ctx,
  id: number,
  { exigeSegundoFator: isAsked }: RegistryValues,
  before: RegistryValues | null,
): Promise<void> {
  // A new company that never asked has ended nothing.
  if (typeof isAsked !== 'boolean' || (before === null && !isAsked)) return;
  if (isAsked && !(await hasSecondFactor(ctx.db, internal(ctx).usuarioId)))
    throw invalid([{ campo: 'exigeSegundoFator', mensagem: ENROL_FIRST_TEXT }]);
  await ctx.audit({
    acao: isAsked ? 'EXIGIR_SEGUNDO_FATOR' : 'DISPENSAR_SEGUNDO_FATOR',
    recurso: 'empresa',
    recursoId: id,
  });
}

/** Names that a list of people tells; the count tells the others. */
const TOLD_PEOPLE = 20;
const PERSON = z.strictObject({ id: z.int(), name: z.string(), total: z.int() });

/** Who works in the company of the call and has no second factor, by name. */
export async function withoutSecondFactor(db: Db, empresaId: number) {
  const found = await rows(
    db,
    PERSON,
    sql`select u.id, u.name, (count(*) over ())::int as total from usuario u
      where u.empresa_id = ${empresaId} and u.tipo = 'interna' and u.ativo and not segundo_fator_ativo(u.id)
      order by apto_normalizar(u.name), u.id limit ${TOLD_PEOPLE}`,
  );
  return { pessoas: found.map(({ id, name }) => ({ id, name })), total: found[0]?.total ?? 0 };
}

const ASKING = z.strictObject({ name: z.string() });

/** The companies of a person that ask for a second factor, by their account in the company of the call. */
export async function companiesAsking(db: Db, userId: number): Promise<string[]> {
  const found = await rows(
    db,
    ASKING,
    sql`select coalesce(trade_name, name) as name from empresa_account
      where visto_por = ${userId} and ativo and exige_segundo_fator
      order by apto_normalizar(coalesce(trade_name, name)), id`,
  );
  return found.map(({ name }) => name);
}

const COMPANY = z.strictObject({ id: z.int(), name: z.string() });

/** The companies that a person can be in, by their account in the company of the call. */
export const companiesOf = (db: Db, userId: number) =>
  rows(
    db,
    COMPANY,
    sql`select id, coalesce(trade_name, name) as name from empresa_account
      where visto_por = ${userId} and ativo order by apto_normalizar(coalesce(trade_name, name)), id`,
  );

const ACCOUNT = z.strictObject({
  accountId: z.int(),
  type: z.string(),
  permissoes: z.array(z.string()),
});

/** A person's account in one of their companies; null where they have none that is open. */
export async function accountIn(db: Db, userId: number, empresaId: number) {
  const found = await row(
    db,
    ACCOUNT,
    sql`select conta_id as "accountId", tipo as type, permissoes from empresa_account
      where visto_por = ${userId} and id = ${empresaId} and ativo`,
  );
  return found ?? null;
}
