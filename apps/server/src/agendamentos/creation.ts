import type { ValidatedAgendamentoPayload } from '@apto/api-client';
import { normalizePhone } from '@apto/domain/documents';
import { considersUpToDateExames, TIPO_EXAME } from '@apto/domain/exames';
import {
  pedidoMethod,
  methodAnswer,
  methodNotices,
  otherOpenRequestText,
  validatePedido,
} from '@apto/domain/pedido';
import { canTransition } from '@apto/domain/status';
import { internal, type Ctx } from '../platform/context.ts';
import { invalid, notFound, rule, withoutPermission } from '../platform/errors.ts';
import { bindUploads } from '../uploads/repository.ts';
import { bearAgendamentos } from './birth.ts';
import { derivedColumns } from './derived.ts';
import { pcdProcedimentos, pedidoFuncionarios } from './facts.ts';
import { pedidoPlace, refusePedidos, requireEmployed } from './judgement.ts';
import { withOpenRequest } from '../funcionarios/open-requests.ts';
import { askedColumns, askedProcedimentos } from './parties.ts';

/** One request is of one customer, exam type, city and clinic (doc2 §1), and names nobody twice. */
function checkSet(pedidos: readonly ValidatedAgendamentoPayload[]): ValidatedAgendamentoPayload {
  const [first] = pedidos;
  if (!first) throw invalid([{ campo: '', mensagem: 'Deve ser adicionado no minímo um funcionário' }]);
  for (const field of ['cliente', 'tipoExame', 'cidade', 'prestador'] as const) {
    const mismatch = pedidos.findIndex((p) => p[field] !== first[field]);
    if (mismatch > 0) {
      throw invalid([
        { campo: `${mismatch}.${field}`, mensagem: 'Deve ser igual em todos os funcionários do pedido' },
      ]);
    }
  }
  if (new Set(pedidos.map((p) => p.funcionario)).size !== pedidos.length) {
    throw rule('O mesmo funcionário aparece mais de uma vez no pedido.');
  }
  return first;
}

/** Each payload with its employee. @throws HttpError 404, 422 for one who has left */
async function withFuncionarios(
  ctx: Ctx,
  clienteId: number,
  pedidos: readonly ValidatedAgendamentoPayload[],
) {
  const matches = await pedidoFuncionarios(
    ctx.db,
    internal(ctx),
    clienteId,
    pedidos.map((p) => p.funcionario),
  );
  const byId = new Map(matches.map((f) => [f.id, f]));
  return pedidos.map((p) => {
    const funcionario = byId.get(p.funcionario);
    if (!funcionario) throw notFound('funcionario');
    requireEmployed(funcionario);
    return { p, funcionario };
  });
}

const NO_SLOT_CHOSEN = 'Nenhum horário foi escolhido: o agendamento foi direcionado para um atendente.';

/** Types of which exams can be up to date, and the one whose charge the flag acknowledges (doc2 §4). */
const canBeUpToDate = (tipoExame: number): boolean =>
  considersUpToDateExames(tipoExame) || tipoExame === TIPO_EXAME.MUDANCA_FUNCAO;

/** Which employees are asked a PCD exam. */
async function withPcdExame(ctx: Ctx, pedidos: readonly ValidatedAgendamentoPayload[]) {
  const all = pedidos.flatMap((p) => p.procedimentos.map((x) => x.id));
  const pcd = await pcdProcedimentos(ctx.db, internal(ctx).empresaId, all);
  return (p: ValidatedAgendamentoPayload) => p.procedimentos.some((x) => pcd.has(x.id));
}

interface CreationOptions {
  areFilesAsked?: boolean;
  preSolicitacao?: number | null;
}

/**
 * Creates one appointment for each payload, all in the caller's transaction: one that fails takes the
 * others with it. New appointments have status 1 (doc1 §4). Risks and settings are the records', never the body's.
 * @param areFilesAsked not of a pre-request, whose own rules know none (doc1 §5)
 * @param preSolicitacao the pre-request that they come of
 * @throws HttpError 400, 403, 404, 422
 */
