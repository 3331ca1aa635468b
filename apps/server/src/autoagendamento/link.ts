import type { enviarLinkAutoagendamento, EntradaValidada } from '@apto/api-client';
import {
  ehEmail,
  ehTelefone,
  MENSAGEM_EMAIL_INVALIDO,
  MENSAGEM_TELEFONE_INVALIDO,
  normalizarCpf,
  normalizarTelefone,
} from '@apto/domain';
import { sql } from 'drizzle-orm';
import { linha } from '../db/port.ts';
import type { Ctx } from '../platform/contexto.ts';
import { invalido, naoEncontrado, regra } from '../platform/erros.ts';
import { linkDoAutoagendamento, textoDoConvite } from './mensagens.ts';
import { eventoDoPedido, exigirAguardandoFuncionario, travarPedido, type PedidoTravado } from './pedido.ts';
import { emitirToken, type TokenEmitido } from './token.ts';

export interface LinkEmitido extends TokenEmitido {
  link: string;
}

/** The appointment of this CPF, waiting for its employee. @throws ErroHttp 404, 409, 422 */
async function pedidoParaLink(
  ctx: Ctx,
  entrada: { cpf: string; agendamentoId: number },
): Promise<PedidoTravado & { fim: string }> {
  const pedido = await travarPedido(ctx, entrada.agendamentoId);
  if (pedido.cpf_funcionario !== normalizarCpf(entrada.cpf))
    throw naoEncontrado('Agendamento não encontrado.');
  exigirAguardandoFuncionario(pedido);
  if (!pedido.fim || pedido.fim < ctx.agora.data) {
    throw regra('O período sugerido para o atendimento já passou. Faça um novo pedido.');
  }
  return { ...pedido, fim: pedido.fim };
}

async function emitir(
  ctx: Ctx,
  pedido: PedidoTravado & { fim: string },
  formaEnvio: string | null,
): Promise<LinkEmitido> {
  const emitido = await emitirToken(ctx.db, ctx.agora, pedido.id, pedido.fim);
  await ctx.auditar({
    acao: 'EMITIR_LINK',
    recurso: 'agendamento',
    recursoId: pedido.id,
    clienteId: pedido.cliente_id,
    detalhes: { formaEnvio },
  });
  return { ...emitido, link: linkDoAutoagendamento(ctx.config.urlPublica) };
}

/** POST /autoagendamento/token: a new token, shown and sent to nobody (doc2 §7). */
export async function gerarLink(
  ctx: Ctx,
  entrada: { cpf: string; agendamentoId: number },
): Promise<LinkEmitido> {
  return emitir(ctx, await pedidoParaLink(ctx, entrada), null);
}

type CorpoDoEnvio = EntradaValidada<typeof enviarLinkAutoagendamento>['body'];

/** Where the message goes; what the channel needs must be there and valid (doc2 §5 'Employee data step'). */
function destinoDoEnvio(body: CorpoDoEnvio): { telefone: string | null; email: string | null } {
  const telefone = body.phone ? normalizarTelefone(body.phone) : null;
  const email = body.email?.trim() || null;
  if (body.formaEnvio === 'WHATSAPP' && !ehTelefone(body.phone ?? '')) {
    throw invalido([{ campo: 'phone', mensagem: MENSAGEM_TELEFONE_INVALIDO }]);
  }
  if (body.formaEnvio === 'EMAIL' && !ehEmail(email ?? '')) {
    throw invalido([{ campo: 'email', mensagem: MENSAGEM_EMAIL_INVALIDO }]);
  }
  return { telefone: telefone && ehTelefone(telefone) ? telefone : null, email };
}

/**
 * Issues a new token, sends it by WhatsApp or e-mail once the transaction commits, and keeps the contact on
 * the appointment, so that the confirmation goes the same way (doc2 §2.10).
 * @throws ErroHttp 400, 404, 409, 422
 */
export async function enviarLink(ctx: Ctx, body: CorpoDoEnvio): Promise<LinkEmitido> {
  const { telefone, email } = destinoDoEnvio(body);
  const pedido = await pedidoParaLink(ctx, body);
  const emitido = await emitir(ctx, pedido, body.formaEnvio);
  const mudou =
    (telefone !== null && telefone !== pedido.telefone_funcionario) ||
    (email !== null && email !== pedido.email_funcionario);
  if (mudou) {
    const alterado = await linha<{ versao: number }>(
      ctx.db,
      sql`update agendamento set telefone_funcionario = coalesce(${telefone}::text, telefone_funcionario),
            email_funcionario = coalesce(${email}::text, email_funcionario), versao = versao + 1, updated_at = ${ctx.agora.instante}::timestamptz
          where id = ${pedido.id} returning versao`,
    );
    await ctx.publicar(
      eventoDoPedido('ALTERADO', pedido, alterado?.versao ?? pedido.versao, pedido.prestador_id),
    );
  }
  const { assunto, corpo } = textoDoConvite({
    nome: pedido.nome_funcionario,
    cliente: pedido.nome_cliente,
    link: emitido.link,
    token: emitido.token,
    ultimoDia: pedido.fim,
  });
  await ctx.enviarMensagem({
    canal: body.formaEnvio,
    destino: (body.formaEnvio === 'WHATSAPP' ? telefone : email) ?? '',
    assunto,
    corpo,
    agendamentoId: pedido.id,
    tipo: 'LINK_AUTOAGENDAMENTO',
  });
  return emitido;
}
