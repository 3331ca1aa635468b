import { compareTimes, formatDate, weekdayName, type Weekday } from '../time/index.ts';
import type { Grade } from './change.ts';
import type { AgendaException, AgendaPeriodo } from './types.ts';

/** An agenda's week as somebody draws it, with the exams that it takes; none: all that the clinic does. */
export type DrawnGrade = Grade & { readonly procedimentosIds: readonly number[] };

/** A part of a grade that one person changes as a whole: a day of the week, its validity, its exams or its exceptions. */
export type GradePart = `dia${Weekday}` | 'vigenciaInicial' | 'vigenciaFinal' | 'exames' | 'exceptions';

const DAYS: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 0];
const PARTS: readonly GradePart[] = [
  ...DAYS.map((day) => `dia${day}` as const),
  'vigenciaInicial',
  'vigenciaFinal',
  'exames',
  'exceptions',
];
const dayOf = (part: GradePart): Weekday | null =>
  part.startsWith('dia') ? (Number(part.slice(3)) as Weekday) : null;

const periodText = ({ inicio: start, fim: end, duracaoMinutos, vagas }: AgendaPeriodo): string =>
  `${start} às ${end}, ${duracaoMinutos} min, ${vagas === 1 ? '1 vaga' : `${vagas} vagas`}`;

const exceptionText = ({ data, atende: serves, inicio: start, fim: end }: AgendaException): string =>
  `${formatDate(data)}, ${serves ? 'atende' : 'não atende'}${start || end ? ` ${start ?? '00:00'} às ${end ?? '24:00'}` : ''}`;

const joined = (texts: readonly string[], none: string): string =>
  texts.length === 0 ? none : [...texts].sort((a, b) => a.localeCompare(b)).join('; ');

/** What a part is called. */
export function gradePartLabel(part: GradePart): string {
  const day = dayOf(part);
  if (day !== null) return weekdayName(day);
  switch (part) {
    case 'vigenciaInicial':
      return 'Início da vigência';
    case 'vigenciaFinal':
      return 'Fim da vigência';
    case 'exames':
      return 'Exames desta agenda';
    default:
      return 'Exceções';
  }
}

/** What a version says in a part; the same text, the same part. */
export function gradePartText(
  part: GradePart,
  { periodos, vigenciaInicial, vigenciaFinal, procedimentosIds, exceptions }: DrawnGrade,
  exameName: (id: number) => string = String,
): string {
  const day = dayOf(part);
  if (day !== null)
    return joined(
      periodos.filter(({ diaSemana: weekday }) => weekday === day).map(periodText),
      'Nenhum período',
    );
  switch (part) {
    case 'vigenciaInicial':
      return formatDate(vigenciaInicial);
    case 'vigenciaFinal':
      return vigenciaFinal === null ? 'Sem fim' : formatDate(vigenciaFinal);
    case 'exames':
      return joined(procedimentosIds.map(exameName), 'Todos os que a clínica faz');
    default:
      return joined(exceptions.map(exceptionText), 'Nenhuma');
  }
}

/** What two people did to one grade. */
export interface GradeVersions {
  /** Both changed these, each in another way. */
  readonly disputed: readonly GradePart[];
  /** Only the other person changed these. */
  readonly theirs: readonly GradePart[];
}

/**
 * Which parts two versions of a grade differ in, by the one that both began with. What only this person changed is theirs
 * to keep, and is not named.
 */
export function gradeVersions(base: DrawnGrade, mine: DrawnGrade, theirs: DrawnGrade): GradeVersions {
  const differ = (part: GradePart, a: DrawnGrade, b: DrawnGrade): boolean =>
    gradePartText(part, a) !== gradePartText(part, b);
  const changed = PARTS.filter((part) => differ(part, base, theirs) && differ(part, mine, theirs));
  return {
    disputed: changed.filter((part) => differ(part, base, mine)),
    theirs: changed.filter((part) => !differ(part, base, mine)),
  };
}

/** A version with some parts of another one, its windows in the order of the week. */
export function withParts<G extends DrawnGrade>(mine: G, theirs: G, parts: readonly GradePart[]): G {
  const taken = new Set(parts.map(dayOf));
  const has = (part: GradePart): boolean => parts.includes(part);
  const isTaken = ({ diaSemana: day }: AgendaPeriodo): boolean => taken.has(day);
  return {
    ...mine,
    periodos: [
      ...mine.periodos.filter((periodo) => !isTaken(periodo)),
      ...theirs.periodos.filter((periodo) => isTaken(periodo)),
    ].sort((a, b) => a.diaSemana - b.diaSemana || compareTimes(a.inicio, b.inicio)),
    ...(has('vigenciaInicial') ? { vigenciaInicial: theirs.vigenciaInicial } : {}),
    ...(has('vigenciaFinal') ? { vigenciaFinal: theirs.vigenciaFinal } : {}),
    ...(has('exames') ? { procedimentosIds: theirs.procedimentosIds } : {}),
    ...(has('exceptions') ? { exceptions: theirs.exceptions } : {}),
  };
}
