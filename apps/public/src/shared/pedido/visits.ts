import { exameVisits, preparationFrom } from '@apto/domain/autoagendamento';
import type { Pedido } from './steps.ts';

type Exame = Pedido['procedimentos'][number];
type Clinic = NonNullable<Pedido['prestador']>;

/** Where and when an exam is done: where and when the visit is, unless it has its own. */
const placed = ({ prestador, agendamento }: Pedido, exame: Exame) => ({
  name: exame.name,
  data: exame.data ?? agendamento.dataAgendamento,
  // A day of its own brings its own time, or none.
  hora: (exame.data ? exame.hora : agendamento.horaAgendamento) ?? null,
  clinic: exame.prestador ?? prestador,
  isPrivate: exame.particular ?? false,
});

/** The visits that the exams of a request make, each with its place. */
export const visitsOf = (pedido: Pedido) =>
  exameVisits(pedido.procedimentos.map((exame) => placed(pedido, exame)));

type Visit = ReturnType<typeof visitsOf>[number];
/** A visit to a clinic. */
type ClinicVisit = Visit & { readonly clinic: Clinic };

/** Whether a visit is to a clinic, and another than the one that the page is about. */
export const isElsewhere = ({ prestador, agendamento }: Pedido, visit: Visit): visit is ClinicVisit =>
  visit.clinic !== null && (visit.clinic.id !== prestador?.id || visit.data !== agendamento.dataAgendamento);

const examesAt = (pedido: Pedido, visit: Pick<Visit, 'data' | 'clinic'>): Exame[] =>
  pedido.procedimentos.filter((exame) => {
    const { data: date, clinic, isPrivate } = placed(pedido, exame);
    return date === visit.data && !isPrivate && clinic?.id === visit.clinic?.id;
  });

/** What to do before a visit, and from which hour on where one is booked. */
export const beforeVisit = (pedido: Pedido, visit: Visit): string[] =>
  preparationFrom(examesAt(pedido, visit), { data: visit.data, time: visit.hora });

/** The exams of the visit that the page is about; all of them while there is no day, and of one that is private alone. */
export function ownExames(pedido: Pedido): Exame[] {
  const { prestador: clinic, agendamento } = pedido;
  if (agendamento.dataAgendamento === null || visitsOf(pedido).length < 2) return pedido.procedimentos;
  return examesAt(pedido, { data: agendamento.dataAgendamento, clinic });
}
