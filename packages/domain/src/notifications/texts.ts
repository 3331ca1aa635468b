import { formatDayAndTime, type CivilDate } from '../time/index.ts';

/** How many the panel begins with, and by how many it grows (doc3 §9). */
export const NOTIFICATION_PAGE = { first: 6, step: 4 } as const;
/** How long one is kept, in days: what matters longer stands in the record's timeline. */
export const NOTIFICATION_LIFE_DAYS = 90;

/** Whose request it is and for when: what its row in the list shows, without the exam. */
export function aboutAgendamento({
  funcionario,
  data: day,
  hora: time,
}: {
  readonly funcionario: string;
  readonly data: CivilDate | null;
  readonly hora: string | null;
}): string {
  if (day === null) return funcionario;
  return `${funcionario}, ${formatDayAndTime(day, time)}`;
}

/** How many appointments a go went over. */
export const aboutBulk = (total: number): string => (total === 1 ? '1 agendamento' : `${total} agendamentos`);

/** How a request for many ended: how many of its people have an appointment now, and how many have not. */
export function aboutMany(made: number, left: number): string {
  const created = made === 1 ? '1 agendamento criado' : `${made} agendamentos criados`;
  if (left === 0) return created;
  return `${created}, ${left === 1 ? '1 não criado' : `${left} não criados`}`;
}

/** How an import of a spreadsheet ended, and how many of its rows were taken back since. */
export function aboutImport(written: number, refused: number, undone = 0): string {
  const rows = written === 1 ? '1 linha gravada' : `${written} linhas gravadas`;
  return [
    rows,
    ...(refused === 0 ? [] : [refused === 1 ? '1 recusada' : `${refused} recusadas`]),
    ...(undone === 0 ? [] : [undone === 1 ? '1 desfeita' : `${undone} desfeitas`]),
  ].join(', ');
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const counted = (n: number, one: string, many: string): string => `há ${n} ${n === 1 ? one : many}`;

/** How long ago something was, in words; beside it stands the moment itself. @param now, at milliseconds since 1970 */
export function elapsedText(at: number, now: number): string {
  const past = now - at;
  if (past < MINUTE) return 'agora';
  if (past < HOUR) return counted(Math.floor(past / MINUTE), 'minuto', 'minutos');
  if (past < DAY) return counted(Math.floor(past / HOUR), 'hora', 'horas');
  return counted(Math.floor(past / DAY), 'dia', 'dias');
}