export async function createAgendamentos(
  ctx: Ctx,
  pedidos: readonly ValidatedAgendamentoPayload[],
  { areFilesAsked = true, preSolicitacao = null }: CreationOptions = {},
) {
  const { now } = ctx;
  const session = internal(ctx);
  const first = checkSet(pedidos);
  const birth = canTransition(null, 'CRIAR', session.permissions, { now });
  if (!birth.ok) throw withoutPermission();

  const place = await pedidoPlace(ctx, first);
  const { cliente, clinic } = place;
  const completed = await withFuncionarios(ctx, cliente.id, pedidos);
  const hasPcdProcedimento = await withPcdExame(ctx, pedidos);
  const failures = completed.flatMap(({ p, funcionario }, i) =>
    validatePedido(
      { ...p, procedimentos: p.procedimentos.map((x) => x.id), anexos: areFilesAsked ? p.anexos : null },
      {
        cliente,
        clinic,
        funcionario: {
          possuiRisco: funcionario.riscos.length > 0,
          mudouRisco: funcionario.mudouRisco,
          // As the request says it: the wizard's step asks whoever was flagged there (doc2 §2.5).
          pcd: p.pcd ?? false,
          hasPcdProcedimento: hasPcdProcedimento(p),
        },
      },
      now,
    ).map((f) => (pedidos.length > 1 ? { ...f, campo: `${i}.${f.campo}` } : f)),
  );
  await refusePedidos(ctx, place, failures, pedidos);

  const method = pedidoMethod(cliente, clinic);
  const derived = derivedColumns({
    clinic,
    cliente,
    tipoExame: first.tipoExame,
    funcionarios: completed.map(({ p, funcionario }) => ({
      possuiRisco: funcionario.riscos.length > 0,
      pcd: p.pcd ?? funcionario.pcd,
    })),
  });

  // Where exact slots are booked nobody is scheduled without one: an attendant chooses it (doc2 §5 'Schedule step').
  const isLeftWithoutSlot = (p: ValidatedAgendamentoPayload): boolean =>
    derived.usaReservaHorario &&
    clinic.reservaFaixas &&
    !p.direcionarParaAtendente &&
    !p.horarioMarcadoPrestador &&
    (p.reservas ?? []).length === 0;

  const alreadyAsked = await withOpenRequest(
    ctx.db,
    first.tipoExame,
    pedidos.map((p) => p.funcionario),
    preSolicitacao,
  );
  const born = await bearAgendamentos(
    ctx,
    { action: 'CRIAR', para: birth.para, description: 'Agendamento criado' },
    completed.map(({ p, funcionario }) => ({
      columns: {
        clienteId: cliente.id,
        unidadeId: funcionario.unidadeId,
        setorId: funcionario.setorId,
        cargoId: funcionario.cargoId,
        funcionarioId: funcionario.id,
        prestadorId: clinic.id,
        ...askedColumns(p),
        direcionarParaAtendente: p.direcionarParaAtendente || isLeftWithoutSlot(p),
        nomeFuncionario: funcionario.name,
        cpfFuncionario: funcionario.cpf,
        nomeCliente: cliente.name,
        telefoneFuncionario: normalizePhone(p.telefoneFuncionario),
        emailFuncionario: p.emailFuncionario ?? null,
        pcd: p.pcd ?? funcionario.pcd,
        informacoesPcd: (p.pcd ?? funcionario.pcd) ? (p.informacoesPcd ?? null) : null,
        semRiscos: funcionario.riscos.length === 0,
        quemAgenda: methodAnswer(p.quemAgenda, method.quemAgenda),
        quemAvisa: methodAnswer(p.quemAvisa, method.quemAvisa),
        ...derived,
        asoEmDia: canBeUpToDate(p.tipoExame) && p.asoEmDia,
        clienteNaoAlterarSituacaoNoDemissional: cliente.clienteNaoAlterarSituacaoNoDemissional,
      },
      procedimentos: askedProcedimentos(p).map((x) => ({
        procedimentoId: x.id,
        prestadorId: clinic.id,
        observacaoAgendamentoConsulta: x.observacaoAgendamentoConsulta,
      })),
      riscos: funcionario.riscos,
    })),
  );
  for (const [i, { id: origemId }] of born.entries()) {
    const record = {
      origem: 'AGENDAMENTO',
      origemId,
      clienteId: cliente.id,
      resource: 'agendamento',
    } as const;
    await bindUploads(ctx, pedidos[i]?.anexos ?? [], record);
  }
  return born.map((created, i) => {
    const own = completed[i];
    const notices = [
      ...(own ? methodNotices(own.p, method) : []),
      ...(own && isLeftWithoutSlot(own.p) ? [NO_SLOT_CHOSEN] : []),
      ...(own && alreadyAsked.has(own.funcionario.id)
        ? [otherOpenRequestText(own.p.tipoExame, own.funcionario.name)]
        : []),
    ];
    return { ...created, avisos: notices };
  });
}
