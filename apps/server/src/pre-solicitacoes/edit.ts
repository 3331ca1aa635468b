import type { ValidatedPreSolicitacaoEdit } from '@apto/api-client';
import { INVALID_EMAIL_MESSAGE, isEmail, normalizePhone } from '@apto/domain/documents';
import { isTipoExame } from '@apto/domain/exames';
import { ASSISTENTE_NOTICE, MESSAGE } from '@apto/domain/messages';
import { isAcceptedAtFirst } from '@apto/domain/pedido';
import { cellPhoneFailure, withoutForeignExtras } from '@apto/domain/pre-solicitacao';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../db/port.ts';
import { preSolicitacao, preSolicitacaoProcedimento, procedimento, questionarioRisco } from '../db/schema.ts';
import { internal, type Ctx } from '../platform/context.ts';
import { HttpError, invalid, notFound, staleVersion } from '../platform/errors.ts';
import { IntegrationError } from '../platform/ports.ts';
import { getDetail, lockPreSolicitacao, type LockedPreSolicitacao } from './repository.ts';

type Edit = ValidatedPreSolicitacaoEdit;

/** The exams of the new type, as SOC asks for them; null where the type stays, or SOC asks for none. */
export type NewExames = readonly number[] | null;

/**
 * Another exam type asks for other exams: SOC is asked which, ahead of the transaction.
 * @throws HttpError 404; 503 with the text of doc1 §8 when SOC does not answer
 */
export async function examesOfNewType(ctx: Ctx, e: Edit): Promise<NewExames> {
  if (e.tipoExame === undefined || !isTipoExame(e.tipoExame)) return null;
  const current = await getDetail(ctx.db, internal(ctx).scope, e.id);
  if (current.tipoExameId === e.tipoExame) return null;
  try {
    const { procedimentos, examesEmDia } = await ctx.gateways.soc.procedimentos({
      funcionarioId: current.funcionario.id,
      clienteId: current.cliente.id,
      tipoExameId: e.tipoExame,
    });
    const upToDate = new Set(examesEmDia.map(({ idExame }) => idExame));
    const accepted = procedimentos.filter((each) => isAcceptedAtFirst(each, upToDate.has(each.id)));
    return accepted.length > 0 ? accepted.map(({ id }) => id) : null;
  } catch (error) {
    if (!(error instanceof IntegrationError)) throw error;
    const { title } = ASSISTENTE_NOTICE.procedimentosFailed(current.funcionario.name);
    throw new HttpError(503, 'INTEGRACAO_INDISPONIVEL', title, { message: title });
  }
}

function checkFields(e: Edit, current: LockedPreSolicitacao): void {
  const failures: { campo: string; mensagem: string }[] = [];
  const phone = e.telefoneFuncionario === undefined ? null : cellPhoneFailure(e.telefoneFuncionario);
  if (phone) failures.push({ campo: 'telefoneFuncionario', mensagem: phone });
  if (e.emailFuncionario !== undefined && !isEmail(e.emailFuncionario)) {
    const message = e.emailFuncionario === '' ? MESSAGE.REQUIRED_FIELD : INVALID_EMAIL_MESSAGE;
    failures.push({ campo: 'emailFuncionario', mensagem: message });
  }
  if (e.tipoExame !== undefined && !isTipoExame(e.tipoExame)) {
    failures.push({ campo: 'tipoExame', mensagem: 'Tipo de exame desconhecido' });
  }
  const start = e.dataSugestaoInicial ?? current.dataSugestaoInicial;
  const end = e.dataSugestaoFinal ?? current.dataSugestaoFinal;
  if (end < start) failures.push({ campo: 'dataSugestaoFinal', mensagem: MESSAGE.INCORRECT_FIELD });
  if (failures.length > 0) throw invalid(failures);
}

async function checkQuestion(db: Db, empresaId: number, id: number | null | undefined): Promise<void> {
  if (id === null || id === undefined) return;
  const [found] = await db
    .select({ id: questionarioRisco.id })
    .from(questionarioRisco)
    .where(and(eq(questionarioRisco.id, id), eq(questionarioRisco.empresaId, empresaId)));
  if (!found) throw notFound('questionario');
}

async function replaceExames(
  db: Db,
  current: LockedPreSolicitacao,
  exames: readonly number[],
): Promise<void> {
  const { id, empresaId } = current;
  const known = await db
    .select({ id: procedimento.id })
    .from(procedimento)
    .where(and(inArray(procedimento.id, [...exames]), eq(procedimento.empresaId, empresaId)));
  if (known.length === 0) return;
  await db.delete(preSolicitacaoProcedimento).where(eq(preSolicitacaoProcedimento.preSolicitacaoId, id));
  await db
    .insert(preSolicitacaoProcedimento)
    .values(known.map((each) => ({ preSolicitacaoId: id, procedimentoId: each.id, empresaId })));
}

/**
 * Changes what a cell or an extra field holds (doc1 §5 'Pre-request inline edit').
 * @throws HttpError 400, 404; 409 with both versions when it changed since it was read
 */
export async function editPreSolicitacao(ctx: Ctx, e: Edit, exames: NewExames): Promise<number> {
  const { db } = ctx;
  const session = internal(ctx);
  const current = await lockPreSolicitacao(db, session.scope, e.id);
  if (current.versao !== e.version) throw staleVersion(e.version, current.versao);
  checkFields(e, current);
  await checkQuestion(db, session.empresaId, e.questionarioRisco);
  const isOtherType = e.tipoExame !== undefined && e.tipoExame !== current.tipoExameId;
  const changes = {
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
  if (isOtherType && exames) await replaceExames(db, current, exames);
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
