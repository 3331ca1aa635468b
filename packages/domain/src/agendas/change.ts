import type { OpeningHour } from '../atendimento/index.ts';
import type { Ferias } from '../feriados/index.ts';
import {
  compareDates,
  formatDate,
  minutesOfDay,
  weekdayName,
  type CivilDate,
  type TimeOfDay,
} from '../time/index.ts';
import type { Agenda, AgendaException, AgendaPeriodo } from './types.ts';
import { isInForce } from './windows.ts';

/** A room or team of a clinic; one that is closed gives no slots. */
export interface Ambiente {
  /** Its id. */
  readonly id: number;
  /** What the clinic calls it. */
  readonly name: string;
  /** Open: its agendas give slots. */
  readonly ativo: boolean;
}

/** All that a clinic says of its times; bookings and holidays are not its to say. */
export interface ClinicSchedule {
  /** Its rooms. */
  readonly ambientes: readonly Ambiente[];
  /** Its agendas, of every room. */
  readonly agendas: readonly Agenda[];
  /** Its weekly hours; empty: none are registered, and the agendas alone decide. */
  readonly openingHours: readonly OpeningHour[];
  /** Its vacations, each with its id. */
  readonly ferias: readonly (Ferias & { readonly id: number })[];
}

/** Whether a clinic has such a room, and receives in it. */
export const isOpenRoom = ({ ambientes }: Pick<ClinicSchedule, 'ambientes'>, roomId: number): boolean =>
  ambientes.some(({ id, ativo: isOpen }) => id === roomId && isOpen);

/** What may be changed of an agenda: its validity, its week and the days that differ from it. */
export type Grade = Pick<Agenda, 'vigenciaInicial' | 'vigenciaFinal' | 'periodos' | 'exceptions'>;

/** A day on which a clinic cannot receive, or a part of it, in one room or in all. */
export interface Closing {
  /** The day, YYYY-MM-DD. */
  readonly data: CivilDate;
  /** From when, HH:mm; null: from its beginning. */
  readonly inicio: TimeOfDay | null;
  /** Until when, HH:mm; null: to its end. */
  readonly fim: TimeOfDay | null;
  /** The room; null: all of them. */
  readonly ambienteId: number | null;
}

/** One change of a clinic's times, decided as a whole. */
export type AgendaChange =
  | ({ readonly tipo: 'GRADE'; readonly agendaId: number } & Readonly<Grade>)
  | ({ readonly tipo: 'AGENDA'; readonly ambienteId: number } & Pick<
      Grade,
      'vigenciaInicial' | 'vigenciaFinal'
    >)
  | { readonly tipo: 'HORARIOS'; readonly openingHours: readonly OpeningHour[] }
  | ({ readonly tipo: 'FECHAMENTO' } & Closing)
  | ({ readonly tipo: 'FERIAS' } & Readonly<Ferias>)
  | { readonly tipo: 'SEM_FERIAS'; readonly id: number }
  | {
      readonly tipo: 'AMBIENTE';
      /** Null: a new one. */
      readonly id: number | null;
      readonly name: string;
      readonly ativo: boolean;
    };

/** The clinic's times as they are after a change. A change of what is not there changes nothing. */
export function applyChange(schedule: ClinicSchedule, change: AgendaChange): ClinicSchedule {
  switch (change.tipo) {
    case 'GRADE': {
      const { tipo: _kind, agendaId, ...grade } = change;
      const agendas = schedule.agendas.map((a) => (a.id === agendaId ? { ...a, ...grade } : a));
      return { ...schedule, agendas };
    }
    // New, and without a week yet: nothing depends on it.
    case 'AGENDA':
      return schedule;
    case 'HORARIOS':
      return { ...schedule, openingHours: change.openingHours };
    case 'FECHAMENTO': {
      const closed = new Set(agendasToClose(schedule.agendas, change).map(({ id }) => id));
      const exception = closingOf(change);
      const agendas = schedule.agendas.map((a) =>
        closed.has(a.id) ? { ...a, exceptions: [...a.exceptions, exception] } : a,
      );
      return { ...schedule, agendas };
    }
    case 'FERIAS': {
      const { dataInicial, dataFinal } = change;
      return { ...schedule, ferias: [...schedule.ferias, { id: 0, dataInicial, dataFinal }] };
    }
    case 'SEM_FERIAS':
      return { ...schedule, ferias: schedule.ferias.filter(({ id }) => id !== change.id) };
    // A room.
    default: {
      const { id, name, ativo: isOpen } = change;
      // A new room has no agenda yet: nothing depends on it.
      if (id === null) return schedule;
      return {
        ...schedule,
        ambientes: schedule.ambientes.map((a) => (a.id === id ? { id, name, ativo: isOpen } : a)),
      };
    }
  }
}

