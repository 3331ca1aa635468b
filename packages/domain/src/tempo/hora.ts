/** A time of the day as the wire carries it, `HH:mm`, from 00:00 to 23:59. */
export type Hora = string;

const FORMATO = /^([01]\d|2[0-3]):([0-5]\d)$/;

/** doc2 §5, Clinic step: what a badly written time is answered with. */
export const MENSAGEM_HORA_INVALIDA =
  'O formato de horário está inválido. Por favor, insira um formato de horário válido (HH:mm).';

/** doc2 §5 and doc3 §9: generic time inputs accept what lies strictly between these two (06:01–19:00). */
export const JANELA_DE_HORARIO: { readonly depoisDe: Hora; readonly antesDe: Hora } = {
  depoisDe: '06:00',
  antesDe: '19:01',
};

/** Whether the value is a time `HH:mm`, hours at most 23 and minutes at most 59. */
export function ehHora(valor: string): boolean;
export function ehHora(valor: unknown): valor is Hora;
export function ehHora(valor: unknown): boolean {
  return typeof valor === 'string' && FORMATO.test(valor);
}

/**
 * Minutes since midnight, 0–1439.
 * @throws RangeError when the text is not `HH:mm`.
 */
export function minutosDoDia(hora: Hora): number {
  const achado = FORMATO.exec(hora);
  if (!achado) throw new RangeError(`"${hora}" não é um horário: use HH:mm, de 00:00 a 23:59.`);
  return Number(achado[1]) * 60 + Number(achado[2]);
}

/**
 * The inverse of {@link minutosDoDia}.
 * @throws RangeError outside 0–1439 or when not an integer.
 */
export function horaDeMinutos(minutos: number): Hora {
  if (!Number.isInteger(minutos) || minutos < 0 || minutos > 1439) {
    throw new RangeError(`${minutos} não é um minuto do dia: use um inteiro de 0 a 1439.`);
  }
  return `${String(Math.floor(minutos / 60)).padStart(2, '0')}:${String(minutos % 60).padStart(2, '0')}`;
}

/** Negative, zero or positive as `a` is before, at or after `b`; fits `Array.prototype.sort`. */
export function compararHoras(a: Hora, b: Hora): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Whether a generic time input takes this time: 06:01 to 19:00 (doc2 §5; the window 06:00–19:01 is exclusive). */
export function horaNaJanelaPermitida(hora: Hora): boolean {
  return (
    ehHora(hora) &&
    compararHoras(hora, JANELA_DE_HORARIO.depoisDe) > 0 &&
    compararHoras(hora, JANELA_DE_HORARIO.antesDe) < 0
  );
}

/** Reads what a person types or pastes ('8:30', '0830', '8h30', '8h', '08:30:00') as a time, or `null`. */
export function lerHora(texto: string): Hora | null {
  const limpo = texto.trim().toLowerCase();
  const achado =
    /^(\d{1,2})\s*[:h.]\s*(\d{2})(?::\d{2})?\s*(?:h|min)?$/.exec(limpo) ??
    /^(\d{2})(\d{2})$/.exec(limpo) ??
    /^(\d{1,2})()\s*h$/.exec(limpo);
  if (!achado) return null;
  const hora = `${(achado[1] ?? '').padStart(2, '0')}:${achado[2] || '00'}`;
  return ehHora(hora) ? hora : null;
}
