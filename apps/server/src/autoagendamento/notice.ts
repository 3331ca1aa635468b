import { isPhone } from '@apto/domain/documents';
import type { Periodo } from '@apto/domain/periodos';
import { addressInline } from '@apto/domain/prestadores';
import type { CivilDate, TimeOfDay } from '@apto/domain/time';
import { sql } from 'drizzle-orm';
import type { ClinicWithAgendas } from '../agendas/repository.ts';
import { row } from '../db/port.ts';
import type { Ctx } from '../platform/context.ts';
import { confirmationText, solicitanteText, type Confirmed } from './messages.ts';
import type { LockedPedido } from './pedido.ts';

/** Street, number and complement, neighbourhood, city and state, as far as they are known. */
const addressOf = (clinic: ClinicWithAgendas): string =>
  addressInline({
    ...clinic.address,
    zipCode: null,
    city: { cidade: clinic.cidade, estado: clinic.estado },
  });

/** Queues the confirmation to the employee, the way the link went, and to the requester by e-mail. */
export async function notifyConfirmation(
  ctx: Ctx,
  pedido: LockedPedido,
  clinic: ClinicWithAgendas,
  when: { data: CivilDate; time: TimeOfDay | null; periodo: Periodo },
): Promise<void> {
  const confirmed: Confirmed = {
    ...when,
    nome: pedido.nome_funcionario,
    clinic: clinic.name,
    address: addressOf(clinic),
    fuso: clinic.fuso,
  };
  const invite = await row<{ canal: 'EMAIL' | 'WHATSAPP' }>(
    ctx.db,
    sql`select canal from mensagem where agendamento_id = ${pedido.id} and tipo = 'LINK_AUTOAGENDAMENTO' order by id desc limit 1`,
  );
  const phone = isPhone(pedido.telefone_funcionario ?? '') ? pedido.telefone_funcionario : null;
  const byEmail = pedido.email_funcionario !== null && (invite?.canal === 'EMAIL' || phone === null);
  const destination = byEmail ? pedido.email_funcionario : phone;
  if (destination) {
    await ctx.sendMessage({
      canal: byEmail ? 'EMAIL' : 'WHATSAPP',
      destino: destination,
      ...confirmationText(confirmed),
      agendamentoId: pedido.id,
      tipo: 'CONFIRMACAO',
    });
  }
  if (pedido.email_solicitante) {
    await ctx.sendMessage({
      canal: 'EMAIL',
      destino: pedido.email_solicitante,
      ...solicitanteText(confirmed),
      agendamentoId: pedido.id,
      tipo: 'CONFIRMACAO_SOLICITANTE',
    });
  }
}
