import { useCallback, useEffect, useState } from 'react';
import { listDrafts, type OfferedDraft } from '../../../shared/drafts/offered.ts';
import { openDrafts, ownDraft } from '../../../shared/drafts/ownership.ts';
import { isDraftName } from '../../../shared/session/index.ts';

/** A draft as the list offers it. */
export interface ListedDraft extends OfferedDraft {
  /** Another tab has it open. */
  readonly isElsewhere: boolean;
}

/** The person's drafts in this browser, the latest first, as other tabs keep and delete them. */
export function useDrafts(userId: number): {
  readonly drafts: readonly ListedDraft[];
  readonly reload: () => Promise<void>;
} {
  const [drafts, setDrafts] = useState<readonly ListedDraft[]>([]);
  const reload = useCallback(async () => {
    const [all, open] = await Promise.all([listDrafts(userId), openDrafts()]);
    const own = ownDraft();
    setDrafts(all.map((draft) => ({ ...draft, isElsewhere: draft.id !== own && open.has(draft.id) })));
  }, [userId]);
  useEffect(() => {
    // Without storage there is no draft to go on with.
    const refresh = (): void => void reload().catch(() => undefined);
    const onStorage = ({ key }: StorageEvent): void => {
      if (isDraftName(userId, key)) refresh();
    };
    refresh();
    window.addEventListener('storage', onStorage);
    window.addEventListener('focus', refresh);
    return () => {
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('focus', refresh);
    };
  }, [userId, reload]);
  return { drafts, reload };
}
