import type { LostReserva } from '@apto/api-client';
import type { Closing } from '@apto/domain/agendas';
import { formatDate } from '@apto/domain/time';

/** A free slot as the choice of a row names it. */
export type FreeFaixa = NonNullable<LostReserva['sugestao']>;

/** Where a booking goes; null: it stays as it is. */
export type Choices = ReadonlyMap<number, FreeFaixa | null>;

/** '25/11/2026, 08:00 às 10:00'; without times the whole day. */
export function closingText({ data, inicio: start, fim: end }: Closing): string {
  if (start === null && end === null) return `${formatDate(data)}, o dia todo`;
  if (start === null) return `${formatDate(data)}, até ${end}`;
  return end === null
    ? `${formatDate(data)}, a partir de ${start}`
    : `${formatDate(data)}, ${start} às ${end}`;
}

export const faixaKey = ({ data, horarioChegada: start, ambienteId }: FreeFaixa): string =>
  `${data} ${start} ${ambienteId}`;

/** What a row may choose from: the proposal first, and each once. */
export function choicesOf({ sugestao, alternativas: others = [] }: LostReserva): FreeFaixa[] {
  const all = sugestao ? [sugestao, ...others] : others;
  const keys = all.map(faixaKey);
  return all.filter((faixa, index) => keys.indexOf(faixaKey(faixa)) === index);
}

/** Each booking at its proposed time; who cannot be moved, or has none, stays. */
export const proposedChoices = (lost: readonly LostReserva[]): Choices =>
  new Map(lost.map((each) => [each.id, each.impedimento ? null : (each.sugestao ?? null)]));

/** The moves that a choice asks for. */
export const movesOf = (lost: readonly LostReserva[], choices: Choices) =>
  lost.flatMap(({ id, agendamentoId }) => {
    const faixa = choices.get(id);
    if (!faixa || agendamentoId === null) return [];
    const { data, horarioChegada, ambienteId } = faixa;
    return [{ agendamentoId, data, horarioChegada, ambienteId }];
  });

/** The bookings that were sent to a slot to which another one goes as well. */
export function clashesOf(choices: Choices): ReadonlySet<number> {
  const first = new Map<string, number>();
  const clashes = new Set<number>();
  for (const [id, faixa] of choices) {
    if (!faixa) continue;
    const key = faixaKey(faixa);
    const before = first.get(key);
    if (before === undefined) first.set(key, id);
    else clashes.add(before).add(id);
  }
  return clashes;
}
