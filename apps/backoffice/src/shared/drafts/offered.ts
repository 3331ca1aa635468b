import { draftIds, draftVault, formerDraftVault, type OpenDraft } from '../session/index.ts';

/** Most drafts of one person in one browser: the oldest goes when another is kept, and is told before. */
export const MAX_DRAFTS = 10;

/** Days after which a draft that nobody went on with goes: names and contacts do not rest for ever in a browser. */
export const DRAFT_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

/** What of a stored draft is told where it is offered. */
export interface OfferedDraft {
  readonly id: string;
  /** '3 funcionários, Curitiba': no name. An older draft says nothing of itself. */
  readonly about: string;
  /** 'Ana Souza e mais 2', for who looks into the list of drafts. */
  readonly people: string;
  /** When it was kept last (ISO); '' where it does not say. */
  readonly savedAt: string;
}

/** The order of drafts: the latest first. */
export const latestFirst = (a: OfferedDraft, b: OfferedDraft): number =>
  b.savedAt.localeCompare(a.savedAt) || a.id.localeCompare(b.id);

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What a vault's content is told by; null: it holds no draft. */
export function offeredDraft(value: unknown): OfferedDraft | null {
  if (typeof value !== 'object' || value === null || !('text' in value) || !('id' in value)) return null;
  const { id, about, people, savedAt }: Partial<Record<keyof OfferedDraft, unknown>> = value;
  if (typeof id !== 'string') return null;
  return { id, about: text(about), people: text(people), savedAt: text(savedAt) };
}

/** The one draft of before there could be several becomes one of them. */
async function adoptFormer(userId: number, open: OpenDraft): Promise<void> {
  const former = formerDraftVault(userId);
  const value = await former.read();
  const draft = offeredDraft(value);
  if (draft) await open(userId, draft.id).store(value);
  if (value !== null) await former.erase();
}

/** Whether a draft is older than is kept; one that does not say when it was kept is not. */
const isOver = ({ savedAt }: OfferedDraft, now: number): boolean =>
  now - Date.parse(savedAt) > DRAFT_DAYS * DAY_MS;

/**
 * The person's drafts in this browser, the latest first; those that rested too long go. Where nothing can be stored there
 * is none.
 */
export async function listDrafts(
  userId: number,
  open: OpenDraft = draftVault,
  ids: (userId: number) => readonly string[] = draftIds,
): Promise<readonly OfferedDraft[]> {
  if (open === draftVault) await adoptFormer(userId, open).catch(() => undefined);
  const drafts = await Promise.all(
    ids(userId).map((id) =>
      open(userId, id)
        .read()
        .then(offeredDraft, () => null),
    ),
  );
  const now = Date.now();
  const [over, kept] = [[] as OfferedDraft[], [] as OfferedDraft[]];
  for (const draft of drafts) if (draft) (isOver(draft, now) ? over : kept).push(draft);
  await Promise.all(
    over.map(({ id }) =>
      open(userId, id)
        .erase()
        .catch(() => undefined),
    ),
  );
  return kept.sort(latestFirst);
}
