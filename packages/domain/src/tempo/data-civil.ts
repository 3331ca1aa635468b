/** A day of the calendar as the wire carries it, `YYYY-MM-DD`: no clock and no time zone. */
export type DataCivil = string;

/** 0 = Sunday … 6 = Saturday (doc2 §3). */
export type DiaSemana = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** The seven weekdays in the wire's numbering. */
export const DIAS_DA_SEMANA: readonly DiaSemana[] = [0, 1, 2, 3, 4, 5, 6];

/** Whether the value is a weekday number, 0–6. */
export function ehDiaSemana(valor: unknown): valor is DiaSemana {
  return typeof valor === 'number' && Number.isInteger(valor) && valor >= 0 && valor <= 6;
}

const FORMATO = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Year, month (1–12) and day of a civil date. */
export interface PartesDaData {
  ano: number;
  mes: number;
  dia: number;
}

/** Number of days of a month (1–12) of the Gregorian calendar. */
export function diasDoMes(ano: number, mes: number): number {
  if (mes === 2) return ano % 4 === 0 && (ano % 100 !== 0 || ano % 400 === 0) ? 29 : 28;
  return mes === 4 || mes === 6 || mes === 9 || mes === 11 ? 30 : 31;
}

function lerPartes(valor: unknown): PartesDaData | null {
  if (typeof valor !== 'string') return null;
  const achado = FORMATO.exec(valor);
  if (!achado) return null;
  const partes = { ano: Number(achado[1]), mes: Number(achado[2]), dia: Number(achado[3]) };
  return ehDiaDoCalendario(partes) ? partes : null;
}

function ehDiaDoCalendario({ ano, mes, dia }: PartesDaData): boolean {
  const inteiros = Number.isInteger(ano) && Number.isInteger(mes) && Number.isInteger(dia);
  return (
    inteiros && ano >= 1 && ano <= 9999 && mes >= 1 && mes <= 12 && dia >= 1 && dia <= diasDoMes(ano, mes)
  );
}

/** Whether the value is a real day written `YYYY-MM-DD` (29 February only in leap years; years 0001–9999). */
export function ehDataCivil(valor: string): boolean;
export function ehDataCivil(valor: unknown): valor is DataCivil;
export function ehDataCivil(valor: unknown): boolean {
  return lerPartes(valor) !== null;
}

/**
 * Splits a civil date.
 * @throws RangeError when the text is not a day of the calendar.
 */
export function partesDaData(data: DataCivil): PartesDaData {
  const partes = lerPartes(data);
  if (!partes) {
    throw new RangeError(`"${data}" não é uma data civil: use AAAA-MM-DD com um dia que existe.`);
  }
  return partes;
}

/** Joins year, month and day, or `null` when that day does not exist. */
export function montarData(ano: number, mes: number, dia: number): DataCivil | null {
  if (!ehDiaDoCalendario({ ano, mes, dia })) return null;
  return `${String(ano).padStart(4, '0')}-${String(mes).padStart(2, '0')}-${String(dia).padStart(2, '0')}`;
}

/**
 * Days since 1970-01-01 (negative before it), by arithmetic on the 400-year cycle of the calendar, so that no
 * time zone can move the day.
 * @throws RangeError when the text is not a day of the calendar.
 */
export function numeroDoDia(data: DataCivil): number {
  const { ano, mes, dia } = partesDaData(data);
  // March is made the first month: the leap day then falls at the end of the year.
  const anoDeMarco = mes <= 2 ? ano - 1 : ano;
  const era = Math.floor(anoDeMarco / 400);
  const anoDaEra = anoDeMarco - era * 400;
  const diaDoAno = Math.floor((153 * (mes + (mes > 2 ? -3 : 9)) + 2) / 5) + dia - 1;
  const diaDaEra = anoDaEra * 365 + Math.floor(anoDaEra / 4) - Math.floor(anoDaEra / 100) + diaDoAno;
  return era * 146_097 + diaDaEra - 719_468;
}

/**
 * The inverse of {@link numeroDoDia}.
 * @throws RangeError outside the years 0001–9999 or when the number is not an integer.
 */
