import type { ValidatedPreSolicitacaoEdit } from '@apto/api-client';
import { INVALID_EMAIL_MESSAGE, isEmail, normalizePhone } from '@apto/domain/documents';
import { isTipoExame, needsHomologacaoDate, UNKNOWN_TIPO_EXAME_MESSAGE } from '@apto/domain/exames';
import { ASSISTENTE_NOTICE, MESSAGE } from '@apto/domain/messages';
import {
  decidedExames,
  dismissalDateFailure,
  noteOfNothingToDo,
  procedimentosToPerform,
  withClinicalDecided,
  type PedidoExame,
} from '@apto/domain/pedido';
import { cellPhoneFailure, withoutForeignExtras } from '@apto/domain/pre-solicitacao';
import { and, eq, notInArray, sql } from 'drizzle-orm';
import type { Db } from '../db/port.ts';
import { preSolicitacao, preSolicitacaoProcedimento } from '../db/schema.ts';
import { toSocProcedimentos } from '../funcionarios/soc.ts';
import { internal, type Ctx } from '../platform/context.ts';
import { HttpError, invalid, staleVersion } from '../platform/errors.ts';
import { IntegrationError } from '../platform/ports.ts';
import { knownProcedimentos, requireQuestions } from '../procedimentos/repository.ts';
import { getDetail, lockPreSolicitacao, procedimentosOf, type LockedPreSolicitacao } from './repository.ts';

type Edit = ValidatedPreSolicitacaoEdit;

/** SOC's exams of the new type or for the new dismissal date, as they are accepted; null where the edit changes neither. */
export type NewExames = readonly PedidoExame[] | null;

/**
 * Another exam type asks for other exams, and another dismissal date lets NR-7 decide anew (decision 40): SOC is asked ahead
 * of the transaction.
 * @throws HttpError 404; 503 with the text of doc1 §8 when SOC does not answer
 */
export async function examesOfEdit(ctx: Ctx, e: Edit): Promise<NewExames> {
  if (e.tipoExame === undefined && !e.dataHomologacao) return null;
  const current = await getDetail(ctx.db, internal(ctx).scope, e.id);
  const tipoExame = e.tipoExame ?? current.tipoExameId;
  const dataHomologacao = e.dataHomologacao === undefined ? current.dataHomologacao : e.dataHomologacao;
  const isOtherDate = dataHomologacao !== null && dataHomologacao !== current.dataHomologacao;
  const isAsked =
    tipoExame === current.tipoExameId
      ? needsHomologacaoDate(tipoExame) && isOtherDate
      : isTipoExame(tipoExame);
  if (!isAsked) return null;
  try {
    const response = await ctx.gateways.soc.procedimentos({
      funcionarioId: current.funcionario.id,
      clienteId: current.cliente.id,
      tipoExameId: tipoExame,
    });
    return decidedExames(tipoExame, toSocProcedimentos(response), {
      dataHomologacao,
      unidade: { riskLevel: current.riskLevel },
    });
  } catch (error) {
    if (!(error instanceof IntegrationError)) throw error;
    const { title } = ASSISTENTE_NOTICE.procedimentosFailed(current.funcionario.name);
    throw new HttpError(503, 'INTEGRACAO_INDISPONIVEL', title, { message: title });
  }
}

function checkFields({ now }: Ctx, e: Edit, current: LockedPreSolicitacao): void {
  const failures: { campo: string; mensagem: string }[] = [];
  const phone = e.telefoneFuncionario === undefined ? null : cellPhoneFailure(e.telefoneFuncionario);
  if (phone) failures.push({ campo: 'telefoneFuncionario', mensagem: phone });
  if (e.emailFuncionario !== undefined && !isEmail(e.emailFuncionario)) {
    const message = e.emailFuncionario === '' ? MESSAGE.REQUIRED_FIELD : INVALID_EMAIL_MESSAGE;
    failures.push({ campo: 'emailFuncionario', mensagem: message });
  }
  if (e.tipoExame !== undefined && !isTipoExame(e.tipoExame)) {
    failures.push({ campo: 'tipoExame', mensagem: UNKNOWN_TIPO_EXAME_MESSAGE });
  }
  const dismissal = e.dataHomologacao ? dismissalDateFailure(e.dataHomologacao, now) : null;
  if (dismissal) failures.push({ campo: 'dataHomologacao', mensagem: dismissal });
  const start = e.dataSugestaoInicial ?? current.dataSugestaoInicial;
  const end = e.dataSugestaoFinal ?? current.dataSugestaoFinal;
  if (end < start) failures.push({ campo: 'dataSugestaoFinal', mensagem: MESSAGE.INCORRECT_FIELD });
  if (failures.length > 0) throw invalid(failures);
}

