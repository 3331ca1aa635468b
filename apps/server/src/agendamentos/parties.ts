import type { ValidatedAgendamentoPayload } from '@apto/api-client';
import { normalizePhone } from '@apto/domain/documents';
import { validateWhere } from '@apto/domain/pedido';
import { internal, type Ctx } from '../platform/context.ts';
import { notFound } from '../platform/errors.ts';
import { checkReferences, pedidoFuncionarios, type PedidoFuncionario } from './facts.ts';
import { pedidoPlace, requireEmployed, type PedidoPlace } from './judgement.ts';
import { refuseRules } from './rules.ts';

/** Whom and where one request names. */
export type RequestParts = Pick<
  ValidatedAgendamentoPayload,
  'cliente' | 'funcionario' | 'prestador' | 'cidade' | 'tipoExame' | 'procedimentos' | 'questionarioRisco'
>;

/**
 * Customer, employee and clinic of a request that is only being kept: each exists in the caller's reach, and the clinic
 * does these exams in that city. Days, phone and the rest are asked when it is born.
 * @throws HttpError 404, 422
 */
export async function requestParties(
  ctx: Ctx,
  p: RequestParts,
): Promise<PedidoPlace & { funcionario: PedidoFuncionario }> {
  const { db } = ctx;
  const session = internal(ctx);
  const { cliente, clinic } = await pedidoPlace(ctx, p);
  const [funcionario] = await pedidoFuncionarios(db, session, cliente.id, [p.funcionario]);
  if (!funcionario) throw notFound('funcionario');
  requireEmployed(funcionario);
  refuseRules(validateWhere({ ...p, procedimentos: p.procedimentos.map(({ id }) => id) }, clinic));
  await checkReferences(db, session.empresaId, [p]);
  return { cliente, funcionario, clinic };
}

/** What is asked for, in the columns that an appointment and a pre-request have alike. */
export const askedColumns = (p: Omit<ValidatedAgendamentoPayload, 'telefoneFuncionario'>) => ({
  cidadeId: p.cidade,
  tipoExameId: p.tipoExame,
  nomeSolicitante: p.nomeSolicitante,
  emailSolicitante: p.emailSolicitante,
  telefoneSolicitante: normalizePhone(p.telefoneSolicitante),
  dataSugestaoInicial: p.dataSugestaoInicial,
  dataSugestaoFinal: p.dataSugestaoFinal,
  periodo: p.periodo,
  horarioMarcadoPrestador: p.horarioMarcadoPrestador ?? null,
  observacao: p.observacao || null,
  resideForaDoPais: p.resideForaDoPais,
  detalheConsulta: p.detalheConsulta || null,
  informacoesPcd: p.informacoesPcd ?? null,
  tipoRetorno: p.tipoRetorno ?? null,
  dataLiberacao: p.dataLiberacao ?? null,
  dataHomologacao: p.dataHomologacao ?? null,
  direcionarParaAtendente: p.direcionarParaAtendente,
  procedimentosFromSoc: p.procedimentosFromSoc,
  questionarioRiscoId: p.questionarioRisco ?? null,
  questionarioHierarquiaId: p.questionarioHierarquiaId ?? null,
});

/** The exams that are asked for, each once. */
export const askedProcedimentos = ({
  procedimentos,
}: Pick<ValidatedAgendamentoPayload, 'procedimentos'>): ValidatedAgendamentoPayload['procedimentos'] => [
  ...new Map(procedimentos.map((each) => [each.id, each])).values(),
];
