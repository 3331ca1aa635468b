import { TIPO_EXAME } from '@apto/domain/exames';
import {
  AGAIN_STATUSES,
  type IdStatus,
  type StatusAction,
  statusSummary,
  WITHDRAWN_STATUSES,
} from '@apto/domain/status';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { rows } from '../db/rows.ts';
import { agendamento, agendamentoProcedimento, agendamentoRisco, agendamentoStatus } from '../db/schema.ts';
import { changesWithoutExam, takeExam } from '../function-changes/exam.ts';
import { notifyOf } from '../notifications/notify.ts';
import { internal, type Ctx } from '../platform/context.ts';
import { HttpError } from '../platform/errors.ts';
import { belongsTo } from '../platform/scope.ts';
import { iso } from '../platform/sql.ts';
import { deadlineFrom } from './deadline.ts';

type Columns = typeof agendamento.$inferInsert;
type ProcedimentoColumns = typeof agendamentoProcedimento.$inferInsert;

/** One appointment to be born: its columns, but those that every birth writes alike. */
export interface Newborn {
  columns: Omit<Columns, 'empresaId' | 'statusId' | 'userId' | 'userResponsavelId' | 'prazoAtendimento'>;
  procedimentos: readonly Omit<ProcedimentoColumns, 'agendamentoId'>[];
  riscos: readonly number[];
}

/** Why they are born, and as what. */
export interface Birth {
  action: StatusAction;
  para: IdStatus;
  /** Description of the first status record. */
  description: string;
  /** Details of the audit row. */
  details?: Record<string, unknown>;
}

/** The exam of a function change is of the position that the employee goes to, and of its risks (NR-7 7.5.10). */
async function ofNewPositions(db: Ctx['db'], asked: readonly Newborn[]) {
  const changing = asked.filter(({ columns }) => columns.tipoExameId === TIPO_EXAME.MUDANCA_FUNCAO);
  const changes = await changesWithoutExam(
    db,
    changing.map(({ columns }) => columns.funcionarioId),
  );
  const newborns = asked.map((newborn): Newborn => {
    const change = changing.includes(newborn) ? changes.get(newborn.columns.funcionarioId) : undefined;
    if (!change) return newborn;
    const { unidadeId, setorId, cargoId, riscos } = change;
    return {
      ...newborn,
      columns: { ...newborn.columns, unidadeId, setorId, cargoId },
      riscos: [...new Set([...newborn.riscos, ...riscos])],
    };
  });
  return { newborns, changes };
}

const MISSED = z.strictObject({ funcionario_id: z.int(), missed: z.int() });

/**
 * How often each employee has missed this exam in a row: a request that follows on a missed one carries its count, so
 * that the customer's limit can be reached (docs/decisions/0214). What was withdrawn counts for nothing.
 */
async function missedInARow(db: Ctx['db'], newborns: readonly Newborn[]): Promise<Map<number, number>> {
  const [first] = newborns;
  if (!first) return new Map();
  const ids = newborns.map(({ columns }) => columns.funcionarioId);
  const found = await rows(
    db,
    MISSED,
    sql`select distinct on (a.funcionario_id) a.funcionario_id::int as funcionario_id,
          case when ${belongsTo(sql`a.status_id`, AGAIN_STATUSES)} then a.quantidade_falta_consulta else 0 end::int as missed
        from agendamento a
        where ${belongsTo(sql`a.funcionario_id`, ids)} and a.tipo_exame_id = ${first.columns.tipoExameId}
          and not ${belongsTo(sql`a.status_id`, WITHDRAWN_STATUSES)}
        order by a.funcionario_id, a.id desc`,
  );
  return new Map(found.map((f) => [f.funcionario_id, f.missed]));
}

/**
 * The one place where appointments begin: rows, procedures, risks, first status record, audit and event, in the
 * caller's transaction. At most one for each employee. Answers in the order given.
 */
export async function bearAgendamentos(ctx: Ctx, birth: Birth, asked: readonly Newborn[]) {
  const { db } = ctx;
  const session = internal(ctx);
  const { newborns, changes } = await ofNewPositions(db, asked);
  const missed = await missedInARow(db, newborns);
  const inserted = await db
    .insert(agendamento)
    .values(
      newborns.map(({ columns }) => ({
        ...columns,
        empresaId: session.empresaId,
        statusId: birth.para,
        userId: session.usuarioId,
        userResponsavelId: session.usuarioId,
        quantidadeFaltaConsulta: missed.get(columns.funcionarioId) ?? 0,
        prazoAtendimento: deadlineFrom(ctx.now, columns.clienteId),
      })),
    )
    .returning({
      id: agendamento.id,
      versao: agendamento.versao,
      clienteId: agendamento.clienteId,
      unidadeId: agendamento.unidadeId,
      prestadorId: agendamento.prestadorId,
      funcionarioId: agendamento.funcionarioId,
      nomeFuncionario: agendamento.nomeFuncionario,
      createdAt: agendamento.createdAt,
    });
  const byFuncionario = new Map(inserted.map((r) => [r.funcionarioId, r]));
  // The answer keeps the order of the request, whatever order the rows came back in.
  const born = newborns.map((newborn) => {
    const row = byFuncionario.get(newborn.columns.funcionarioId);
    if (!row) throw new HttpError(500, 'ERRO_INTERNO', 'O agendamento não foi gravado.');
    return { ...newborn, row };
  });

  const exames = born.flatMap(({ procedimentos, row }) =>
    procedimentos.map((p) => ({ ...p, agendamentoId: row.id })),
  );
  if (exames.length > 0) await db.insert(agendamentoProcedimento).values(exames);
  const riscos = born.flatMap(({ riscos: ids, row }) =>
    ids.map((riscoId) => ({ agendamentoId: row.id, riscoId })),
  );
  if (riscos.length > 0) await db.insert(agendamentoRisco).values(riscos);
  for (const { row } of born) {
    const change = changes.get(row.funcionarioId);
    if (change) await takeExam(db, change.id, row.id);
    const auditId = await ctx.audit({
      acao: 'CRIAR',
      recurso: 'agendamento',
      recursoId: row.id,
      clienteId: row.clienteId,
      dadoDeSaude: true,
      ...(birth.details ? { detalhes: birth.details } : {}),
    });
    await db.insert(agendamentoStatus).values({
      agendamentoId: row.id,
      para: birth.para,
      acao: birth.action,
      descricao: birth.description,
      autorId: session.usuarioId,
      autorNome: session.name,
      auditoriaId: auditId,
    });
    await ctx.publish({
      tipo: 'CRIADO',
      agendamento: {
        id: row.id,
        versao: row.versao,
        empresaId: session.empresaId,
        clienteId: row.clienteId,
        unidadeId: row.unidadeId,
        prestadorId: row.prestadorId,
      },
    });
  }
  const directed = born.filter(({ columns }) => columns.direcionarParaAtendente);
  if (directed.length > 0)
    await notifyOf(
      db,
      'DIRECTED',
      directed.map(({ row }) => row.id),
      session.usuarioId,
    );
  return born.map(({ row }) => ({
    id: row.id,
    version: row.versao,
    idStatus: birth.para,
    status: statusSummary(birth.para),
    idFuncionario: row.funcionarioId,
    nomeFuncionario: row.nomeFuncionario,
    createdAt: iso(row.createdAt),
    avisos: [] as string[],
  }));
}
