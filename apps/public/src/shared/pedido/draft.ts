import { storage, storeJson, readJson } from '@apto/api-client/session';
import { isPeriodo, type Periodo } from '@apto/domain/periodos';
import { isCivilDate, isTime, type CivilDate, type TimeOfDay } from '@apto/domain/time';
import { atom, useAtom } from 'jotai';
import { store } from '@apto/api-client/react';

export interface ChosenCidade {
  id: number;
  cidade: string;
  estado: string;
}

/** A slot by its arrival: on one day and at one clinic that is enough to tell it. */
export interface ChosenFaixa {
  horarioChegada: TimeOfDay;
}

/** What the employee has chosen and not yet confirmed. Choices only: nothing of anybody's health. */
export interface Draft {
  cidade: ChosenCidade | null;
  prestadorId: number | null;
  data: CivilDate | null;
  periodo: Periodo | null;
  faixa: ChosenFaixa | null;
}

export const EMPTY_DRAFT: Draft = {
  cidade: null,
  prestadorId: null,
  data: null,
  periodo: null,
  faixa: null,
};

const NAME = 'apto.autoagendamento.rascunho';
/** Bumped when the shape changes: a draft of an older shape is then none. */
const VERSION = 1;

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
const number = (value: unknown): number | null => (typeof value === 'number' ? value : null);

function cidadeFrom(value: unknown): ChosenCidade | null {
  const { id, cidade, estado: state } = record(value);
  return typeof id === 'number' && typeof cidade === 'string' && typeof state === 'string'
    ? { id, cidade, estado: state }
    : null;
}

function faixaFrom(value: unknown): ChosenFaixa | null {
  const { horarioChegada } = record(value);
  return isTime(horarioChegada) ? { horarioChegada } : null;
}

/** The draft of this request in what was stored; anything strange in it is left out. */
export function draftFrom(value: unknown, agendamentoId: number): Draft {
  const stored = record(value);
  if (stored['version'] !== VERSION || stored['agendamentoId'] !== agendamentoId) return EMPTY_DRAFT;
  const { cidade, prestadorId, data, periodo, faixa } = record(stored['draft']);
  return {
    cidade: cidadeFrom(cidade),
    prestadorId: number(prestadorId),
    data: isCivilDate(data) ? data : null,
    periodo: isPeriodo(periodo) ? periodo : null,
    faixa: faixaFrom(faixa),
  };
}

/** A change to the draft: what depends on an earlier choice goes with it (doc2 §4: changing clinic resets the rest). */
export function changeDraft(current: Draft, change: Partial<Draft>): Draft {
  const next = { ...current, ...change };
  if (change.cidade !== undefined && change.cidade?.id !== current.cidade?.id) {
    return { ...EMPTY_DRAFT, ...change, cidade: next.cidade, prestadorId: change.prestadorId ?? null };
  }
  if (change.prestadorId !== undefined && change.prestadorId !== current.prestadorId) {
    return { ...EMPTY_DRAFT, ...change, cidade: next.cidade, prestadorId: next.prestadorId };
  }
  if (change.data !== undefined && change.data !== current.data) {
    return { ...next, periodo: change.periodo ?? null, faixa: change.faixa ?? null };
  }
  return next;
}

const stored = atom<unknown>(readJson(NAME));
const draftAtom = atom(
  (get) => get(stored),
  (get, set, agendamentoId: number, change: Partial<Draft>) => {
    const draft = changeDraft(draftFrom(get(stored), agendamentoId), change);
    const value = { version: VERSION, agendamentoId, draft };
    set(stored, value);
    storeJson(NAME, value);
  },
);

/** The draft of a request and the way to change it; it survives a reload. */
export function useDraft(agendamentoId: number): [Draft, (change: Partial<Draft>) => void] {
  const [value, setValue] = useAtom(draftAtom);
  return [draftFrom(value, agendamentoId), (change) => setValue(agendamentoId, change)];
}

/** Forgets the draft: the request is booked, or somebody else is going to use this phone. */
export function forgetDraft(): void {
  storage.removeItem(NAME);
  store.set(stored, null);
}
