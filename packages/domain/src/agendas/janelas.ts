import type { DataCivil, DiaSemana } from '../tempo/data-civil.ts';
import { minutosDoDia } from '../tempo/hora.ts';
import type { Agenda, PeriodoDaAgenda } from './tipos.ts';

/** A stretch of a day in minutes since midnight; `fim` is not part of it. */
export interface Janela {
  inicio: number;
  fim: number;
}

/** A stretch of a day that is cut into slots. */
export interface JanelaDeAtendimento extends Janela {
  duracaoMinutos: number;
  vagas: number;
}

/** The windows of one agenda on one day, exceptions applied, in minutes. */
export function janelasDoDia(agenda: Agenda, data: DataCivil, dia: DiaSemana): JanelaDeAtendimento[] {
  const excecoes = agenda.excecoes.filter((excecao) => excecao.data === data);
  const doDia = agenda.periodos.filter(({ diaSemana }) => diaSemana === dia);
  const extras = excecoes.flatMap(({ atende, inicio, fim }) =>
    atende && inicio && fim ? [{ inicio: minutosDoDia(inicio), fim: minutosDoDia(fim) }] : [],
  );
  const modelo = doDia[0] ?? agenda.periodos[0];
  const abertas =
    extras.length > 0 && modelo ? extras.map((janela) => comFormato(janela, modelo)) : doDia.map(deSemana);

  const fechadas = excecoes.flatMap(({ atende, inicio, fim }) =>
    // A closed window without an end reaches to that end of the day; without both, it is the whole day.
    atende ? [] : [{ inicio: inicio ? minutosDoDia(inicio) : 0, fim: fim ? minutosDoDia(fim) : 1440 }],
  );
  return fechadas.reduce<JanelaDeAtendimento[]>(
    (janelas, fechada) => janelas.flatMap((janela) => descontar(janela, fechada)),
    abertas.filter(({ duracaoMinutos, vagas }) => duracaoMinutos > 0 && vagas > 0),
  );
}

function deSemana(periodo: PeriodoDaAgenda): JanelaDeAtendimento {
  return comFormato({ inicio: minutosDoDia(periodo.inicio), fim: minutosDoDia(periodo.fim) }, periodo);
}

function comFormato(
  { inicio, fim }: Janela,
  { duracaoMinutos, vagas }: Pick<PeriodoDaAgenda, 'duracaoMinutos' | 'vagas'>,
): JanelaDeAtendimento {
  return { inicio, fim, duracaoMinutos, vagas };
}

/**
 * What is left of a window once a closed one is taken out. What comes after it stays on the window's own rhythm, so that
 * closing half an hour does not move the other slots of the day.
 */
function descontar(janela: JanelaDeAtendimento, fechada: Janela): JanelaDeAtendimento[] {
  const saltos = Math.ceil((fechada.fim - janela.inicio) / janela.duracaoMinutos);
  const retomada = janela.inicio + Math.max(0, saltos) * janela.duracaoMinutos;
  return [
    { ...janela, fim: Math.min(janela.fim, fechada.inicio) },
    { ...janela, inicio: retomada },
  ].filter(({ inicio, fim }) => inicio < fim);
}
