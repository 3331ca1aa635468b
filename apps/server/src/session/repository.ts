import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Db } from '../db/port.ts';
import { empresa, passwordRecovery, profile, session as sessionTable, user } from '../db/schema.ts';
import { permissionsIn } from '@apto/domain/companies';
import { DEFAULT_PHONE } from '@apto/domain/documents';
import { LOGOUT_CHANNEL, openSession, type Caller } from '../platform/authentication.ts';
import { sessionKey } from '../platform/company-key.ts';
import type { KeyRing } from '../platform/key-ring.ts';
import type { InternalSession, PrestadorSession } from '../platform/session.ts';
import { iso } from '../platform/sql.ts';
import { companiesOf } from '../companies/repository.ts';
import { notFound, unauthenticated } from '../platform/errors.ts';

export interface LoadedUser {
  id: number;
  kind: 'interna' | 'prestador';
  name: string;
  email: string;
  empresaId: number;
  /** null: no password was chosen yet. */
  senhaHash: string | null;
  companyType: string;
  permissions: string[];
}

/** An active user by name (any case) or id, of whichever kind. */
export async function readUser(db: Db, who: string | number): Promise<LoadedUser | null> {
  const [found] = await db
    .select({
      id: user.id,
      tipo: user.tipo,
      name: user.name,
      email: user.email,
      empresaId: user.empresaId,
      senhaHash: user.senhaHash,
      companyType: empresa.tipo,
      permissions: profile.permissoes,
    })
    .from(user)
    .innerJoin(profile, eq(profile.id, user.perfilId))
    .innerJoin(empresa, and(eq(empresa.id, user.empresaId), eq(empresa.ativo, true)))
    .where(
      and(
        eq(user.ativo, true),
        eq(user.bloqueado, false),
        // The typed name is folded here, as the limits fold it: the database's own folding knows spellings of more, each of
        // which would have tries of its own.
        typeof who === 'number' ? eq(user.id, who) : sql`lower(${user.username}) = ${who.toLowerCase()}`,
      ),
    );
  if (!found) return null;
  const { tipo: type } = found;
  return type === 'interna' || type === 'prestador' ? { ...found, kind: type } : null;
}

export function openForUser(
  db: Db,
  ring: KeyRing,
  nowMs: number,
  u: LoadedUser,
  { ip, userAgent }: Caller,
): Promise<string> {
  return openSession(db, ring, nowMs, {
    kind: u.kind,
    usuarioId: u.id,
    permissions: permissionsIn(u.companyType, u.permissions),
    name: u.name,
    from: { ip, userAgent },
  });
}

/**
 * Goes on with a session in another account of its person: another token, until the first one would have ended.
 * @throws HttpError 401 where it has ended meanwhile
 */
export async function moveSession(
  db: Db,
  ring: KeyRing,
  nowMs: number,
  session: InternalSession,
  to: { readonly accountId: number; readonly permissoes: readonly string[] },
  { ip, userAgent }: Caller,
): Promise<string> {
  const [ended] = await db
    .update(sessionTable)
    .set({ revogadoEm: sql`now()` })
    .where(and(eq(sessionTable.idHash, session.idHash), isNull(sessionTable.revogadoEm)))
    .returning({ until: sessionTable.expiraEm });
  if (!ended) throw unauthenticated();
  await tellLogout(db);
  return openSession(db, ring, nowMs, {
    kind: 'interna',
    usuarioId: session.own.usuarioId,
    ...(to.accountId === session.own.usuarioId ? {} : { contaId: to.accountId }),
    permissions: to.permissoes,
    name: session.name,
    endsMs: Date.parse(iso(ended.until)),
    from: { ip, userAgent },
  });
}

/** Tells every process that sessions were ended: who listens with one of them is cut off. */
export const tellLogout = (db: Db) => db.execute(sql`select pg_notify(${LOGOUT_CHANNEL}, '')`);

/** Revokes one session: its token is refused from the next call on, in every process. */
export async function terminate(db: Db, idHash: string): Promise<void> {
  await db
    .update(sessionTable)
    .set({ revogadoEm: sql`now()` })
    .where(eq(sessionTable.idHash, idHash));
  await tellLogout(db);
}

/**
 * Sets the password, ends the sessions of the user, and the links to a new password that were sent before.
 * @param keep the session that goes on; null: none
 */
