import { minutesOfDay, type TimeOfDay } from '../time/index.ts';
import { sinceText, type Preparo } from './preparo.ts';

/** What an exam asks for beforehand: in the registry's words, and in hours where it has them. */
export interface Preparation extends Partial<Preparo> {
  readonly recommendation: string | null | undefined;
}

interface Kind {
  readonly hours: keyof Preparo;
  readonly name: string;
  /** How a text speaks of so many hours of it: 'Jejum de 8 horas', '8 h de jejum'. */
  readonly saidIn: (hours: number) => RegExp;
}

const hoursPattern = (hours: number): string => String.raw`\b${hours}\s*h(?:oras?)?\b`;

const KINDS: readonly Kind[] = [
  {
    hours: 'jejumHoras',
    name: 'Jejum',
    saidIn: (hours) =>
      new RegExp(
        String.raw`jejum[^.;:\n]*?${hoursPattern(hours)}|${hoursPattern(hours)}\s+(?:de|em)\s+jejum\b`,
        'i',
      ),
  },
  {
    hours: 'repousoAuditivoHoras',
    name: 'Repouso auditivo',
    saidIn: (hours) =>
      new RegExp(
        String.raw`(?:repouso|ru[ií]do)[^.;:\n]*?${hoursPattern(hours)}|${hoursPattern(hours)}\s+(?:de\s+repouso(?:\s+auditivo)?|sem\s+ru[ií]do)(?![\p{L}])`,
        'iu',
      ),
  },
];

/** The hour where the text names the hours; between commas at the end of a part, in brackets within one. */
function withHour(text: string, end: number, since: string): string {
  const rest = text.slice(end);
  const told = /^(?:\s*$|\s*\(|[.,;:\n])/.test(rest) ? `, a partir de ${since}` : ` (a partir de ${since})`;
  return text.slice(0, end) + told + rest;
}

/**
 * How to prepare for one exam, with the hour at which it begins once the arrival is known: 'Jejum de 4 horas, a partir de
 * 09:00. Água é permitida.' The registry's words stay; hours that they leave out are added. Null: nothing is asked for.
 */
export function preparoText(exame: Preparation, arrival: TimeOfDay | null): string | null {
  let text = exame.recommendation?.trim() ?? '';
  for (const { hours: field, name, saidIn } of KINDS) {
    const hours = exame[field] ?? null;
    if (hours === null || hours === 0) continue;
    const since = arrival === null ? null : sinceText(minutesOfDay(arrival), hours);
    const found = saidIn(hours).exec(text);
    if (found) {
      if (since !== null) text = withHour(text, found.index + found[0].length, since);
      continue;
    }
    const said = `${name} de ${hours} ${hours === 1 ? 'hora' : 'horas'}${since === null ? '' : `, a partir de ${since}`}`;
    text = text === '' ? said : `${text}${/[.!?]$/.test(text) ? '' : '.'} ${said}.`;
  }
  return text === '' ? null : text;
}
