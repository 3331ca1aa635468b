import { preparationFrom, reminderText } from '@apto/domain/autoagendamento';
import { formatPhone } from '@apto/domain/documents';
import { generateIcs, timeZoneNote } from '@apto/domain/ics';
import { periodoName, PERIODO } from '@apto/domain/periodos';
import { addressLines } from '@apto/domain/prestadores';
import { formatDateWithWeekday, type Now } from '@apto/domain/time';
import type { Pedido } from './steps.ts';

type Prestador = NonNullable<Pedido['prestador']>;

/** An exam and its waiting: what a calendar should keep free, in minutes. */
const DURATION_MINUTES = 60;

/** The two lines of an address on a letter. */
export const addressOf = (prestador: Prestador): string[] => addressLines(prestador);

/** Directions to the clinic in whatever map the phone has; by its name and address, which people recognise. */
export function directionsLink(prestador: Prestador): string {
  const destination = [prestador.name, ...addressOf(prestador)].join(', ');
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(destination)}`;
}

/** The same for a text that WhatsApp carries: no '&', which becomes 'e' there (doc3 §5.3). */
function directionsTextLink(prestador: Prestador): string {
  const destination = [prestador.name, ...addressOf(prestador)].join(', ');
  return `https://www.google.com/maps/dir//${encodeURIComponent(destination)}`;
}

/** Day and time as they are read: 'terça-feira, 24 de novembro de 2026' and 'às 08:30', 'Manhã, por ordem de chegada'. */
export function when({ agendamento, prestador }: Pedido): {
  day: string;
  time: string;
  timeZone: string | null;
} {
  const { dataAgendamento, horaAgendamento, periodo } = agendamento;
  const day = formatDateWithWeekday(dataAgendamento);
  const withoutTime = periodo === PERIODO.AMBOS ? 'De manhã ou à tarde' : periodoName(periodo);
  const timeZone =
    dataAgendamento && prestador
      ? timeZoneNote(prestador.fuso, dataAgendamento, horaAgendamento ?? '12:00')
      : null;
  return { day, time: horaAgendamento ? `às ${horaAgendamento}` : withoutTime, timeZone };
}

const remindersOf = ({ procedimentos, levar: bring }: Pedido): string =>
  reminderText({ before: preparationFrom(procedimentos), bring });

/** What the person sends to themselves: all that the page tells for the day. It names nobody's exam. */
export function takeawayText(pedido: Pedido): string {
  const { day, time, timeZone } = when(pedido);
  const { prestador } = pedido;
  const reminders = remindersOf(pedido);
  return [
    `Agendamento confirmado: ${day}, ${time.toLowerCase()}${timeZone ? ` (${timeZone})` : ''}.`,
    ...(prestador
      ? [prestador.name, ...addressOf(prestador), `Como chegar: ${directionsTextLink(prestador)}`]
      : []),
    ...(reminders ? [reminders] : []),
  ].join('\n');
}

/** The event of the calendar file, or null while there is no day. */
export function pedidoIcs(pedido: Pedido, now: Now): string | null {
  const { agendamento, prestador } = pedido;
  if (!agendamento.dataAgendamento || !prestador) return null;
  const { name, phone, fuso: timeZone, latitude, longitude } = prestador;
  const { time } = when(pedido);
  return generateIcs({
    uid: `agendamento-${agendamento.id}@apto`,
    title: `Atendimento em ${name}`,
    data: agendamento.dataAgendamento,
    time: agendamento.horaAgendamento,
    fuso: timeZone,
    duracaoMinutos: DURATION_MINUTES,
    local: [name, ...addressOf(prestador)].join(', '),
    descricao: [
      agendamento.horaAgendamento ? null : time,
      remindersOf(pedido),
      phone && `Telefone: ${formatPhone(phone)}`,
    ]
      .filter(Boolean)
      .join('\n'),
    coordinates: latitude === null || longitude === null ? null : { latitude, longitude },
    versao: agendamento.version,
    now,
  });
}
