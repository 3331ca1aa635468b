import { and, desc, eq, inArray, isNull, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { alias, type PgSelect } from 'drizzle-orm/pg-core';
import type { Db } from '../db/port.ts';
import {
  cargo,
  cidade,
  cliente,
  funcionario,
  hierarquia,
  preSolicitacao,
  preSolicitacaoProcedimento,
  prestador,
  setor,
  unidade,
  user,
} from '../db/schema.ts';
import { notFound } from '../platform/errors.ts';
import { branchOf } from '../funcionarios/repository.ts';
import { scopeSql } from '../platform/scope.ts';
import { anyCondition, containsWords } from '../platform/search.ts';
import type { Scope } from '../platform/session.ts';
import { asksNoQuestionario } from '../procedimentos/repository.ts';

/**
 * Whether nobody has noted a risk for an employee, as a value of a row. Not by `exists`: PostgreSQL would gather the
 * risks of everybody at once to look them up in, which a page of twenty does not need.
 */
export const isWithoutRisco = (funcionarioId: SQLWrapper): SQL<boolean> =>
  sql`coalesce((select false from risco_do_funcionario r where r.funcionario_id = ${funcionarioId} limit 1), true)`;

const p = alias(preSolicitacao, 'p');
const f = alias(funcionario, 'f');
const h = alias(hierarquia, 'h');
const c = alias(cliente, 'c');
const u = alias(unidade, 'u');
const k = alias(prestador, 'k');

/** The branch where the employee works now. */
const BRANCH = branchOf(f, h);

/** Neither requested nor deleted. */
const OPEN = and(isNull(p.agendamentoId), isNull(p.deletedAt));

const inScope = (scope: Scope): SQL =>
  scopeSql(scope, { empresa: p.empresaId, cliente: p.clienteId, unidade: BRANCH });

const ROW = {
  id: p.id,
  version: p.versao,
  createdAt: p.createdAt,
  telefoneFuncionario: p.telefoneFuncionario,
  emailFuncionario: p.emailFuncionario,
  tipoExameId: p.tipoExameId,
  dataSugestaoInicial: p.dataSugestaoInicial,
  dataSugestaoFinal: p.dataSugestaoFinal,
  periodo: p.periodo,
  horarioMarcadoPrestador: p.horarioMarcadoPrestador,
  dataHomologacao: p.dataHomologacao,
  dataLiberacao: p.dataLiberacao,
  tipoRetorno: p.tipoRetorno,
  detalheConsulta: p.detalheConsulta,
  informacoesPcd: p.informacoesPcd,
  questionarioRisco: p.questionarioRiscoId,
  pcd: p.pcd,
  semRiscos: isWithoutRisco(f.id),
  usaReservaHorario: c.usaReservaHorario,
  sistema: k.sistema,
  cliente: {
    id: c.id,
    name: c.name,
    apelido: c.apelido,
    inscricao: c.inscricao,
    desabilitarQuestionarioRisco: asksNoQuestionario(c),
  },
  funcionario: { id: f.id, name: f.name },
  unidade: { name: u.name, tradeCode: u.tradeCode, cnpj: u.inscricao },
  setor: { name: setor.name },
  cargo: { name: cargo.name },
  user: {
    id: user.id,
    name: user.name,
    exibePreSolicitacaoNotificacao: user.exibePreSolicitacaoNotificacao,
  },
};

const DETAIL = {
  ...ROW,
  riskLevel: u.riskLevel,
  nomeSolicitante: p.nomeSolicitante,
  emailSolicitante: p.emailSolicitante,
  telefoneSolicitante: p.telefoneSolicitante,
  prestador: { id: k.id, name: k.name },
  cidade: { id: cidade.id, cidade: cidade.cidade, estado: cidade.estado },
  observacao: p.observacao,
  procedimentos: sql<{ id: number; name: string }[]>`coalesce((
    select json_agg(json_build_object('id', x.id, 'name', x.name) order by x.clinical desc, x.name)
    from pre_solicitacao_procedimento pp join procedimento x on x.id = pp.procedimento_id
    where pp.pre_solicitacao_id = ${p.id}), '[]')`,
  riscos: sql<{ id: number; nome: string }[]>`coalesce((
    select json_agg(json_build_object('id', r.id, 'nome', r.nome) order by r.nome)
    from risco_do_funcionario fr join risco r on r.id = fr.risco_id where fr.funcionario_id = ${f.id}), '[]')`,
};

/** What a row names, by left and inner joins alike: the list's and the detail's. */
const joined = <T extends PgSelect>(query: T) =>
  query
    .innerJoin(f, eq(f.id, p.funcionarioId))
    .innerJoin(c, eq(c.id, p.clienteId))
    .innerJoin(k, eq(k.id, p.prestadorId))
    .innerJoin(user, eq(user.id, p.userId))
    .leftJoin(h, eq(h.id, f.customerHierarchyId))
    .leftJoin(u, sql`${u.id} = ${BRANCH}`)
    .leftJoin(setor, eq(setor.id, h.setorId))
    .leftJoin(cargo, eq(cargo.id, h.cargoId));

const rowsOf = (db: Db) => joined(db.select(ROW).from(p).$dynamic());

const details = (db: Db) =>
  joined(db.select(DETAIL).from(p).$dynamic()).innerJoin(cidade, eq(cidade.id, p.cidadeId));

export type DbRow = Awaited<ReturnType<typeof rowsOf>>[number];
export type DbPreSolicitacao = Awaited<ReturnType<typeof details>>[number];

export const noPreSolicitacao = () => notFound('preSolicitacao');

/** What a branch is known by, which only who sees some of them alone asks for. */
const withBranch = <T extends PgSelect>(query: T, { unidades }: Scope) =>
  unidades === null
    ? query
    : query.innerJoin(f, eq(f.id, p.funcionarioId)).leftJoin(h, eq(h.id, f.customerHierarchyId));

const counted = async (db: Db, scope: Scope, where: SQL | undefined): Promise<number> => {
  const [found] = await withBranch(
    db
      .select({ n: sql<number>`count(*)::int` })
      .from(p)
      .$dynamic(),
    scope,
  ).where(where);
  return found?.n ?? 0;
};

/** Those of the scope that still wait, the newest first; names by any of the terms. */
export async function listPage(
  db: Db,
  scope: Scope,
  { terms, page, limit }: { terms: readonly string[]; page: number; limit: number },
): Promise<{ total: number; items: DbRow[] }> {
  const named = terms.map((term) => containsWords(p.nomeBusca, term));
  const where = and(OPEN, inScope(scope), named.length > 0 ? anyCondition(named) : undefined);
  // Found first, in what the pre-requests say themselves: only the page's own are put together.
  const found = await withBranch(db.select({ id: p.id }).from(p).$dynamic(), scope)
    .where(where)
    .orderBy(desc(p.id))
    .limit(limit)
    .offset((page - 1) * limit);
  const ids = found.map(({ id }) => id);
  const items =
    ids.length === 0
      ? []
      : await rowsOf(db)
          .where(and(inArray(p.id, ids), inScope(scope)))
          .orderBy(desc(p.id));
  return { total: await counted(db, scope, where), items };
}

/** How many of the scope wait, and whether the person is shown it. */
export async function countWaiting(
  db: Db,
  scope: Scope,
  userId: number,
): Promise<{ total: number; exibePreSolicitacaoNotificacao: boolean }> {
  const [person] = await db
    .select({ isShown: user.exibePreSolicitacaoNotificacao })
    .from(user)
    .where(eq(user.id, userId));
  const total = await counted(db, scope, and(OPEN, inScope(scope)));
  return { total, exibePreSolicitacaoNotificacao: person?.isShown ?? true };
}

/** Whether the person is shown how many wait. */
export async function showWaiting(db: Db, userId: number, isShown: boolean): Promise<void> {
  await db.update(user).set({ exibePreSolicitacaoNotificacao: isShown }).where(eq(user.id, userId));
}

/** One with everything that its detail shows. @throws HttpError 404 */
export async function getDetail(db: Db, scope: Scope, id: number): Promise<DbPreSolicitacao> {
  const [found] = await details(db).where(and(eq(p.id, id), OPEN, inScope(scope)));
  if (!found) throw noPreSolicitacao();
  return found;
}

/** Whether it exists in the scope, with what an audit row needs. @throws HttpError 404 */
export async function requirePreSolicitacao(
  db: Db,
  scope: Scope,
  id: number,
): Promise<{ id: number; clienteId: number }> {
  const [found] = await db
    .select({ id: p.id, clienteId: p.clienteId })
    .from(p)
    .innerJoin(f, eq(f.id, p.funcionarioId))
    .leftJoin(h, eq(h.id, f.customerHierarchyId))
    .where(and(eq(p.id, id), OPEN, inScope(scope)));
  if (!found) throw noPreSolicitacao();
  return found;
}

export type LockedPreSolicitacao = typeof preSolicitacao.$inferSelect;

/** Locks one for the rest of the transaction. @throws HttpError 404 */
export async function lockPreSolicitacao(db: Db, scope: Scope, id: number): Promise<LockedPreSolicitacao> {
  await requirePreSolicitacao(db, scope, id);
  // Alone: whoever waited for the lock sees here what became of it meanwhile.
  const [locked] = await db
    .select()
    .from(p)
    .where(and(eq(p.id, id), OPEN))
    .for('update');
  if (!locked) throw noPreSolicitacao();
  return locked;
}

/** The exams that are asked for, with what was noted of each. */
export const procedimentosOf = (db: Db, id: number) =>
  db
    .select({
      id: preSolicitacaoProcedimento.procedimentoId,
      observacaoAgendamentoConsulta: preSolicitacaoProcedimento.observacaoAgendamentoConsulta,
    })
    .from(preSolicitacaoProcedimento)
    .where(eq(preSolicitacaoProcedimento.preSolicitacaoId, id));

/** Takes back the own deletion of a short while ago. @returns its customer, or null when there is none to take back */
export async function undoDeletion(
  db: Db,
  scope: Scope,
  { id, usuarioId, since }: { id: number; usuarioId: number; since: string },
): Promise<{ clienteId: number } | null> {
  const [found] = await db
    .select({ id: p.id })
    .from(p)
    .innerJoin(f, eq(f.id, p.funcionarioId))
    .leftJoin(h, eq(h.id, f.customerHierarchyId))
    .where(
      and(
        eq(p.id, id),
        eq(p.deletedById, usuarioId),
        sql`${p.deletedAt} > ${since}::timestamptz`,
        inScope(scope),
      ),
    );
  if (!found) return null;
  const [restored] = await db
    .update(preSolicitacao)
    .set({ deletedAt: null, deletedById: null, versao: sql`${preSolicitacao.versao} + 1` })
    .where(and(eq(preSolicitacao.id, id), eq(preSolicitacao.deletedById, usuarioId)))
    .returning({ clienteId: preSolicitacao.clienteId });
  return restored ?? null;
}
