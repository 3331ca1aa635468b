import { ehHora, horaDeMinutos, minutosDoDia, type Hora } from '@apto/domain';

/** A window whose ends do not belong to it: { depoisDe: '06:00', antesDe: '19:01' } takes 06:01 to 19:00. */
export interface JanelaDeHorario {
  readonly depoisDe: Hora;
  readonly antesDe: Hora;
}

export type ProblemaDaHora = 'FORMATO' | 'JANELA';

/** What is wrong with a typed time; null for an empty or a good one. */
export function problemaDaHora(texto: string, janela: JanelaDeHorario | undefined): ProblemaDaHora | null {
  if (texto === '') return null;
  if (!ehHora(texto)) return 'FORMATO';
  if (!janela) return null;
  const minutos = minutosDoDia(texto);
  const dentro = minutos > minutosDoDia(janela.depoisDe) && minutos < minutosDoDia(janela.antesDe);
  return dentro ? null : 'JANELA';
}

/** First and last time that a window takes, both included. */
export function pontasDaJanela({ depoisDe, antesDe }: JanelaDeHorario): readonly [Hora, Hora] {
  return [horaDeMinutos(minutosDoDia(depoisDe) + 1), horaDeMinutos(minutosDoDia(antesDe) - 1)];
}
