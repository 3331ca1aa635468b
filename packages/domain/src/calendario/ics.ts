import {
  horaDeMinutos,
  minutosDoDia,
  somarDias,
  type Agora,
  type DataCivil,
  type Hora,
} from '../tempo/index.ts';
import { deslocamentoDoFuso } from './fuso.ts';

/** An appointment as a calendar keeps it. It names nobody's exam, risk or result (LGPD art. 11). */
export interface CompromissoDeCalendario {
  /** Stays the same when the file is taken again, so that the calendar replaces instead of repeating. */
  readonly uid: string;
  readonly titulo: string;
  readonly data: DataCivil;
  /** Wall time at the clinic; without one (order of arrival) the event takes the day. */
  readonly hora: Hora | null;
  /** IANA zone of the clinic. */
  readonly fuso: string;
  /** How long it is expected to take, in minutes. It never runs past the end of the day. */
  readonly duracaoMinutos: number;
  readonly local: string;
  readonly descricao: string;
  readonly coordenadas?: { readonly latitude: number; readonly longitude: number } | null;
  /** Rises with each change of the same event. */
  readonly versao: number;
  readonly agora: Agora;
}

/**
 * The event as an iCalendar file (RFC 5545): wall time of the clinic's zone, with that zone described inside, and two
 * reminders. Lines end with CRLF and are folded at 75 bytes.
 */
export function gerarIcs(c: CompromissoDeCalendario): string {
  const linhas = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Apto//Autoagendamento//PT-BR',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...(c.hora ? descricaoDoFuso(c.fuso, c.data, c.hora) : []),
    'BEGIN:VEVENT',
    `UID:${texto(c.uid)}`,
    `SEQUENCE:${c.versao}`,
    `DTSTAMP:${instante(c.agora)}`,
    ...quando(c),
    `SUMMARY:${texto(c.titulo)}`,
    `LOCATION:${texto(c.local)}`,
    `DESCRIPTION:${texto(c.descricao)}`,
    ...(c.coordenadas ? [`GEO:${c.coordenadas.latitude};${c.coordenadas.longitude}`] : []),
    'STATUS:CONFIRMED',
    'TRANSP:OPAQUE',
    'CLASS:PRIVATE',
    ...lembrete('-P1D', c.titulo),
    ...(c.hora ? lembrete('-PT2H', c.titulo) : []),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return linhas.map((linha) => `${dobrar(linha)}\r\n`).join('');
}

function quando({ data, hora, fuso, duracaoMinutos }: CompromissoDeCalendario): string[] {
  if (!hora) return [`DTSTART;VALUE=DATE:${dia(data)}`, `DTEND;VALUE=DATE:${dia(somarDias(data, 1))}`];
  const fim = horaDeMinutos(Math.min(minutosDoDia(hora) + duracaoMinutos, 1439));
  return [
    `DTSTART;TZID=${fuso}:${dia(data)}T${relogio(hora)}`,
    `DTEND;TZID=${fuso}:${dia(data)}T${relogio(fim)}`,
  ];
}

/** The zone as it is on that day: enough for one event, and what a reader without a zone table needs. */
function descricaoDoFuso(fuso: string, data: DataCivil, hora: Hora): string[] {
  const deslocamento = deslocamentoDoFuso(fuso, data, hora);
  const sinal = deslocamento < 0 ? '-' : '+';
  const valor = `${sinal}${horaDeMinutos(Math.abs(deslocamento)).replace(':', '')}`;
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${fuso}`,
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    `TZOFFSETFROM:${valor}`,
    `TZOFFSETTO:${valor}`,
    'END:STANDARD',
    'END:VTIMEZONE',
  ];
}

const lembrete = (antes: string, titulo: string): string[] => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `TRIGGER:${antes}`,
  `DESCRIPTION:${texto(titulo)}`,
  'END:VALARM',
];

const dia = (data: DataCivil): string => data.replaceAll('-', '');
const relogio = (hora: Hora): string => `${hora.replace(':', '')}00`;
const instante = ({ instante }: Agora): string => `${instante.slice(0, 19).replace(/[-:]/g, '')}Z`;

/** RFC 5545 §3.3.11. */
function texto(valor: string): string {
  return valor.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');
}

/** RFC 5545 §3.1: at most 75 bytes a line, the rest after a line break and a space; never inside of a character. */
function dobrar(linha: string): string {
  const partes: string[] = [];
  let parte = '';
  let bytes = 0;
  for (const caractere of linha) {
    const tamanho = bytesDe(caractere);
    if (bytes + tamanho > 75) {
      partes.push(parte);
      parte = '';
      // The space that begins a continuation counts.
      bytes = 1;
    }
    parte += caractere;
    bytes += tamanho;
  }
  return [...partes, parte].join('\r\n ');
}

function bytesDe(caractere: string): number {
  const codigo = caractere.codePointAt(0) ?? 0;
  if (codigo < 0x80) return 1;
  if (codigo < 0x800) return 2;
  return codigo < 0x10000 ? 3 : 4;
}
