import type { createAutoagendamento, ValidatedInput, Answer } from '@apto/api-client';
import {
  autoagendamentoBlock,
  validateAutoagendamentoForm,
  type LinkDayFacts,
} from '@apto/domain/autoagendamento';
import {
  isPhone,
  isSolicitantePhone,
  INVALID_PHONE_MESSAGE,
  INVALID_SOLICITANTE_PHONE_MESSAGE,
  normalizePhone,
} from '@apto/domain/documents';
import { isTipoExame, TIPO_EXAME, UNKNOWN_TIPO_EXAME_MESSAGE } from '@apto/domain/exames';
import { PEDIDO_MESSAGE } from '@apto/domain/messages';
import { canTransition } from '@apto/domain/status';
import { acceptAll, decidedExames } from '@apto/domain/pedido';
import type { Now } from '@apto/domain/time';
import { and, eq, inArray } from 'drizzle-orm';
import { bearAgendamentos } from '../agendamentos/birth.ts';
import { requireEmployed } from '../agendamentos/judgement.ts';
import type { Db } from '../db/port.ts';
import { funcionario as funcionarioTable, hierarquia, risco } from '../db/schema.ts';
import { getFuncionarioInScope } from '../funcionarios/repository.ts';
import { toSocProcedimentos } from '../funcionarios/soc.ts';
import { internal, type Ctx } from '../platform/context.ts';
import { invalid, rule, withoutPermission } from '../platform/errors.ts';
import { knownProcedimentos, requireQuestions } from '../procedimentos/repository.ts';
import { readDayFacts } from './link.ts';

type RequestBody = ValidatedInput<typeof createAutoagendamento>['body'];

const NO_PROCEDIMENTOS = 'O SOC não indica nenhum procedimento para este funcionário e tipo de exame.';

function checkContacts(body: RequestBody): void {
  const failures: { campo: string; mensagem: string }[] = [];
  if (!isSolicitantePhone(body.telefoneSolicitante)) {
    failures.push({ campo: 'telefoneSolicitante', mensagem: INVALID_SOLICITANTE_PHONE_MESSAGE });
  }
  if (body.telefoneFuncionario && !isPhone(body.telefoneFuncionario)) {
    failures.push({ campo: 'telefoneFuncionario', mensagem: INVALID_PHONE_MESSAGE });
  }
  if (!isTipoExame(body.tipoExame))
    failures.push({ campo: 'tipoExame', mensagem: UNKNOWN_TIPO_EXAME_MESSAGE });
  if (failures.length > 0) throw invalid(failures);
}

function checkForm(
  body: RequestBody,
  now: Now,
  facts: LinkDayFacts,
  risco: { hasRisco: boolean; withoutQuestionario: boolean },
): void {
  const failures = validateAutoagendamentoForm(
    {
      funcionario: { id: body.funcionario },
      tipoExame: { id: body.tipoExame },
      dataHomologacao: body.dataHomologacao ?? null,
      dataSugestaoInicial: body.dataSugestaoInicial,
      dataSugestaoFinal: body.dataSugestaoFinal,
      possuiRisco: risco.hasRisco,
      questionarioRisco: body.questionarioRisco ?? null,
      desabilitarQuestionarioRisco: risco.withoutQuestionario,
    },
    now,
    facts,
  );
  if (failures.length > 0) throw invalid(failures);
}

/** Those of SOC's risks that the company's registry knows. */
async function knownRiscos(db: Db, empresaId: number, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const known = await db
    .select({ id: risco.id })
    .from(risco)
    .where(and(inArray(risco.id, [...ids]), eq(risco.empresaId, empresaId)));
  return known.map(({ id }) => id);
}

/** In which sector and position an employee works; undefined for one of neither. */
async function placementOf(db: Db, funcionarioId: number) {
  const [found] = await db
    .select({ setorId: hierarquia.setorId, cargoId: hierarquia.cargoId })
    .from(funcionarioTable)
    .innerJoin(hierarquia, eq(hierarquia.id, funcionarioTable.customerHierarchyId))
    .where(eq(funcionarioTable.id, funcionarioId));
  return found;
}

/** Everything that SOC and the registry know about the request, read before its transaction. */
export async function prepareAutoagendamento(ctx: Ctx, body: RequestBody) {
  checkContacts(body);
  const funcionario = await getFuncionarioInScope(ctx.db, internal(ctx).scope, body.funcionario);
  // What the form alone decides comes before the slow call.
  const facts = await readDayFacts(ctx, body, funcionario.customerId);
  checkForm(body, ctx.now, facts, { hasRisco: false, withoutQuestionario: true });
  const [riscos, exames] = await Promise.all([
    ctx.gateways.soc.riscos(funcionario.id),
    ctx.gateways.soc.procedimentos({
      funcionarioId: funcionario.id,
      clienteId: funcionario.customerId,
      tipoExameId: body.tipoExame,
    }),
  ]);
  return { riscos: riscos.map((r) => r.id), exames: toSocProcedimentos(exames), facts };
}

type Prepared = Awaited<ReturnType<typeof prepareAutoagendamento>>;