/** The exception with which an agenda is closed. */
export const closingOf = ({ data, inicio: start, fim: end }: Closing): AgendaException => ({
  data,
  atende: false,
  inicio: start,
  fim: end,
});

/** The agendas that a closing changes: those of its rooms that hold on that day and are not closed so already. */
export function agendasToClose<A extends Agenda>(agendas: readonly A[], closing: Closing): A[] {
  const { data, inicio: start, fim: end, ambienteId } = closing;
  const isSame = (e: AgendaException): boolean =>
    e.data === data && !e.atende && (e.inicio ?? null) === start && (e.fim ?? null) === end;
  return agendas.filter(
    (a) =>
      (ambienteId === null || a.ambienteId === ambienteId) &&
      isInForce(a, data) &&
      !a.exceptions.some(isSame),
  );
}

/** What is wrong with a closing, in words; null when it can be done. */
export function closingFailure({ data, inicio: start, fim: end }: Closing, today: CivilDate): string | null {
  if (compareDates(data, today) < 0) return 'O dia a fechar já passou.';
  if (start !== null && end !== null && minutesOfDay(end) <= minutesOfDay(start))
    return 'O fim deve ser posterior ao início.';
  return null;
}

/** What is wrong with a grade, in words; empty when it can be saved. */
export function gradeFailures({ vigenciaInicial, vigenciaFinal, periodos, exceptions }: Grade): string[] {
  const failures: string[] = [];
  if (vigenciaFinal !== null && compareDates(vigenciaFinal, vigenciaInicial) < 0)
    failures.push('O fim da vigência não pode ser anterior ao início.');
  for (const periodo of periodos) {
    const length = minutesOfDay(periodo.fim) - minutesOfDay(periodo.inicio);
    if (length < periodo.duracaoMinutos)
      failures.push(
        `${nameOf(periodo)}: o período deve ter ao menos um horário de ${periodo.duracaoMinutos} minutos.`,
      );
  }
  const inOrder = [...periodos].sort(
    (a, b) => a.diaSemana - b.diaSemana || minutesOfDay(a.inicio) - minutesOfDay(b.inicio),
  );
  inOrder.forEach((periodo, index) => {
    const before = inOrder[index - 1];
    if (before?.diaSemana === periodo.diaSemana && minutesOfDay(before.fim) > minutesOfDay(periodo.inicio))
      failures.push(`${nameOf(before)} e ${nameOf(periodo)} se sobrepõem.`);
  });
  for (const { data, atende: serves, inicio: start, fim: end } of exceptions) {
    // How long a slot takes and how many it holds, only the week says.
    if (serves && periodos.length === 0)
      failures.push(
        `Exceção de ${formatDate(data)}: desenhe ao menos um período na semana, que diz a duração e as vagas de cada horário.`,
      );
    if (start && end && minutesOfDay(end) <= minutesOfDay(start))
      failures.push(`Exceção de ${formatDate(data)}: o fim deve ser posterior ao início.`);
  }
  return failures;
}

const nameOf = ({ diaSemana: day, inicio: start, fim: end }: AgendaPeriodo): string =>
  `${weekdayName(day)}, ${start} às ${end}`;
