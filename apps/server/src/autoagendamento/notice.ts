import { arrivalText, itemsToBring, preparationFrom } from '@apto/domain/autoagendamento';
import { readWho } from '@apto/domain/pedido';
import { isPhone } from '@apto/domain/documents';
import { visitDuration } from '@apto/domain/exames';
import type { Periodo } from '@apto/domain/periodos';
import { addressInline } from '@apto/domain/prestadores';
import { STATUS, type StatusStep } from '@apto/domain/status';
import type { CivilDate, TimeOfDay } from '@apto/domain/time';
import { and, desc, eq, inArray, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { ClinicWithAgendas } from '../agendas/repository.ts';
import { kept, type Kept, type OfCall } from '../db/kept.ts';
import type { Db } from '../db/port.ts';
import { agendamento, message, prestador } from '../db/schema.ts';
import type { Ctx } from '../platform/context.ts';
import type { RepeatableMessage } from '../platform/records.ts';
import {
  confirmationText,
  solicitanteText,
  tellsFuncionario,
  type Destination,
  type Visit,
} from '@apto/domain/templates';
import { ofOwnVisit, otherVisitOf, readExamesAndVisits } from '../kit/visits.ts';
import { clinicPhone } from '../prestadores/repository.ts';
import { issueLasting } from '../links/lasting.ts';
import type { LockedPedido } from './held.ts';

const addressOf = (clinic: ClinicWithAgendas, zipCode: string | null): string =>
  addressInline({
    ...clinic.address,
    zipCode,
    city: { cidade: clinic.cidade, estado: clinic.state },
  });

/** The message with the newest link. */
const selectInvite = (db: Db, agendamentoId: SQLWrapper | number, more?: SQL) =>
  db
    .select({ canal: message.canal })
    .from(message)
    .where(
      and(
        eq(message.agendamentoId, agendamentoId),
        inArray(message.tipo, ['LINK_AUTOAGENDAMENTO', 'PEDIDO_CONFIRMACAO']),
        more,
      ),
    )
    .orderBy(desc(message.id))
    .limit(1);

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

const selectCurrent = (db: Db, ofCall: OfCall) =>
  db
    .select({
      isRemote: agendamento.telemedicina,
      link: agendamento.linkTelemedicina,
      statusId: agendamento.statusId,
      invitedBy: sql<string | null>`(${selectInvite(db, agendamento.id, ofCall(message.empresaId))})`,
      oQueLevar: prestador.oQueLevar,
      zipCode: prestador.zipCode,
      phone: prestador.phone,
      commercialPhone: prestador.commercialPhone,
    })
    .from(agendamento)
    .leftJoin(prestador, eq(prestador.id, sql.placeholder('prestadorId')))
    .where(and(eq(agendamento.id, sql.placeholder('id')), ofCall(agendamento.empresaId)));
const readCurrent: Kept<
  { id: number; prestadorId: number },
  Awaited<ReturnType<typeof selectCurrent>>
> = kept('confirmado_agora', selectCurrent);

/**
 * Queues the confirmation to the employee, the way the link went, and to the requester by e-mail.
 * @param setBy the step that set the day: what employees did themselves is answered to them (quemAvisa)
 */
export async function notifyConfirmation(
  ctx: Ctx,
  pedido: Pick<
    LockedPedido,
    | 'id'
    | 'nomeFuncionario'
    | 'telefoneFuncionario'
    | 'emailFuncionario'
    | 'nomeSolicitante'
    | 'emailSolicitante'
    | 'quemAvisa'
  >,
  clinic: ClinicWithAgendas,
  when: { data: CivilDate; time: TimeOfDay | null; periodo: Periodo },
  setBy: StatusStep,
): Promise<void> {
  // Read here and not of the row that was locked: the step may just have set it.
  const [current] = await readCurrent(ctx.db, { id: pedido.id, prestadorId: clinic.id });
  const isRemote = current?.isRemote ?? false;
  const isTold = tellsFuncionario({
    quemAvisa: readWho(pedido.quemAvisa) ?? 'SOLICITANTE',
    isRemote,
    reachesSolicitante: pedido.emailSolicitante !== null,
    setBy,
  });
  const { exames, visits } = await readExamesAndVisits(ctx.db, pedido.id);
  const confirmed: Visit = {
    ...when,
    before: preparationFrom(ofOwnVisit(exames, visits), when),
    duration: visitDuration(exames),
    bring: itemsToBring(current?.oQueLevar),
    phone: current ? clinicPhone(current) : null,
    arrival: when.time || isRemote ? null : arrivalText(clinic.openingHours, when.data, when.periodo),
    others: visits.map(otherVisitOf),
    name: pedido.nomeFuncionario,
    clinic: clinic.name,
    address: addressOf(clinic, current?.zipCode ?? null),
    timeZone: clinic.timeZone,
    isReserved: current?.statusId === STATUS.DEPOSITO_ANTECIPADO,
    isRemote,
  };
  const to = destinationBy(pedido, current?.invitedBy);
  const messages: RepeatableMessage[] = [];
  if (to && isTold) {
    const { link: myLink } = await issueLasting(ctx, pedido.id);
    messages.push({
      ...to,
      ...confirmationText({ ...confirmed, room: current?.link ?? null, myLink }),
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
  await ctx.sendMessages(messages);
}