/**
 * Creates the request that the employee books by a link (doc2 §4 'Self-scheduling flow'). Without risk it
 * waits for the technical staff instead, and no link can be issued meanwhile.
 * @throws HttpError 400, 403, 404, 422
 */
export async function createPedido(
  ctx: Ctx,
  body: RequestBody,
  { riscos, exames, facts }: Prepared,
): Promise<Answer<typeof createAutoagendamento>> {
  const { db, now } = ctx;
  const session = internal(ctx);
  const funcionario = await getFuncionarioInScope(db, session.scope, body.funcionario);
  requireEmployed(funcionario);
  const possuiRisco = riscos.length > 0;
  checkForm(body, now, facts, {
    // Also without risk: the safety team evaluates it then (decision 37).
    hasRisco: true,
    withoutQuestionario: funcionario.customer.desabilitarQuestionarioRisco,
  });
  const upToDate = new Map(exames.examesEmDiaList.map((e) => [e.idExame, e]));
  const decided = decidedExames(body.tipoExame, exames, {
    dataHomologacao: body.dataHomologacao ?? null,
    unidade: funcionario.unidade,
  });
  const accepted = (body.asoEmDia ? acceptAll(decided) : decided).filter((e) => e.accept);
  const acceptedIds = new Set(accepted.map((e) => e.procedimento.id));
  const block = autoagendamentoBlock({
    tipoExame: body.tipoExame,
    // Missing risk does not refuse the request here: it is born waiting for it.
    possuiRisco: null,
    // Exams that NR-7 waives altogether are an attendant's (decision 40).
    examesEmDia: exames.examesEmDia || (exames.procedimentos.length > 0 && accepted.length === 0),
    enquadramentoLaudoPCD: body.enquadramentoLaudoPCD,
  });
  if (block) throw rule(block.text, { bloqueio: block.codigo, titulo: block.title });
  if (body.tipoExame === TIPO_EXAME.MUDANCA_FUNCAO && !funcionario.mudouRisco && !body.asoEmDia) {
    throw rule(PEDIDO_MESSAGE.CHARGE_NOT_CHECKED, { confirmarCobranca: true });
  }
  const birth = canTransition(null, 'CRIAR_AUTOAGENDAMENTO', session.permissions, {
    now,
    withoutRisco: !possuiRisco,
    autoagendamento: true,
  });
  if (!birth.ok) throw withoutPermission();
  await requireQuestions(db, session.empresaId, [body.questionarioRisco]);
  const procedimentos = await knownProcedimentos(
    db,
    session.empresaId,
    exames.procedimentos.map((p) => p.id),
  );
  if (procedimentos.length === 0) throw rule(NO_PROCEDIMENTOS);

  const placement = await placementOf(db, funcionario.id);
  const phone = body.telefoneFuncionario || funcionario.phone;
  const [born] = await bearAgendamentos(
    ctx,
    {
      action: 'CRIAR_AUTOAGENDAMENTO',
      para: birth.para,
      description: 'Autoagendamento criado',
      details: { autoagendamento: true },
    },
    [
      {
        columns: {
          clienteId: funcionario.customerId,
          unidadeId: funcionario.unidade?.id ?? null,
          setorId: placement?.setorId ?? null,
          cargoId: placement?.cargoId ?? null,
          funcionarioId: funcionario.id,
          tipoExameId: body.tipoExame,
          nomeFuncionario: funcionario.name,
          cpfFuncionario: funcionario.cpf,
          nomeCliente: funcionario.customer.name,
          telefoneFuncionario: phone ? normalizePhone(phone) : null,
          emailFuncionario: body.emailFuncionario ?? funcionario.email,
          nomeSolicitante: body.nomeSolicitante,
          emailSolicitante: body.emailSolicitante,
          telefoneSolicitante: normalizePhone(body.telefoneSolicitante),
          dataSugestaoInicial: body.dataSugestaoInicial,
          dataSugestaoFinal: body.dataSugestaoFinal,
          dataHomologacao: body.dataHomologacao ?? null,
          pcd: funcionario.pcd,
          semRiscos: !possuiRisco,
          quemAgenda: body.quemAgenda ?? 'USUARIO_ESCOLHE',
          quemAvisa: body.quemAvisa ?? 'SOLICITANTE',
          autoagendamento: true,
          asoEmDia: body.asoEmDia,
          procedimentosFromSoc: true,
          questionarioRiscoId: body.questionarioRisco ?? null,
        },
        procedimentos: procedimentos.map((procedimentoId) => ({
          procedimentoId,
          emDia: upToDate.has(procedimentoId),
          aceito: acceptedIds.has(procedimentoId),
          dataUltimaRealizacao: upToDate.get(procedimentoId)?.dataUltimaRealizacao ?? null,
          dataRefazerExame: upToDate.get(procedimentoId)?.dataRefazerExame ?? null,
        })),
        riscos: await knownRiscos(db, session.empresaId, riscos),
      },
    ],
  );
  if (!born) throw new Error('O agendamento não foi gravado.');
  return born;
}