export function dataDoNumero(numero: number): DataCivil {
  const z = numero + 719_468;
  const era = Math.floor(z / 146_097);
  const diaDaEra = z - era * 146_097;
  const anoDaEra = Math.floor(
    (diaDaEra -
      Math.floor(diaDaEra / 1460) +
      Math.floor(diaDaEra / 36_524) -
      Math.floor(diaDaEra / 146_096)) /
      365,
  );
  const diaDoAno = diaDaEra - (365 * anoDaEra + Math.floor(anoDaEra / 4) - Math.floor(anoDaEra / 100));
  const mesDeMarco = Math.floor((5 * diaDoAno + 2) / 153);
  const dia = diaDoAno - Math.floor((153 * mesDeMarco + 2) / 5) + 1;
  const mes = mesDeMarco < 10 ? mesDeMarco + 3 : mesDeMarco - 9;
  const data = montarData(anoDaEra + era * 400 + (mes <= 2 ? 1 : 0), mes, dia);
  if (data === null) throw new RangeError(`O dia de número ${numero} está fora dos anos 0001 a 9999.`);
  return data;
}

/** The date `dias` calendar days later (earlier when negative). */
export function somarDias(data: DataCivil, dias: number): DataCivil {
  return dataDoNumero(numeroDoDia(data) + dias);
}

/** The same day `meses` months later, or the last day of that month when it is shorter (31 Jan + 1 = 28 Feb). */
export function somarMeses(data: DataCivil, meses: number): DataCivil {
  const { ano, mes, dia } = partesDaData(data);
  const total = ano * 12 + (mes - 1) + meses;
  const novoAno = Math.floor(total / 12);
  const novoMes = total - novoAno * 12 + 1;
  const nova = montarData(novoAno, novoMes, Math.min(dia, diasDoMes(novoAno, novoMes)));
  if (nova === null) throw new RangeError(`${data} mais ${meses} meses está fora dos anos 0001 a 9999.`);
  return nova;
}

/** Negative, zero or positive as `a` is before, on or after `b`; fits `Array.prototype.sort`. */
export function compararDatas(a: DataCivil, b: DataCivil): number {
  // Four-digit years make the order of the text the order of the calendar.
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Calendar days from `inicio` to `fim`: 0 on the same day, negative when `fim` comes first. */
export function diferencaEmDias(inicio: DataCivil, fim: DataCivil): number {
  return numeroDoDia(fim) - numeroDoDia(inicio);
}

/** Day of the week, 0 = Sunday … 6 = Saturday. */
export function diaDaSemana(data: DataCivil): DiaSemana {
  // 1970-01-01 was a Thursday (4); the double remainder keeps days before it positive.
  const dia = (((numeroDoDia(data) + 4) % 7) + 7) % 7;
  if (!ehDiaSemana(dia)) throw new RangeError(`${data} não tem dia da semana.`);
  return dia;
}

/** Every day from `inicio` to `fim`, both included; empty when `fim` comes first. */
export function datasEntre(inicio: DataCivil, fim: DataCivil): DataCivil[] {
  const primeiro = numeroDoDia(inicio);
  const ultimo = numeroDoDia(fim);
  const datas: DataCivil[] = [];
  for (let numero = primeiro; numero <= ultimo; numero++) datas.push(dataDoNumero(numero));
  return datas;
}

/** The later of two dates. */
export function maiorData(a: DataCivil, b: DataCivil): DataCivil {
  return compararDatas(a, b) >= 0 ? a : b;
}

/** The earlier of two dates. */
export function menorData(a: DataCivil, b: DataCivil): DataCivil {
  return compararDatas(a, b) <= 0 ? a : b;
}

/** Whole years completed on `data` by someone born on `nascimento`; born on 29 February, it turns on 1 March. */
export function idadeEm(nascimento: DataCivil, data: DataCivil): number {
  const n = partesDaData(nascimento);
  const d = partesDaData(data);
  const fezAniversario = d.mes > n.mes || (d.mes === n.mes && d.dia >= n.dia);
  return d.ano - n.ano - (fezAniversario ? 0 : 1);
}
