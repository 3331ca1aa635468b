import {
  isPhone,
  isSolicitantePhone,
  INVALID_PHONE_MESSAGE,
  INVALID_SOLICITANTE_PHONE_MESSAGE,
  normalizePhone,
} from '@apto/domain/documents';
import { roomAfterEdit, telemedicineFailure } from '@apto/domain/attendant';
import { editedValues, editForm } from '@apto/domain/edit';
import {
  editWarnings,
  isTipoExame,
  needsNewHierarquia,
  UNKNOWN_TIPO_EXAME_MESSAGE,
} from '@apto/domain/exames';
import { canTransition } from '@apto/domain/status';
import { eq } from 'drizzle-orm';
import type { Db } from '../db/port.ts';
import { agendamento } from '../db/schema.ts';
import { changeByEdit } from '../function-changes/exam.ts';
import { internal, type Ctx } from '../platform/context.ts';
import { invalid, staleVersion } from '../platform/errors.ts';
import { servesRemotely } from '../prestadores/repository.ts';
import { changeAgendamento } from './change.ts';
import { checkNewHierarquia } from './new-hierarquia.ts';
import { refusedStep } from './refusal.ts';
import { toDetail, type DbDetail } from './row.ts';
import { carryProcedimentos, resolveWhereWhen, type Edit } from './where-when.ts';
import { getDetail, lockAgendamento } from './repository.ts';

const warningsOf = (d: DbDetail): string[] =>
  editWarnings({
    tipoExame: d.tipo_exame_id,
    tipoRetorno: d.tipo_retorno,
    dataLiberacao: d.data_liberacao,
    dataHomologacao: d.data_homologacao,
    motivoConsulta: d.motivo_consulta,
    detalheConsulta: d.detalhe_consulta,
  });

/** What the form alone decides: a known exam type, and telephones that can be called. @throws HttpError 400 */
function checkTypeAndPhones(e: Edit): void {
  if (e.tipoExame !== undefined && !isTipoExame(e.tipoExame)) {
    throw invalid([{ campo: 'tipoExame', mensagem: UNKNOWN_TIPO_EXAME_MESSAGE }]);
  }
  if (e.telefoneSolicitante !== undefined && !isSolicitantePhone(e.telefoneSolicitante)) {
    throw invalid([{ campo: 'telefoneSolicitante', mensagem: INVALID_SOLICITANTE_PHONE_MESSAGE }]);
  }
  if (e.telefoneFuncionario !== undefined && !isPhone(e.telefoneFuncionario)) {
    throw invalid([{ campo: 'telefoneFuncionario', mensagem: INVALID_PHONE_MESSAGE }]);
  }
}

/** The room after the edit. @throws HttpError 400 for an address that is none, a type that ends in an ASO or a clinic without telemedicine */
async function roomAfter(ctx: Ctx, e: Edit, current: DbDetail) {
  const type = e.tipoExame ?? current.tipo_exame_id;
  const clinicId = e.prestador ?? current.prestador_id;
  const failure = e.linkTelemedicina
    ? telemedicineFailure(type, e.linkTelemedicina, await servesRemotely(ctx.db, clinicId))
    : null;
  if (failure) throw invalid([{ campo: 'linkTelemedicina', mensagem: failure }]);
  // Read as null and sent back so, a room that is not known yet stays so; one that is known goes.
  const given =
    e.linkTelemedicina ?? (e.linkTelemedicina === null && current.link_telemedicina ? '' : undefined);
  return roomAfterEdit(type, given, current);
}

/**
 * The document sends the whole appointment (doc1 §3, §7): where, when and for which exam it is, and where its employee works,
 * sent back as they were read, ask for nothing. A function change asks for the place that it names, be it the same.
 */
function withoutSame(sent: Edit, current: DbDetail): Edit {
  const other = <T>(value: T | undefined, now: T | null) => (value === now ? undefined : value);
  const e = {
    ...sent,
    prestador: other(sent.prestador, current.prestador_id),
    cidade: other(sent.cidade, current.ci_id),
    tipoExame: other(sent.tipoExame, current.tipo_exame_id),
    dataSugestaoInicial: other(sent.dataSugestaoInicial, current.data_sugestao_inicial),
    dataSugestaoFinal: other(sent.dataSugestaoFinal, current.data_sugestao_final),
    periodo: other(sent.periodo, current.periodo),
  };
  if (needsNewHierarquia(sent.tipoExame ?? current.tipo_exame_id)) return e;
  return {
    ...e,
    unidade: other(sent.unidade, current.unidade_id),
    setor: other(sent.setor, current.setor_id),
    cargo: other(sent.cargo, current.cargo_id),
  };
}

