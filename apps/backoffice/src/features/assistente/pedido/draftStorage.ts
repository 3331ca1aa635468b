import type { Vault } from '@apto/api-client/session';
import { draftHasContent, type AssistenteState, type SolicitanteProfile } from '@apto/domain/assistente';
import { draftVault, offeredDraft, type OfferedDraft } from '../../../shared/session/index.ts';
import { newDraft, type CreatedPedido, type Draft } from './pedido.ts';

/** What the vault holds: the domain's text, and what belongs to the app. */
interface StoredDraft extends OfferedDraft {
  readonly id: string;
  readonly text: string;
  readonly created: CreatedPedido | null;
}

type Encoding = {
  readonly readDraft: (text: string, profile: SolicitanteProfile | null) => AssistenteState | null;
  readonly serializeDraft: (state: AssistenteState) => string;
  readonly draftSummary: (state: AssistenteState) => string;
};

const loadEncoding = (): Promise<Encoding> => import('./codec.ts');

const isCreated = (value: unknown): value is CreatedPedido =>
  typeof value === 'object' && value !== null && Number.isSafeInteger((value as CreatedPedido).id);

function storedDraftFrom(value: unknown): StoredDraft | null {
  if (typeof value !== 'object' || value === null) return null;
  const { id, text, created } = value as Partial<Record<keyof StoredDraft, unknown>>;
  if (typeof id !== 'string' || typeof text !== 'string') return null;
  return { id, text, created: isCreated(created) ? created : null, about: offeredDraft(value) ?? '' };
}

/** Where drafts are kept. */
export interface DraftStorage {
  /** The person's draft, or an empty request. */
  read(userId: number, profile: SolicitanteProfile | null): Promise<Draft>;
  /** Stores the draft; one without content is removed instead. */
  store(draft: Draft): Promise<void>;
}

/** @param openVault the vault of a person; tests pass one in memory */
export function createDraftStorage(openVault: (userId: number) => Vault = draftVault): DraftStorage {
  return {
    async read(userId, profile) {
      const empty = newDraft(userId, profile);
      // Without storage or WebCrypto (plain http on a remote host) the request lives as long as the tab.
      const stored = storedDraftFrom(
        await openVault(userId)
          .read()
          .catch(() => null),
      );
      if (!stored) return empty;
      const state = (await loadEncoding()).readDraft(stored.text, profile);
      return state ? { ...empty, id: stored.id, created: stored.created, state } : empty;
    },
    async store(draft) {
      const { id, userId, state, created } = draft;
      if (!draftHasContent(state) && !created) {
        await openVault(userId)
          .erase()
          .catch(() => undefined);
        return;
      }
      const { serializeDraft, draftSummary } = await loadEncoding();
      const text = serializeDraft(state);
      await openVault(userId).store({ id, text, created, about: draftSummary(state) } satisfies StoredDraft);
    },
  };
}
