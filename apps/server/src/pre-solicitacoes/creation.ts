import type { ValidatedPreSolicitacaoPayload } from '@apto/api-client';
import { isEmail, INVALID_EMAIL_MESSAGE, normalizePhone } from '@apto/domain/documents';
import { isTipoExame, UNKNOWN_TIPO_EXAME_MESSAGE } from '@apto/domain/exames';
import { MESSAGE } from '@apto/domain/messages';
import { otherOpenRequestText, validateSolicitante } from '@apto/domain/pedido';
import { withOpenRequest } from '../funcionarios/open-requests.ts';
import { askedColumns, askedProcedimentos, requestParties } from '../agendamentos/parties.ts';
import { preSolicitacao, preSolicitacaoProcedimento } from '../db/schema.ts';
import { internal, type Ctx } from '../platform/context.ts';
import { invalid } from '../platform/errors.ts';
import { bindUploads } from '../uploads/repository.ts';

type Failure = { campo: string; mensagem: string };

function fieldFailures(p: ValidatedPreSolicitacaoPayload): Failure[] {
  const email = p.emailFuncionario?.trim() ?? '';
  return [
    ...(isTipoExame(p.tipoExame) ? [] : [{ campo: 'tipoExame', mensagem: UNKNOWN_TIPO_EXAME_MESSAGE }]),
    ...validateSolicitante({ ...p, autoagendamento: false, enquadramentoLaudoPCD: null }),
    ...(email === '' || isEmail(email)
      ? []
      : [{ campo: 'emailFuncionario', mensagem: INVALID_EMAIL_MESSAGE }]),
    ...(p.dataSugestaoFinal < p.dataSugestaoInicial
      ? [{ campo: 'dataSugestaoFinal', mensagem: MESSAGE.INCORRECT_FIELD }]
      : []),
  ];
}

/**
 * Keeps a request that is not released yet (doc1 §1). Who, where and what must exist; whether days, phone and extra
 * fields hold is asked when it is requested (doc1 §5).
 * @returns its id, and what is said of it without refusing it
 * @throws HttpError 400, 404, 422
 */
export async function createPreSolicitacao(
  ctx: Ctx,
  p: ValidatedPreSolicitacaoPayload,
): Promise<{ id: number; avisos: string[] }> {
  const { db } = ctx;
  const session = internal(ctx);
  const failures = fieldFailures(p);
  if (failures.length > 0) throw invalid(failures);
  const { cliente, funcionario, clinic } = await requestParties(ctx, p);
  const alreadyAsked = await withOpenRequest(db, p.tipoExame, [funcionario.id]);
  const [created] = await db
    .insert(preSolicitacao)
    .values({
      empresaId: session.empresaId,
      clienteId: cliente.id,
      funcionarioId: funcionario.id,
      prestadorId: clinic.id,
      ...askedColumns(p),
      userId: session.usuarioId,
      telefoneFuncionario: normalizePhone(p.telefoneFuncionario ?? '') || null,
      emailFuncionario: p.emailFuncionario?.trim() || null,
      pcd: p.pcd ?? funcionario.pcd,
      quemAgenda: p.quemAgenda,
      quemAvisa: p.quemAvisa,
      asoEmDia: p.asoEmDia,
    })
    .returning({ id: preSolicitacao.id });
  if (!created) throw new Error('A pré-solicitação não foi gravada.');
  const exames = askedProcedimentos(p).map((x) => ({
    preSolicitacaoId: created.id,
    procedimentoId: x.id,
    empresaId: session.empresaId,
    observacaoAgendamentoConsulta: x.observacaoAgendamentoConsulta,
  }));
  if (exames.length > 0) await db.insert(preSolicitacaoProcedimento).values(exames);
  await ctx.audit({
    acao: 'CRIAR',
    recurso: 'pre_solicitacao',
    recursoId: created.id,
    clienteId: cliente.id,
    dadoDeSaude: true,
  });
  await bindUploads(ctx, p.anexos, {
    origem: 'PRE_SOLICITACAO',
    origemId: created.id,
    clienteId: cliente.id,
    resource: 'pre_solicitacao',
  });
  return {
    id: created.id,
    avisos: alreadyAsked.size > 0 ? [otherOpenRequestText(p.tipoExame, funcionario.name)] : [],
  };
}
