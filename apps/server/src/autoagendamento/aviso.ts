import { ehTelefone, type DataCivil, type Hora, type Periodo } from '@apto/domain';
import { sql } from 'drizzle-orm';
import type { ClinicaComAgendas } from '../agendas/clinica.ts';
import { linha } from '../db/port.ts';
import type { Ctx } from '../platform/contexto.ts';
import { textoDaConfirmacao, textoParaSolicitante, type Confirmado } from './mensagens.ts';
import type { PedidoTravado } from './pedido.ts';

/** Street, number and complement, neighbourhood, city and state, as far as they are known. */
function enderecoDe({ endereco, cidade, estado }: ClinicaComAgendas): string {
  const rua = [endereco.street, endereco.number, endereco.addressComplement].filter(Boolean).join(', ');
  return [rua, endereco.neighborhood, `${cidade} - ${estado}`].filter(Boolean).join(', ');
}

/** Queues the confirmation to the employee, the way the link went, and to the requester by e-mail. */
export async function avisarConfirmacao(
  ctx: Ctx,
  pedido: PedidoTravado,
  clinica: ClinicaComAgendas,
  quando: { data: DataCivil; hora: Hora | null; periodo: Periodo },
): Promise<void> {
  const confirmado: Confirmado = {
    ...quando,
    nome: pedido.nome_funcionario,
    clinica: clinica.name,
    endereco: enderecoDe(clinica),
    fuso: clinica.fuso,
  };
  const convite = await linha<{ canal: 'EMAIL' | 'WHATSAPP' }>(
    ctx.db,
    sql`select canal from mensagem where agendamento_id = ${pedido.id} and tipo = 'LINK_AUTOAGENDAMENTO' order by id desc limit 1`,
  );
  const telefone = ehTelefone(pedido.telefone_funcionario ?? '') ? pedido.telefone_funcionario : null;
  const porEmail = pedido.email_funcionario !== null && (convite?.canal === 'EMAIL' || telefone === null);
  const destino = porEmail ? pedido.email_funcionario : telefone;
  if (destino) {
    await ctx.enviarMensagem({
      canal: porEmail ? 'EMAIL' : 'WHATSAPP',
      destino,
      ...textoDaConfirmacao(confirmado),
      agendamentoId: pedido.id,
      tipo: 'CONFIRMACAO',
    });
  }
  if (pedido.email_solicitante) {
    await ctx.enviarMensagem({
      canal: 'EMAIL',
      destino: pedido.email_solicitante,
      ...textoParaSolicitante(confirmado),
      agendamentoId: pedido.id,
      tipo: 'CONFIRMACAO_SOLICITANTE',
    });
  }
}
