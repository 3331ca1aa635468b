import { draftHasContent, type AssistenteState, type SolicitanteProfile } from '@apto/domain/assistente';
import { listDrafts, MAX_DRAFTS, offeredDraft, type OfferedDraft } from '../../../shared/drafts/offered.ts';
import { openDrafts } from '../../../shared/drafts/ownership.ts';
import { draftIds, draftVault, type OpenDraft } from '../../../shared/session/index.ts';
import { newDraft, type CreatedPedido, type Draft } from './pedido.ts';

/** What the vault holds: the domain's text, and what belongs to the app. */
interface StoredDraft extends OfferedDraft {
  readonly text: string;
  readonly created: CreatedPedido | null;
}

type Encoding = {
  readonly readDraft: (text: string, profile: SolicitanteProfile | null) => AssistenteState | null;
  readonly serializeDraft: (state: AssistenteState) => string;
  readonly draftSummary: (state: AssistenteState) => string;
  readonly draftPeople: (state: AssistenteState) => string;
};

const loadEncoding = (): Promise<Encoding> => import('./codec.ts');

const isCreated = (value: unknown): value is CreatedPedido =>
  typeof value === 'object' && value !== null && Number.isSafeInteger((value as CreatedPedido).id);

function storedDraftFrom(value: unknown): StoredDraft | null {
  const offered = offeredDraft(value);
  if (!offered) return null;
  const { text, created } = value as Partial<Record<keyof StoredDraft, unknown>>;
  return typeof text === 'string' ? { ...offered, text, created: isCreated(created) ? created : null } : null;
}

/** Where drafts are kept. */
export interface DraftStorage {
  /** The person's drafts, the latest first. */
  list(userId: number): Promise<readonly OfferedDraft[]>;
  /** One draft; null where there is none under this id, or none that can be read. */
  read(userId: number, id: string, profile: SolicitanteProfile | null): Promise<Draft | null>;
  /** Stores the draft; one without content is removed instead. One more than fit takes the place of the oldest. */
  store(draft: Draft): Promise<void>;
  erase(userId: number, id: string): Promise<void>;
}

/**
 * @param open the vault of one draft; tests pass one in memory
 * @param ids which there are
 */
export function createDraftStorage(
  open: OpenDraft = draftVault,
  ids: (userId: number) => readonly string[] = draftIds,
): DraftStorage {
  // A browser that keeps nothing has nothing to erase.
  const erase: DraftStorage['erase'] = (userId, id) =>
    open(userId, id)
      .erase()
      .catch(() => undefined);
  const list: DraftStorage['list'] = (userId) => listDrafts(userId, open, ids);

  /** What another tab has open does not go. */
  async function makeRoom(userId: number, id: string): Promise<void> {
    const here = ids(userId);
    if (here.includes(id) || here.length < MAX_DRAFTS) return;
    const going = goingDraft(await list(userId), await openDrafts());
    if (going) await erase(userId, going.id);
  }

  return {
    list,
    erase,
    async read(userId, id, profile) {
      // Without storage or WebCrypto (plain http on a remote host) the request lives as long as the tab.
      const stored = storedDraftFrom(
        await open(userId, id)
          .read()
          .catch(() => null),
      );
      const state = stored && (await loadEncoding()).readDraft(stored.text, profile);
      return state ? { ...newDraft(userId, profile), id: stored.id, created: stored.created, state } : null;
    },
    async store({ id, userId, state, created }) {
      if (!draftHasContent(state) && !created) return erase(userId, id);
      const { serializeDraft, draftSummary, draftPeople } = await loadEncoding();
      await makeRoom(userId, id);
      await open(userId, id).store({
        id,
        text: serializeDraft(state),
        created,
        about: draftSummary(state),
        people: draftPeople(state),
        savedAt: new Date().toISOString(),
      } satisfies StoredDraft);
    },
  };
}

/** The draft that goes when one more is kept: the oldest that no tab has open; undefined while there is room. */
export const goingDraft = (
  drafts: readonly OfferedDraft[],
  open: ReadonlySet<string>,
): OfferedDraft | undefined =>
  drafts.length < MAX_DRAFTS ? undefined : drafts.findLast(({ id }) => !open.has(id));