/** What it asks for from now on; null where that stays as it is. */
async function procedimentosFrom(
  db: Db,
  { id, empresaId }: LockedPreSolicitacao,
  exames: readonly PedidoExame[],
  isOtherType: boolean,
): Promise<readonly number[] | null> {
  const asked = isOtherType
    ? procedimentosToPerform({ exames, procedimentos: [] }).map((each) => each.id)
    : withClinicalDecided(
        (await procedimentosOf(db, id)).map((each) => each.id),
        exames,
      );
  // What NR-7 waives leaves nothing; where SOC asks for nothing, what was asked for stays.
  if (asked.length === 0) return exames.some((e) => e.locked && !e.accept) ? [] : null;
  const known = await knownProcedimentos(db, empresaId, asked);
  return known.length === 0 ? null : known;
}

async function replaceProcedimentos(
  db: Db,
  { id, empresaId }: LockedPreSolicitacao,
  procedimentos: readonly number[],
): Promise<void> {
  const table = preSolicitacaoProcedimento;
  await db
    .delete(table)
    .where(and(eq(table.preSolicitacaoId, id), notInArray(table.procedimentoId, [...procedimentos])));
  if (procedimentos.length === 0) return;
  await db
    .insert(table)
    .values(procedimentos.map((procedimentoId) => ({ preSolicitacaoId: id, procedimentoId, empresaId })))
    .onConflictDoNothing();
}

/** With nothing left to do it goes to an attendant, and says why; it does not any more once there is (decision 40). */
function directed(current: LockedPreSolicitacao, nothingToDo: boolean) {
  const note = noteOfNothingToDo(current.observacao, nothingToDo);
  return note === current.observacao ? {} : { observacao: note, direcionarParaAtendente: nothingToDo };
}

/**
 * Changes what a cell or an extra field holds (doc1 §5 'Pre-request inline edit').
 * @throws HttpError 400, 404; 409 with both versions when it changed since it was read
 */
export async function editPreSolicitacao(ctx: Ctx, e: Edit, exames: NewExames): Promise<number> {
  const { db } = ctx;
  const session = internal(ctx);
  const current = await lockPreSolicitacao(db, session.scope, e.id);
  if (e.version !== undefined && current.versao !== e.version) throw staleVersion(e.version, current.versao);
  checkFields(ctx, e, current);
  await requireQuestions(db, session.empresaId, [e.questionarioRisco]);
  const isOtherType = e.tipoExame !== undefined && e.tipoExame !== current.tipoExameId;
  const procedimentos = exames && (await procedimentosFrom(db, current, exames, isOtherType));
  if (procedimentos) await replaceProcedimentos(db, current, procedimentos);
  const changes = {
    ...(procedimentos ? directed(current, procedimentos.length === 0) : {}),
    ...(isOtherType ? withoutForeignExtras(e.tipoExame ?? current.tipoExameId) : {}),
    ...(isOtherType ? { asoEmDia: false } : {}),
    telefoneFuncionario: e.telefoneFuncionario && normalizePhone(e.telefoneFuncionario),
    emailFuncionario: e.emailFuncionario,
    tipoExameId: e.tipoExame,
    dataSugestaoInicial: e.dataSugestaoInicial,
    dataSugestaoFinal: e.dataSugestaoFinal,
    periodo: e.periodo,
    horarioMarcadoPrestador: e.horarioMarcadoPrestador,
    ...given({
      dataHomologacao: e.dataHomologacao,
      dataLiberacao: e.dataLiberacao,
      tipoRetorno: e.tipoRetorno,
      detalheConsulta: e.detalheConsulta === '' ? null : e.detalheConsulta,
      questionarioRiscoId: e.questionarioRisco,
      informacoesPcd: e.informacoesPcd,
    }),
  };
  await db
    .update(preSolicitacao)
    .set({ ...changes, versao: sql`${preSolicitacao.versao} + 1`, updatedAt: ctx.now.instant })
    .where(eq(preSolicitacao.id, e.id));
  const fields = Object.entries(changes).flatMap(([name, value]) => (value === undefined ? [] : [name]));
  await ctx.audit({
    acao: 'ALTERAR',
    recurso: 'pre_solicitacao',
    recursoId: e.id,
    clienteId: current.clienteId,
    dadoDeSaude: true,
    detalhes: { campos: fields },
  });
  return e.id;
}

/** Without what was not said: that must not undo what goes with another exam type. */
const given = <T extends object>(fields: T): Partial<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>;
