import { distanceText } from '../prestadores/index.ts';
import { formatShortDay } from '../time/index.ts';
import type { Plan, PlanVisit } from './types.ts';

const distance = (metres: number | null): string => (metres === null ? '' : `, ${distanceText(metres)}`);

const place = ({ data: date, name, distanciaMetros }: PlanVisit): string =>
  `${formatShortDay(date)}, ${name}${distance(distanciaMetros)}`;

const names = ({ exames }: PlanVisit): string =>
  exames.length <= 2 ? exames.map(({ name }) => name).join(' e ') : `${exames.length} exames`;

/** '1 visita, sex 27/11, Clínica X, 3 km; os 5 exames no mesmo dia', or each visit with what is done there. */
export function planSentence({ visits }: Plan): string {
  const [single] = visits;
  if (single && visits.length === 1) {
    const count = single.exames.length;
    return `1 visita, ${place(single)}; ${count === 1 ? 'o exame' : `os ${count} exames no mesmo dia`}`;
  }
  return `${visits.length} visitas: ${visits.map((visit) => `${place(visit)} (${names(visit)})`).join('; ')}`;
}
