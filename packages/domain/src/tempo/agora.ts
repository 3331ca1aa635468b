import { numeroDoDia, type DataCivil } from './data-civil.ts';
import { minutosDoDia, type Hora } from './hora.ts';

/** The time zone in which every rule runs (doc1 §9, doc3 §9). */
export const FUSO_DAS_REGRAS = 'America/Sao_Paulo';

/** The present as a rule receives it: the wall clock of São Paulo and the instant it was read from. */
export interface Agora {
  /** Today, YYYY-MM-DD. */
  data: DataCivil;
  /** Now, HH:mm. */
  hora: Hora;
  /** ISO 8601 in UTC, for instance `2026-11-24T15:30:00.000Z`. */
  instante: string;
}

/** A day and a time on the wall clock of São Paulo. */
export interface DataHora {
  data: DataCivil;
  hora: Hora;
}

const MINUTO = 60_000;
const DIA = 86_400_000;

let formatador: Intl.DateTimeFormat | undefined;

function relogioDeSaoPaulo(epochMs: number): DataHora {
  // The machine's own zone and locale never take part: both are fixed here.
  formatador ??= new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
    timeZone: FUSO_DAS_REGRAS,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  const campo: Record<string, string> = {};
  for (const { type, value } of formatador.formatToParts(epochMs)) campo[type] = value;
  const ano = (campo['year'] ?? '').padStart(4, '0');
  return {
    data: `${ano}-${campo['month']}-${campo['day']}`,
    hora: `${campo['hour']}:${campo['minute']}`,
  };
}

/**
 * The present in São Paulo for an instant that the caller has read from its clock.
 * @param epochMs milliseconds since 1970-01-01T00:00Z
 * @throws RangeError when the number is not an instant.
 */
export function agoraEmSaoPaulo(epochMs: number): Agora {
  return { ...relogioDeSaoPaulo(epochMs), instante: new Date(epochMs).toISOString() };
}

/**
 * Day and time in São Paulo of an instant of the wire.
 * @param iso instant with its offset, `2026-11-24T15:30:00Z` or `…-03:00`
 * @throws RangeError when the text has no offset (it would be read in the machine's zone) or is no instant.
 */
export function instanteParaSaoPaulo(iso: string): DataHora {
  return relogioDeSaoPaulo(epochDoInstante(iso));
}

function epochDoInstante(iso: string): number {
  const epochMs = /T.*(?:Z|[+-]\d{2}:?\d{2})$/i.test(iso) ? Date.parse(iso) : Number.NaN;
  if (Number.isNaN(epochMs)) {
    throw new RangeError(`"${iso}" não é um instante: use ISO 8601 com fuso, como 2026-11-24T15:30:00Z.`);
  }
  return epochMs;
}

/** 'DD/MM/AAAA HH:mm' in São Paulo; missing instants are shown as nothing. */
export function formatarInstante(iso: string | null | undefined): string {
  if (!iso) return '';
  const { data, hora } = instanteParaSaoPaulo(iso);
  const [ano, mes, dia] = data.split('-');
  return `${dia}/${mes}/${ano} ${hora}`;
}

/**
 * The instant (ISO, UTC) at which the wall clock of São Paulo shows this day and time. A time that was skipped
 * (00:30 of 2018-11-04) moves forward with the clock; one that happened twice is the first of the two.
 */
export function instanteEmSaoPaulo(data: DataCivil, hora: Hora): string {
  const parede = numeroDoDia(data) * DIA + minutosDoDia(hora) * MINUTO;
  const antes = deslocamento(parede - DIA);
  const depois = deslocamento(parede + DIA);
  // West of Greenwich the larger offset gives the earlier instant.
  for (const tentativa of [Math.max(antes, depois), Math.min(antes, depois)]) {
    const epochMs = parede - tentativa;
    const lido = relogioDeSaoPaulo(epochMs);
    if (lido.data === data && lido.hora === hora) return new Date(epochMs).toISOString();
  }
  return new Date(parede - antes).toISOString();
}

/** Milliseconds that the wall clock of São Paulo is ahead of UTC (negative) around this instant. */
function deslocamento(epochMs: number): number {
  const { data, hora } = relogioDeSaoPaulo(epochMs);
  const parede = numeroDoDia(data) * DIA + minutosDoDia(hora) * MINUTO;
  return parede - Math.floor(epochMs / MINUTO) * MINUTO;
}
