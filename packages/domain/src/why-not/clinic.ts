import type { Faixa } from '../agendas/index.ts';
import {
  MANHA_ENDED_MESSAGE,
  NOT_SERVED_IN_PERIODO_MESSAGE,
  prestadorWithoutHorarios,
  PRESTADOR_WITHOUT_HORARIOS_MESSAGE,
  servedDays,
  servesInPeriodo,
  type OpeningHour,
} from '../atendimento/index.ts';
import { addServedDays, type Feriado, type Ferias } from '../feriados/index.ts';
import { createDayReasons, type Intervalo } from '../intervalo/index.ts';
import { isManhaOverForChoice, PERIODO, periodoOfHorario, type Periodo } from '../periodos/index.ts';
import { datesBetween, formatDate, type CivilDate, type Now } from '../time/index.ts';
import { whoLifts } from './lifters.ts';
import type { Audience, Obstacle, ObstacleCode } from './types.ts';

/** What is wanted: some day of a range, and a period of it. */
export interface Wish {
  readonly intervalo: Intervalo;
  readonly periodo: Periodo;
  /** The exam type is occupational: only clinics that do the clinical exam will do (doc2 §4 'Clinic restriction'). */
  readonly occupational: boolean;
  /** The customer has the ASO kept back from the employee. */
  readonly withholdsAso: boolean;
  readonly now: Now;
  readonly audience?: Audience | undefined;
}

/** A clinic as far as a wish is judged by it. */
export interface ClinicOfWish {
  readonly id: number;
  readonly name: string;
  /** Metres from the centre of the city; null while unknown. */
  readonly distanciaMetros: number | null;
  readonly isReleased: boolean;
  readonly atendeOcupacional: boolean;
  readonly atendeAsoRetido: boolean;
  /** Books exact slots; else a day and a period are enough. */
  readonly reservaFaixas: boolean;
  /** Works on SOC: one period at a time (doc2 §4 'Period availability'). */
  readonly onePeriodo: boolean;
  readonly openingHours: readonly OpeningHour[];
  readonly feriados: readonly Feriado[];
  readonly ferias: readonly Ferias[];
  /** Longest notice of the exams, in days that it serves. */
  readonly antecedenciaDays: number;
  /** Its free slots of all days that are looked at, the whole day; read only where it books slots. */
  readonly faixas: readonly Faixa[];
  /** Days that its agendas open, taken or not; read only where it books slots. */
  readonly agendaDays: ReadonlySet<CivilDate>;
}

const NOT_RELEASED_TEXT = 'A clínica não está liberada para este cliente.';
const NOT_OCCUPATIONAL_TEXT = 'A clínica não faz o exame clínico ocupacional.';
const NO_WITHHELD_ASO_TEXT = 'A clínica não atende com ASO retido.';
const NO_AGENDA_TEXT = 'A clínica não tem agenda aberta nestes dias.';
const FULL_TEXT = 'Todos os horários estão ocupados.';

const create = (
  code: ObstacleCode,
  text: string,
  { audience }: Pick<Wish, 'audience'>,
  dates?: readonly CivilDate[],
): Obstacle => ({ code, text, who: whoLifts(code, audience), ...(dates && { dates }) });

/** What is in the way of the clinic itself, whatever the day; empty when nothing is. */
export function clinicObstacles(
  clinic: Pick<ClinicOfWish, 'isReleased' | 'atendeOcupacional' | 'atendeAsoRetido' | 'openingHours'>,
  wish: Pick<Wish, 'occupational' | 'withholdsAso' | 'audience'>,
): Obstacle[] {
  const obstacles: Obstacle[] = [];
  if (!clinic.isReleased) obstacles.push(create('NOT_RELEASED', NOT_RELEASED_TEXT, wish));
  if (wish.occupational && !clinic.atendeOcupacional) {
    obstacles.push(create('NOT_OCCUPATIONAL', NOT_OCCUPATIONAL_TEXT, wish));
  }
  if (wish.withholdsAso && !clinic.atendeAsoRetido) {
    obstacles.push(create('ASO_NOT_KEPT', NO_WITHHELD_ASO_TEXT, wish));
  }
  if (prestadorWithoutHorarios(clinic.openingHours)) {
    obstacles.push(create('SEM_HORARIOS', PRESTADOR_WITHOUT_HORARIOS_MESSAGE, wish));
  }
  return obstacles;
}

/** Asks of one day after another what is in its way in a period; prepared once for a clinic. */
export function createDayJudge(
  clinic: ClinicOfWish,
  wish: Pick<Wish, 'now' | 'audience'>,
): (date: CivilDate, periodo: Periodo) => Obstacle[] {
  const { now } = wish;
  const { openingHours, reservaFaixas } = clinic;
  const reasonsOf = createDayReasons({ ...clinic, now });
  const afterNotice = addServedDays(now.data, clinic.antecedenciaDays, servedDays(openingHours));
  const free = new Set(
    clinic.faixas.map(({ data: date, horarioChegada }) => `${date} ${periodoOfHorario(horarioChegada)}`),
  );
  const hasFaixa = (date: CivilDate, periodo: Periodo): boolean =>
    periodo === PERIODO.AMBOS
      ? free.has(`${date} ${PERIODO.MANHA}`) || free.has(`${date} ${PERIODO.TARDE}`)
      : free.has(`${date} ${periodo}`);

  return (date, periodo) => {
    const reasons = reasonsOf(date).map(({ code, text }) => create(code, text, wish));
    if (afterNotice === null || date < afterNotice) {
      const days = clinic.antecedenciaDays === 1 ? '1 dia' : `${clinic.antecedenciaDays} dias`;
      const first = afterNotice ? `: o primeiro dia possível é ${formatDate(afterNotice)}` : '';
      reasons.push(
        create('ANTECEDENCIA', `A clínica pede ${days} de antecedência para os exames${first}.`, wish),
      );
    }
    if (reasons.length > 0) return reasons;
    if (!servesInPeriodo(openingHours, date, periodo)) {
      return [create('PERIODO_NOT_SERVED', NOT_SERVED_IN_PERIODO_MESSAGE, wish)];
    }
    // Of the whole day nothing is left where the afternoon is not served.
    const isOnlyManha = periodo === PERIODO.MANHA || !servesInPeriodo(openingHours, date, PERIODO.TARDE);
    if (date === now.data && isOnlyManha && isManhaOverForChoice(now)) {
      return [create('MANHA_OVER', MANHA_ENDED_MESSAGE, wish)];
    }
    if (!reservaFaixas || hasFaixa(date, periodo)) return [];
    return clinic.agendaDays.has(date)
      ? [create('FULL', FULL_TEXT, wish)]
      : [create('NO_AGENDA', NO_AGENDA_TEXT, wish)];
  };
}

/** Everything against every day of the range, each thing once with its days; empty as soon as one day works. */
export function dayObstacles(
  { intervalo, periodo }: Wish,
  judge: (date: CivilDate, periodo: Periodo) => readonly Obstacle[],
): Obstacle[] {
  const found = new Map<string, { obstacle: Obstacle; dates: CivilDate[] }>();
  for (const date of datesBetween(intervalo.inicio, intervalo.fim)) {
    const against = judge(date, periodo);
    if (against.length === 0) return [];
    for (const obstacle of against) {
      const key = `${obstacle.code} ${obstacle.text}`;
      const known = found.get(key);
      if (known) known.dates.push(date);
      else found.set(key, { obstacle, dates: [date] });
    }
  }
  return [...found.values()].map(({ obstacle, dates }) => ({ ...obstacle, dates }));
}
