import type { MessagePreview } from '@apto/api-client';
import { isStatusIn, STATUS } from '@apto/domain/status';
import {
  autoagendamentoLink,
  destinationOf,
  inviteText,
  MESSAGE_KIND,
  TOKEN_PLACEHOLDER,
} from '@apto/domain/templates';
import { eq } from 'drizzle-orm';
import { knownName } from '../clientes/repository.ts';
import { agendamento, cliente } from '../db/schema.ts';
import type { Ctx } from '../platform/context.ts';
import { conflict } from '../platform/errors.ts';

/** The invitation as 'Reenviar Link' would send it; the token is made when it leaves. @throws HttpError 409 */
export async function linkPreview(ctx: Ctx, id: number): Promise<MessagePreview> {
  const [pedido] = await ctx.db
    .select({
      idStatus: agendamento.statusId,
      nome: agendamento.nomeFuncionario,
      cliente: knownName,
      lastDay: agendamento.dataSugestaoFinal,
      phone: agendamento.telefoneFuncionario,
      email: agendamento.emailFuncionario,
    })
    .from(agendamento)
    .innerJoin(cliente, eq(cliente.id, agendamento.clienteId))
    .where(eq(agendamento.id, id));
  if (!pedido || !isStatusIn(pedido.idStatus, [STATUS.AUTOAGENDAMENTO]) || !pedido.lastDay)
    throw conflict('TRANSICAO_RECUSADA', 'O link só é enviado enquanto o funcionário ainda vai agendar.');
  const to = destinationOf('FUNCIONARIO', pedido);
  return {
    tipo: 'LINK_AUTOAGENDAMENTO',
    titulo: MESSAGE_KIND.LINK_AUTOAGENDAMENTO.label,
    destinatario: 'FUNCIONARIO',
    nome: pedido.nome,
    canal: to?.canal ?? null,
    destino: to?.destino ?? null,
    ...inviteText({
      name: pedido.nome,
      cliente: pedido.cliente,
      link: autoagendamentoLink(ctx.config.publicUrl),
      token: TOKEN_PLACEHOLDER,
      lastDay: pedido.lastDay,
    }),
    anexo: null,
    aviso: null,
  };
}
