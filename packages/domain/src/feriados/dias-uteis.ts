import { diasAtendidos, type OpeningHour } from '../atendimento/atendimento.ts';
import {
  dataDoNumero,
  diaDaSemana,
  diferencaEmDias,
  numeroDoDia,
  type DataCivil,
  type DiaSemana,
} from '../tempo/data-civil.ts';
import { DIAS_NAO_UTEIS_PADRAO } from './feriados.ts';

/**
 * Working days after `inicio` up to and including `fim`; 0 when `fim` is not later. The start day is not counted, so
 * that a limit of n refuses exactly the ranges that hold more than n working days (doc2 §5, Date range rules 2).
 * @param naoUteis weekdays to skip; Sunday by default. Holidays are not skipped.
 */
export function contarDiasUteis(
  inicio: DataCivil,
  fim: DataCivil,
  naoUteis: readonly DiaSemana[] = DIAS_NAO_UTEIS_PADRAO,
): number {
  const dias = diferencaEmDias(inicio, fim);
  if (dias <= 0) return 0;
  const pulados = new Set<number>(naoUteis);
  const semanas = Math.floor(dias / 7);
  let uteis = semanas * (7 - pulados.size);
  const primeiro = diaDaSemana(inicio);
  for (let passo = semanas * 7 + 1; passo <= dias; passo++) {
    if (!pulados.has((primeiro + passo) % 7)) uteis++;
  }
  return uteis;
}

/**
 * The notice period of a later exam (doc2 §2.8): days are added to `data` until `n` served weekdays have passed. `n` of
 * 0 is the day itself.
 * @param atendimento the provider's hours, or the weekdays that it serves
 * @returns `null` when no weekday is served and `n` is above 0: no number of days would be enough.
 * @throws RangeError when `n` is negative or not an integer.
 */
export function somarDiasAtendidos(
  data: DataCivil,
  n: number,
  atendimento: readonly OpeningHour[] | readonly DiaSemana[],
): DataCivil | null {
  if (!Number.isInteger(n) || n < 0) {
    throw new RangeError(`A antecedência deve ser um número inteiro de dias, 0 ou mais; veio ${n}.`);
  }
  if (n === 0) return data;
  const atendidos = new Set<number>(paraDias(atendimento));
  if (atendidos.size === 0) return null;
  const primeiro = diaDaSemana(data);
  // Whole weeks first; the last served day of the count is then at most a week ahead.
  const semanas = Math.floor((n - 1) / atendidos.size);
  let faltam = n - semanas * atendidos.size;
  let passo = semanas * 7;
  while (faltam > 0) {
    passo++;
    if (atendidos.has((primeiro + passo) % 7)) faltam--;
  }
  return dataDoNumero(numeroDoDia(data) + passo);
}

function paraDias(atendimento: readonly OpeningHour[] | readonly DiaSemana[]): DiaSemana[] {
  const dias: DiaSemana[] = [];
  const horarios: OpeningHour[] = [];
  for (const item of atendimento) {
    if (typeof item === 'number') dias.push(item);
    else horarios.push(item);
  }
  return dias.concat(diasAtendidos(horarios));
}
