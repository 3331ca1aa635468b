import { fullDate } from '../../../../internal/dates.ts';
import type { AgendaTexts } from '../intl/pt-BR.ts';
import type { AgendaPlace, AgendaResource } from '../types.ts';

/** A place in words: 'terça-feira, 24 de novembro de 2026, 10:00 às 10:30, Sala 2'. */
export function placeText(
  { date, start, end, resourceId }: AgendaPlace,
  resources: readonly AgendaResource[],
  texts: AgendaTexts,
  locale: string,
): string {
  return [
    fullDate(date, locale),
    start === undefined ? '' : texts.times(start, end),
    resources.find(({ id }) => id === resourceId)?.name ?? '',
  ]
    .filter(Boolean)
    .join(', ');
}
