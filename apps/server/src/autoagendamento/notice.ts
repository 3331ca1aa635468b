import { isPhone } from '@apto/domain/documents';
import type { Periodo } from '@apto/domain/periodos';
import { STATUS, type StatusStep } from '@apto/domain/status';
import type { CivilDate, TimeOfDay } from '@apto/domain/time';
import type { Db } from '../db/port.ts';
import type { Ctx } from '../platform/context.ts';
import type { RepeatableMessage } from '../platform/records.ts';
import {
  confirmationText,
  solicitanteText,
  tellsFuncionario,
  type Destination,
} from '@apto/domain/templates';
import { readTelling, type VisitTelling } from '../kit/repository.ts';
import { selectInvite } from '../links/repository.ts';
import { issueLasting } from '../links/lasting.ts';
import type { LockedPedido } from './held.ts';

/** Where the employee is told: the way the link went, and else whichever there is; null where there is none. */
export async function employeeDestination(
  db: Db,
  pedido: Pick<LockedPedido, 'id' | 'telefoneFuncionario' | 'emailFuncionario'>,
): Promise<Destination | null> {
  const [invite] = await selectInvite(db, pedido.id);
  return destinationBy(pedido, invite?.canal);
}

type Contacts = Pick<LockedPedido, 'telefoneFuncionario' | 'emailFuncionario'>;

function destinationBy(pedido: Contacts, invitedBy: string | null | undefined): Destination | null {
  const phone = isPhone(pedido.telefoneFuncionario ?? '') ? pedido.telefoneFuncionario : null;
  const { emailFuncionario: email } = pedido;
  if (email !== null && (invitedBy === 'EMAIL' || phone === null)) return { canal: 'EMAIL', destino: email };
  return phone === null ? null : { canal: 'WHATSAPP', destino: phone };
}

type Told = Pick<
  LockedPedido,
  | 'id'
  | 'nomeFuncionario'
  | 'telefoneFuncionario'
  | 'emailFuncionario'
  | 'nomeSolicitante'
  | 'emailSolicitante'
  | 'quemAvisa'
>;

/**
 * The confirmation to the employee, the way the link went, and to the requester by e-mail.
 * @param facts as they are now, and not as they were when the row was locked: the step may just have set them
 * @param setBy the step that set the day: what employees did themselves is answered to them (quemAvisa)
 */
export async function confirmationMessages(
  ctx: Ctx,
  pedido: Told,
  facts: VisitTelling,
  when: { data: CivilDate; time: TimeOfDay | null; periodo: Periodo },
  setBy: StatusStep,
): Promise<RepeatableMessage[]> {
  const { isRemote = false } = facts.visit;
  const isTold = tellsFuncionario({
    quemAvisa: pedido.quemAvisa ?? 'SOLICITANTE',
    isRemote,
    reachesSolicitante: pedido.emailSolicitante !== null,
    setBy,
  });
  const confirmed = {
    ...facts.visit,
    ...when,
    name: pedido.nomeFuncionario,
    isReserved: facts.idStatus === STATUS.DEPOSITO_ANTECIPADO,
  };
  const to = destinationBy(pedido, facts.invitedBy);
  const messages: RepeatableMessage[] = [];
  if (to && isTold) {
    const { link: myLink } = await issueLasting(ctx, facts);
    messages.push({
      ...to,
      ...confirmationText({ ...confirmed, room: facts.room, myLink }),
      agendamentoId: pedido.id,
      tipo: 'CONFIRMACAO',
      nome: pedido.nomeFuncionario,
    });
  }
  if (pedido.emailSolicitante) {
    messages.push({
      canal: 'EMAIL',
      destino: pedido.emailSolicitante,
      ...solicitanteText({ ...confirmed, isPassedOn: !isTold }),
      agendamentoId: pedido.id,
      tipo: 'CONFIRMACAO_SOLICITANTE',
      nome: pedido.nomeSolicitante,
    });
  }
  return messages;
}

/** Queues the confirmation where the day was set before. */
export async function notifyConfirmation(
  ctx: Ctx,
  pedido: Told,
  when: { data: CivilDate; time: TimeOfDay | null; periodo: Periodo },
  setBy: StatusStep,
): Promise<void> {
  const facts = await readTelling(ctx.db, pedido.id);
  if (facts) await ctx.sendMessages(await confirmationMessages(ctx, pedido, facts, when, setBy));
}