export async function updatePassword(
  db: Db,
  userId: number,
  senhaHash: string,
  keep: string | null,
): Promise<void> {
  await db.update(user).set({ senhaHash }).where(eq(user.id, userId));
  await db
    .update(passwordRecovery)
    .set({ encerradoEm: sql`now()` })
    .where(and(eq(passwordRecovery.usuarioId, userId), isNull(passwordRecovery.encerradoEm)));
  await db
    .update(sessionTable)
    .set({ revogadoEm: sql`now()` })
    .where(
      and(
        eq(sessionTable.usuarioId, userId),
        isNull(sessionTable.revogadoEm),
        keep === null ? undefined : ne(sessionTable.idHash, keep),
      ),
    );
  await tellLogout(db);
}

/** GET /auth/me (doc3 §3.5). The default telephone stands in where there is none (doc3 §7.1). */
export async function profileOf(db: Db, ring: KeyRing, session: InternalSession | PrestadorSession) {
  const [l] = await db
    .select({
      name: user.name,
      email: user.email,
      phone: user.phone,
      quemAgenda: user.quemAgenda,
      quemAvisa: user.quemAvisa,
      empresaId: empresa.id,
      empresa: empresa.name,
      companyType: empresa.tipo,
      hasApiKey: sql<boolean>`${empresa.chaveMarca} is not null`,
    })
    .from(user)
    .innerJoin(empresa, eq(empresa.id, user.empresaId))
    .where(eq(user.id, session.usuarioId));
  if (!l) throw unauthenticated();
  const scope = session.kind === 'interna' ? session.scope : null;
  return {
    id: session.usuarioId,
    name: l.name,
    email: l.email,
    phone: l.phone ?? DEFAULT_PHONE,
    defaultCompanyId: l.empresaId,
    defaultCompany: {
      id: l.empresaId,
      name: l.empresa,
      // The session's own: the company's is shown when it is made, and never again (docs/decisions/0209).
      apiKey: l.hasApiKey ? { key: sessionKey(ring, session.idHash) } : null,
    },
    userCustomers: (scope?.clientes ?? []).map((customerId) => ({ customerId })),
    userCustomerBranches: (scope?.unidades ?? []).map((customerBranchId) => ({ customerBranchId })),
    quemAgenda: l.quemAgenda,
    quemAvisa: l.quemAvisa,
    permissions: [...permissionsIn(l.companyType, [...session.permissions])],
    companies: await companiesOf(db, session.usuarioId),
    faltaSegundoFator: session.kind === 'interna' && session.lacksSecondFactor,
  };
}

/** The company of the session, without its account and its keys. @throws HttpError 404 */
export async function readEmpresa(db: Db, id: number) {
  const e = empresa;
  const [found] = await db
    .select({
      id: e.id,
      name: e.name,
      tradeName: e.tradeName,
      cnpj: e.cnpj,
      code: e.code,
      type: e.tipo,
      activeContract: e.activeContract,
      prioridade: e.prioridade,
      email: e.email,
      phone: e.phone,
      commercialPhone: e.commercialPhone,
      zipCode: e.zipCode,
      street: e.street,
      number: e.number,
      addressReference: e.addressReference,
      addressComplement: e.addressComplement,
      neighborhood: e.neighborhood,
      idCity: e.cidadeId,
      advanceDeposit: e.advanceDeposit,
      daysInAdvance: e.daysInAdvance,
      atendeTodasCidades: e.atendeTodasCidades,
      atendeAsoRetido: e.atendeAsoRetido,
      gerarAsoComData: e.gerarAsoComData,
      permiteConfirmacaoPrestador: e.permiteConfirmacaoPrestador,
      createdAt: e.createdAt,
      updatedAt: e.updatedAt,
    })
    .from(e)
    .where(eq(e.id, id));
  if (!found) throw notFound();
  return { ...found, createdAt: iso(found.createdAt), updatedAt: iso(found.updatedAt), deletedAt: null };
}

/** How the company is paid (doc3 §3.5): for whoever may see its record, where the same stands. @throws HttpError 404 */
export async function readEmpresaAccount(db: Db, id: number) {
  const e = empresa;
  const [found] = await db
    .select({
      metodoPagamento: e.metodoPagamento,
      chavePix: e.chavePix,
      nomeTitularConta: e.nomeTitularConta,
      cpfTitularConta: e.cpfTitularConta,
      cnpjTitularConta: e.cnpjTitularConta,
      nomeBanco: e.nomeBanco,
      codigoBanco: e.codigoBanco,
      codigoAgencia: e.codigoAgencia,
      contaCorrente: e.contaCorrente,
    })
    .from(e)
    .where(eq(e.id, id));
  if (!found) throw notFound();
  return found;
}

/** Removes sessions that ended a day ago. */
export const clearSessions = (db: Db): Promise<unknown> =>
  db.execute(sql`delete from sessao where expira_em < now() - interval '1 day'`);
