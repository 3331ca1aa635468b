import { armazem, guardarJson, lerJson } from '@apto/api-client/sessao';
import { ehDataCivil, ehHora, ehPeriodo, type DataCivil, type Hora, type Periodo } from '@apto/domain';
import { atom, useAtom } from 'jotai';
import { loja } from '../loja.ts';

export interface CidadeEscolhida {
  id: number;
  cidade: string;
  estado: string;
}

/** A slot by its arrival: on one day and at one clinic that is enough to tell it. */
export interface FaixaEscolhida {
  horarioChegada: Hora;
}

/** What the employee has chosen and not yet confirmed. Choices only: nothing of anybody's health. */
export interface Rascunho {
  cidade: CidadeEscolhida | null;
  prestadorId: number | null;
  data: DataCivil | null;
  periodo: Periodo | null;
  faixa: FaixaEscolhida | null;
}

export const RASCUNHO_VAZIO: Rascunho = {
  cidade: null,
  prestadorId: null,
  data: null,
  periodo: null,
  faixa: null,
};

const NOME = 'apto.autoagendamento.rascunho';
/** Bumped when the shape changes: a draft of an older shape is then none. */
const VERSAO = 1;

const registro = (valor: unknown): Record<string, unknown> =>
  typeof valor === 'object' && valor !== null ? (valor as Record<string, unknown>) : {};
const numero = (valor: unknown): number | null => (typeof valor === 'number' ? valor : null);

function cidadeDe(valor: unknown): CidadeEscolhida | null {
  const { id, cidade, estado } = registro(valor);
  return typeof id === 'number' && typeof cidade === 'string' && typeof estado === 'string'
    ? { id, cidade, estado }
    : null;
}

function faixaDe(valor: unknown): FaixaEscolhida | null {
  const { horarioChegada } = registro(valor);
  return ehHora(horarioChegada) ? { horarioChegada } : null;
}

/** The draft of this request in what was stored; anything strange in it is left out. */
export function rascunhoDe(valor: unknown, agendamentoId: number): Rascunho {
  const guardado = registro(valor);
  if (guardado['versao'] !== VERSAO || guardado['agendamentoId'] !== agendamentoId) return RASCUNHO_VAZIO;
  const { cidade, prestadorId, data, periodo, faixa } = registro(guardado['rascunho']);
  return {
    cidade: cidadeDe(cidade),
    prestadorId: numero(prestadorId),
    data: ehDataCivil(data) ? data : null,
    periodo: ehPeriodo(periodo) ? periodo : null,
    faixa: faixaDe(faixa),
  };
}

/** A change to the draft: what depends on an earlier choice goes with it (doc2 §4: changing clinic resets the rest). */
export function mudarRascunho(atual: Rascunho, mudanca: Partial<Rascunho>): Rascunho {
  const novo = { ...atual, ...mudanca };
  if (mudanca.cidade !== undefined && mudanca.cidade?.id !== atual.cidade?.id) {
    return { ...RASCUNHO_VAZIO, cidade: novo.cidade, prestadorId: mudanca.prestadorId ?? null };
  }
  if (mudanca.prestadorId !== undefined && mudanca.prestadorId !== atual.prestadorId) {
    return { ...RASCUNHO_VAZIO, cidade: novo.cidade, prestadorId: novo.prestadorId };
  }
  if (mudanca.data !== undefined && mudanca.data !== atual.data) {
    return { ...novo, periodo: mudanca.periodo ?? null, faixa: mudanca.faixa ?? null };
  }
  return novo;
}

const guardado = atom<unknown>(lerJson(NOME));
const rascunhoAtom = atom(
  (get) => get(guardado),
  (get, set, agendamentoId: number, mudanca: Partial<Rascunho>) => {
    const rascunho = mudarRascunho(rascunhoDe(get(guardado), agendamentoId), mudanca);
    const valor = { versao: VERSAO, agendamentoId, rascunho };
    set(guardado, valor);
    guardarJson(NOME, valor);
  },
);

/** The draft of a request and the way to change it; it survives a reload. */
export function useRascunho(agendamentoId: number): [Rascunho, (mudanca: Partial<Rascunho>) => void] {
  const [valor, mudar] = useAtom(rascunhoAtom);
  return [rascunhoDe(valor, agendamentoId), (mudanca) => mudar(agendamentoId, mudanca)];
}

/** Forgets the draft: the request is booked, or somebody else is going to use this phone. */
export function esquecerRascunho(): void {
  armazem.removeItem(NOME);
  loja.set(guardado, null);
}
