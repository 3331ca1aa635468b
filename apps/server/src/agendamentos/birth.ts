import type { IdStatus, StatusAction } from '@apto/domain/status';
import { agendamento, agendamentoProcedimento, agendamentoRisco, agendamentoStatus } from '../db/schema.ts';
import { notifyOf } from '../notifications/notify.ts';
import { internal, type Ctx } from '../platform/context.ts';
import { HttpError } from '../platform/errors.ts';
import { iso } from '../platform/sql.ts';
import { deadlineFrom } from './deadline.ts';
import { statusSummary } from './status-summary.ts';

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

/**
 * The one place where appointments begin: rows, procedures, risks, first status record, audit and event, in the
 * caller's transaction. At most one for each employee. Answers in the order given.
 */
export async function bearAgendamentos(ctx: Ctx, birth: Birth, newborns: readonly Newborn[]) {
  const { db } = ctx;
  const session = internal(ctx);
  const rows = await db
    .insert(agendamento)
    .values(
      newborns.map(({ columns }) => ({
        ...columns,
        empresaId: session.empresaId,
        statusId: birth.para,
        userId: session.usuarioId,
        userResponsavelId: session.usuarioId,
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
  const byFuncionario = new Map(rows.map((r) => [r.funcionarioId, r]));
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
  }));
}