/** Every column of one that is held. */
const columnsOf = async (db: Db, id: number): Promise<Partial<Record<string, unknown>>> =>
  (await db.select().from(agendamento).where(eq(agendamento.id, id)))[0] ?? {};

/**
 * What an edit made another: the document sends the whole appointment (doc1 §7), and another type or clinic asks anew who
 * schedules, who notifies and how. What stayed as it was is not told (issue 9 'Timeline as the truth').
 */
const changedColumns = (
  written: Readonly<Record<string, unknown>>,
  before: Partial<Record<string, unknown>>,
  after: Partial<Record<string, unknown>>,
): string[] =>
  Object.keys(written).filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));

/**
 * Changes an appointment that is still open (doc1 §2.4, §4 'Change action').
 * @throws HttpError 409 with both versions when it changed since it was read; 409 when its status does not allow it
 */
export async function editAgendamento(ctx: Ctx, sent: Edit) {
  const { db } = ctx;
  const session = internal(ctx);
  checkTypeAndPhones(sent);
  const locked = await lockAgendamento(db, session.scope, sent.id);
  if (locked.versao !== ctx.expectedVersion) throw staleVersion(ctx.expectedVersion, locked.versao);
  const can = canTransition(locked.statusId, 'EDITAR', session.permissions, { now: ctx.now });
  if (!can.ok) throw refusedStep(can);
  const current = await getDetail(db, session.scope, sent.id);
  const e = withoutSame(sent, current);
  await checkNewHierarquia(ctx, e, {
    clienteId: locked.clienteId,
    tipoExame: e.tipoExame ?? current.tipo_exame_id,
  });
  const placement = await changeByEdit(ctx, {
    id: e.id,
    funcionarioId: current.funcionario_id,
    tipoExame: { before: current.tipo_exame_id, after: e.tipoExame ?? current.tipo_exame_id },
    placement: { unidadeId: current.unidade_id, setorId: current.setor_id, cargoId: current.cargo_id },
    asked: e,
  });
  const consequences = await resolveWhereWhen(ctx, e, current, { semRiscos: locked.semRiscos });

  const tel = (value: string | undefined) => (value === undefined ? undefined : normalizePhone(value));
  const changes = {
    cidadeId: e.cidade,
    prestadorId: e.prestador,
    tipoExameId: e.tipoExame,
    nomeSolicitante: e.nomeSolicitante,
    emailSolicitante: e.emailSolicitante,
    telefoneSolicitante: tel(e.telefoneSolicitante),
    telefoneFuncionario: tel(e.telefoneFuncionario),
    emailFuncionario: e.emailFuncionario,
    dataSugestaoInicial: e.dataSugestaoInicial,
    dataSugestaoFinal: e.dataSugestaoFinal,
    periodo: e.periodo,
    observacao: e.observacao,
    tipoRetorno: e.tipoRetorno,
    dataLiberacao: e.dataLiberacao,
    dataHomologacao: e.dataHomologacao,
    motivoConsulta: e.motivoConsulta,
    detalheConsulta: e.detalheConsulta,
    unidadeId: e.unidade,
    setorId: e.setor,
    cargoId: e.cargo,
    ...placement,
    ...(await roomAfter(ctx, e, current)),
    ...consequences.columns,
  };
  const before = await columnsOf(db, e.id);
  await changeAgendamento(ctx, locked, changes, {
    acao: 'ALTERAR',
    dadoDeSaude: true,
    detalhes: async () => {
      const after = await getDetail(db, session.scope, e.id);
      return {
        campos: changedColumns(changes, before, await columnsOf(db, e.id)),
        valores: editedValues(editForm(toDetail(current)), editForm(toDetail(after))),
      };
    },
  });
  if (e.prestador !== undefined && e.prestador !== current.prestador_id) {
    await carryProcedimentos(db, e.id, { de: current.prestador_id, para: e.prestador });
  }
  const changed = await getDetail(db, session.scope, e.id);
  ctx.header('etag', `"${changed.versao}"`);
  return { ...toDetail(changed), avisos: [...consequences.avisos, ...warningsOf(changed)] };
}
