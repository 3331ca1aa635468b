import type { RequestedPreSolicitacao, ValidatedAgendamentoPayload } from '@apto/api-client';
import { requestFailures } from '@apto/domain/pre-solicitacao';
import { and, eq, sql } from 'drizzle-orm';
import { createAgendamentos } from '../agendamentos/creation.ts';
import { inSavepoint } from '../db/savepoint.ts';
import { preSolicitacao, storedFile } from '../db/schema.ts';
import { notifyOwner } from '../notifications/notify.ts';
import { internal, type Ctx } from '../platform/context.ts';
import { HttpError } from '../platform/errors.ts';
import { toRow } from './present.ts';
import {
  getDetail,
  lockPreSolicitacao,
  noPreSolicitacao,
  procedimentosOf,
  type LockedPreSolicitacao,
} from './repository.ts';

type Procedimentos = Awaited<ReturnType<typeof procedimentosOf>>;

/** What is kept of it, as the appointment's own payload: its birth asks the same of both. */
const payloadOf = (p: LockedPreSolicitacao, procedimentos: Procedimentos): ValidatedAgendamentoPayload => ({
  quemAgenda: p.quemAgenda,
  quemAvisa: p.quemAvisa,
  nomeSolicitante: p.nomeSolicitante,
  emailSolicitante: p.emailSolicitante,
  telefoneSolicitante: p.telefoneSolicitante,
  procedimentos,
  riscos: [],
  funcionario: p.funcionarioId,
  cliente: p.clienteId,
  pcd: p.pcd,
  resideForaDoPais: p.resideForaDoPais,
  telefoneFuncionario: p.telefoneFuncionario ?? '',
  emailFuncionario: p.emailFuncionario,
  dataSugestaoInicial: p.dataSugestaoInicial,
  dataSugestaoFinal: p.dataSugestaoFinal,
  tipoExame: p.tipoExameId,
  prestador: p.prestadorId,
  cidade: p.cidadeId,
  periodo: p.periodo,
  dataHomologacao: p.dataHomologacao,
  detalheConsulta: p.detalheConsulta,
  informacoesPcd: p.informacoesPcd,
  dataLiberacao: p.dataLiberacao,
  tipoRetorno: p.tipoRetorno,
  questionarioRisco: p.questionarioRiscoId,
  questionarioHierarquiaId: p.questionarioHierarquiaId,
  horarioMarcadoPrestador: p.horarioMarcadoPrestador,
  procedimentosFromSoc: p.procedimentosFromSoc,
  observacao: p.observacao,
  asoEmDia: p.asoEmDia,
  direcionarParaAtendente: p.direcionarParaAtendente,
  clienteNaoAlterarSituacaoNoDemissional: false,
  // Its files are bound to it already, and go with it.
  anexos: [],
});

/** Its files go with it: they are the appointment's from now on. */
async function carryFiles(ctx: Ctx, from: number, to: number): Promise<void> {
  await ctx.db
    .update(storedFile)
    .set({ origem: 'AGENDAMENTO', origemId: to })
    .where(and(eq(storedFile.origem, 'PRE_SOLICITACAO'), eq(storedFile.origemId, from)));
}

async function requestOne(ctx: Ctx, id: number): Promise<RequestedPreSolicitacao> {
  const { scope, usuarioId, empresaId } = internal(ctx);
  const locked = await lockPreSolicitacao(ctx.db, scope, id);
  const row = toRow(await getDetail(ctx.db, scope, id));
  const { nomeFuncionario } = row;
  const reasons = requestFailures(
    {
      ...row,
      tipoExame: row.tipoExame.id,
      desabilitarQuestionarioRisco: row.cliente.desabilitarQuestionarioRisco,
    },
    ctx.now,
  );
  if (reasons.length > 0) return { id, nomeFuncionario, agendamento: null, motivos: reasons, message: null };
  try {
    return await inSavepoint(ctx.db, async () => {
      const [agendamento] = await createAgendamentos(
        ctx,
        [payloadOf(locked, await procedimentosOf(ctx.db, id))],
        { areFilesAsked: false, preSolicitacao: id },
      );
      if (!agendamento) throw new Error('Nenhum agendamento foi criado.');
      await ctx.db
        .update(preSolicitacao)
        .set({ agendamentoId: agendamento.id, versao: sql`${preSolicitacao.versao} + 1` })
        .where(eq(preSolicitacao.id, id));
      await carryFiles(ctx, id, agendamento.id);
      await ctx.audit({
        acao: 'SOLICITAR',
        recurso: 'pre_solicitacao',
        recursoId: id,
        clienteId: locked.clienteId,
        detalhes: { agendamentoId: agendamento.id },
      });
      // Who kept it learns that somebody else went on with it.
      if (locked.userId !== null && locked.userId !== usuarioId)
        await notifyOwner(ctx.db, 'PRE_REQUEST_MADE', {
          empresaId,
          usuarioId: locked.userId,
          agendamentoId: agendamento.id,
        });
      return { id, nomeFuncionario, agendamento, motivos: [], message: null };
    });
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    return { id, nomeFuncionario, agendamento: null, motivos: [], message: error.message };
  }
}

/** One that somebody else has requested or deleted meanwhile says so, and stops none of the others. */
const gone = (id: number, error: unknown): RequestedPreSolicitacao => {
  if (!(error instanceof HttpError) || error.status !== 404) throw error;
  return { id, nomeFuncionario: null, agendamento: null, motivos: [], message: error.message };
};

/**
 * Makes an appointment of each, through the one birth of appointments, and ends its pendency with it (doc1 §4
 * 'Pre-request status'). Each is all or nothing, and says what became of it (decision 49).
 * @throws HttpError 404 when none of them is there
 */
export async function requestPreSolicitacoes(
  ctx: Ctx,
  ids: readonly number[],
): Promise<RequestedPreSolicitacao[]> {
  const asked = [...new Set(ids)];
  const results = new Map<number, RequestedPreSolicitacao>();
  // In one order, whoever asks: two that request the same ones wait for each other and never in a circle.
  for (const id of asked.toSorted((a, b) => a - b)) {
    results.set(id, await requestOne(ctx, id).catch((error: unknown) => gone(id, error)));
  }
  if ([...results.values()].every(({ nomeFuncionario }) => nomeFuncionario === null))
    throw noPreSolicitacao();
  return asked.flatMap((id) => results.get(id) ?? []);
}
