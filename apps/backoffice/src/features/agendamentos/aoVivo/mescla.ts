import type { AgendamentoLinha, EventoDeAgendamento } from '@apto/api-client';

/** What a burst of events asks of the open list. */
export interface Plano {
  /** Rows on the screen that changed: load them one by one and put them in place. */
  atualizar: readonly number[];
  /** Requests that did not exist when this page was loaded. */
  novos: readonly number[];
}

/**
 * Above this many changed rows in one burst, loading the page again costs less than loading each row.
 */
export const MAXIMO_DE_LINHAS_AVULSAS = 4;

/** The newest event of each appointment; a creation stays a creation whatever follows it in the same burst. */
export function juntarEventos(eventos: readonly EventoDeAgendamento[]): EventoDeAgendamento[] {
  const porId = new Map<number, EventoDeAgendamento>();
  for (const evento of eventos) {
    const anterior = porId.get(evento.id);
    if (!anterior) {
      porId.set(evento.id, evento);
      continue;
    }
    const mais = evento.version >= anterior.version ? evento : anterior;
    const criado = evento.tipo === 'CRIADO' || anterior.tipo === 'CRIADO';
    porId.set(evento.id, criado ? { ...mais, tipo: 'CRIADO' } : mais);
  }
  return [...porId.values()];
}

/**
 * Decides what to do with events, given the rows on the screen. A row that already has the event's version (our own
 * write, or a page loaded meanwhile) needs nothing; an older row is loaded; a creation that is not here is news.
 */
export function planejar(
  eventos: readonly EventoDeAgendamento[],
  linhas: readonly AgendamentoLinha[],
): Plano {
  const versoes = new Map(linhas.map((linha) => [linha.id, linha.version]));
  const atualizar: number[] = [];
  const novos: number[] = [];
  for (const evento of juntarEventos(eventos)) {
    const versao = versoes.get(evento.id);
    if (versao === undefined) {
      if (evento.tipo === 'CRIADO') novos.push(evento.id);
    } else if (versao < evento.version) atualizar.push(evento.id);
  }
  return { atualizar, novos };
}

/** Puts fresh rows where the old ones were. A fresh row that is older than the one shown is left out. */
export function mesclarLinhas(
  linhas: readonly AgendamentoLinha[],
  frescas: readonly AgendamentoLinha[],
): AgendamentoLinha[] {
  const porId = new Map(frescas.map((linha) => [linha.id, linha]));
  return linhas.map((linha) => {
    const fresca = porId.get(linha.id);
    return fresca && fresca.version >= linha.version ? fresca : linha;
  });
}

/** Rows that differ between two loads of the same list: what to highlight after it was loaded again. */
export function linhasMudadas(
  antes: readonly AgendamentoLinha[],
  depois: readonly AgendamentoLinha[],
): number[] {
  const versoes = new Map(antes.map((linha) => [linha.id, linha.version]));
  return depois.filter((linha) => versoes.get(linha.id) !== linha.version).map((linha) => linha.id);
}

/** '1 novo agendamento', '3 novos agendamentos'. */
export const textoDosNovos = (n: number): string =>
  n === 1 ? '1 novo agendamento' : `${n} novos agendamentos`;
