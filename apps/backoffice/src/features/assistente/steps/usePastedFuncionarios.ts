import { funcionariosBySituation, type FuncionarioSummary } from '@apto/api-client';
import { useApi } from '@apto/api-client/react';
import { ASSISTENTE_NOTICE } from '@apto/domain/messages';
import { matchPasted, MAX_FUNCIONARIOS, pastedPeople, type PastedOutcome } from '@apto/domain/pedido';
import { useRef, useState, type ClipboardEvent } from 'react';
import { messageFrom, notify } from '../../../shared/notices/index.ts';
import type { ChoiceLimits } from '../fields/funcionarios.ts';
import { FUNCIONARIO_PARAMS } from './useFuncionarioRecords.ts';

interface Options extends ChoiceLimits {
  readonly exame: number | null;
  readonly selected: readonly number[];
  /** Ticks those who were recognised. */
  readonly onFound: (ids: readonly number[]) => void;
}

/** Of one person, so many that a second of the same name is among them. */
const CANDIDATES = 20;
/** Looked up at once. */
const ABREAST = 5;

/** A pasted list of names or CPFs: each is looked up, and what became of each is told. */
export function usePastedFuncionarios({ exame, cliente, alreadyIncluded, selected, onFound }: Options) {
  const api = useApi();
  const [outcome, setOutcome] = useState<PastedOutcome | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isLooking, setLooking] = useState(false);
  const last = useRef<readonly string[]>([]);

  async function find(person: string) {
    const { items } = await api.invoke(funcionariosBySituation, {
      params: FUNCIONARIO_PARAMS,
      query: { filter: person, limit: CANDIDATES, page: 1, ...(exame === null ? {} : { exame }) },
    });
    // Of this client's people first: a namesake elsewhere makes nobody unsure.
    const own = cliente === null ? items : items.filter(({ customerId }) => customerId === cliente.id);
    return matchPasted(person, own.length > 0 ? own : items);
  }

  async function look(people: readonly string[]): Promise<void> {
    last.current = people;
    setOutcome(null);
    setFailure(null);
    setLooking(true);
    try {
      const found: Awaited<ReturnType<typeof find>>[] = [];
      for (let from = 0; from < people.length; from += ABREAST)
        found.push(...(await Promise.all(people.slice(from, from + ABREAST).map(find))));
      const result = sorted(people, found, { cliente, alreadyIncluded }, selected);
      onFound(result.ids);
      setOutcome(result.outcome);
      // doc2 §5: a list is cut to ten in whatever way it came; who stayed out is told beside the field.
      if (result.outcome.withoutRoom.length > 0) notify(ASSISTENTE_NOTICE.funcionarioLimitReached());
    } catch (error) {
      setFailure(messageFrom(error));
    } finally {
      setLooking(false);
    }
  }

  return {
    outcome,
    failure,
    isLooking,
    isComplete:
      outcome !== null &&
      Object.entries(outcome).every(([what, who]) => what === 'ticked' || who.length === 0),
    onPaste: (event: ClipboardEvent<HTMLElement>) => {
      const people = pastedPeople(event.clipboardData.getData('text'));
      if (people.length === 0) return;
      event.preventDefault();
      void look(people);
    },
    retry: () => void look(last.current),
    forget: () => {
      setOutcome(null);
      setFailure(null);
    },
  };
}

/** Who of the list can be ticked, and why the others cannot. */
function sorted(
  people: readonly string[],
  found: readonly (FuncionarioSummary | 'NONE' | 'SEVERAL')[],
  { cliente, alreadyIncluded }: ChoiceLimits,
  selected: readonly number[],
) {
  const ids: number[] = [];
  const outcome = {
    ticked: [] as string[],
    none: [] as string[],
    several: [] as string[],
    otherCliente: [] as string[],
    alreadyIn: [] as string[],
    withoutRoom: [] as string[],
  };
  let whose = cliente?.id ?? null;
  let room = MAX_FUNCIONARIOS - alreadyIncluded.size - selected.length;
  for (const [index, person] of people.entries()) {
    const match = found[index];
    if (match === undefined || match === 'NONE') outcome.none.push(person);
    else if (match === 'SEVERAL') outcome.several.push(person);
    else if (alreadyIncluded.has(match.id)) outcome.alreadyIn.push(match.name);
    else if (whose !== null && match.customerId !== whose) outcome.otherCliente.push(match.name);
    else if (selected.includes(match.id) || ids.includes(match.id)) outcome.ticked.push(match.name);
    else if (room <= 0) outcome.withoutRoom.push(match.name);
    else {
      whose ??= match.customerId;
      room -= 1;
      ids.push(match.id);
      outcome.ticked.push(match.name);
    }
  }
  return { ids, outcome };
}
