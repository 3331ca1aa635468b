import {
  listSavedFilters,
  removeSavedFilter,
  saveFilter,
  type ApiClient,
  type ApiSavedFilter,
} from '@apto/api-client';
import type { SavedFiltersProps } from '@apto/ui';
import { isSilent, messageFrom, notify } from '../../notices/index.ts';
import {
  keptFrom,
  NOTHING_KEPT,
  savedChanges,
  stateFrom,
  withChange,
  type FiltersState,
  type KeptFilters,
  type SavedChange,
} from './saved-changes.ts';

type Storage = NonNullable<SavedFiltersProps<string>['storage']>;

/** What a saved filter is to a list (doc3 §3.5): one of a name, or the text that the list opens with. */
const KIND = { NAMED: 'FILTRO', OPENING: 'PADRAO' } as const;
const OPENING_NAME = 'Padrão';

/** As the server tells them; what the list opens with is none of the named ones. */
function fromServer(found: readonly ApiSavedFilter[]): KeptFilters {
  const items = found
    .filter(({ tipo: kind }) => kind === KIND.NAMED)
    .map(({ id, descricao: name, texto: filters }) => ({ id: String(id), name, filters }));
  return { items, opening: found.find(({ tipo: kind }) => kind === KIND.OPENING)?.texto ?? null };
}

function tellFailure(title: string, error: unknown): void {
  if (!isSilent(error)) notify({ tone: 'danger', title, detail: messageFrom(error) });
}

/**
 * The filters of one list as the server keeps them (doc3 §7.6), for whatever screen this person opens next. What was
 * changed is told in order, one call after the other; what could not be told is told with the next change.
 * @param list whose filters these are, as the calls name it
 */
export function serverFilters(api: ApiClient, list: string): Storage {
  const named = { modulo: list, tipo: KIND.NAMED };
  const opening = { modulo: list, tipo: KIND.OPENING };
  /** What the server has. */
  let known = NOTHING_KEPT;
  /** The server's number of one that was made here. */
  const numbers = new Map<string, number>();
  let tail = Promise.resolve();

  async function tell(change: SavedChange): Promise<void> {
    if (change.kind === 'OPENING') {
      if (change.after !== null)
        await api.invoke(saveFilter, {
          body: { ...opening, descricao: OPENING_NAME, texto: change.after },
        });
      else if (change.before !== null)
        await api.invoke(removeSavedFilter, { body: { filtrosExtras: opening, texto: change.before } });
      return;
    }
    const { id, name, filters } = change.item;
    const number = numbers.get(id);
    if (change.kind === 'SAVE') {
      const own = number === undefined ? {} : { id: number };
      const body = { ...named, descricao: name, texto: filters, ...own };
      numbers.set(id, (await api.invoke(saveFilter, { body })).id);
      return;
    }
    // By the text that the server has, which is the one of before.
    const text = known.items.find((item) => item.id === id)?.filters ?? filters;
    const one = number === undefined ? {} : { id: number };
    await api.invoke(removeSavedFilter, { body: { filtrosExtras: named, texto: text, ...one } });
    numbers.delete(id);
  }

  async function bring(next: KeptFilters): Promise<void> {
    try {
      for (const change of savedChanges(known, next)) {
        await tell(change);
        known = withChange(known, change);
      }
    } catch (error) {
      tellFailure('Não foi possível guardar os seus filtros.', error);
    }
  }

  return {
    load: async () => {
      const found = await api
        .invoke(listSavedFilters, { query: { filtrosExtras: { modulo: list } } })
        .catch((error: unknown) => {
          // What cannot be read is not written over either, and whoever saves one now would lose it unawares.
          tellFailure('Não foi possível carregar os seus filtros.', error);
          throw error;
        });
      known = fromServer(found);
      for (const { id } of known.items) numbers.set(id, Number(id));
      return stateFrom(known);
    },
    save: (_key, value) => {
      tail = tail.then(() => bring(keptFrom(value as FiltersState)));
    },
  };
}
