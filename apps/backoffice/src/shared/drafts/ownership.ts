/**
 * Which tab has which draft open. A tab holds a lock of the browser for the draft in it, so that the lock goes with the
 * tab, however it ends. Without locks (an old browser, plain http) there is no storage for drafts either.
 */
const LOCK = 'apto.rascunho.';
/** How long a reload waits for the page before it to let go, in ms. */
const RELOAD_WAIT = 500;
/** How long a tab that is asked has to keep its last change and let go, in ms. */
const HANDOVER_WAIT = 1500;

/** Keeps what is being kept and forgets the draft; until that settles it may still be written. */
type Lose = (id: string) => Promise<void> | void;

let held: { readonly id: string; readonly release: () => void } | null = null;
let lose: Lose = () => undefined;
let channel: BroadcastChannel | undefined;

const locks = (): LockManager | undefined => (navigator as Partial<Navigator>).locks;

function hold(id: string, options: LockOptions): Promise<boolean> {
  const manager = locks();
  if (!manager) return Promise.resolve(true);
  return new Promise((resolve) => {
    manager
      .request(
        LOCK + id,
        options,
        () =>
          new Promise<void>((release) => {
            held = { id, release };
            resolve(true);
          }),
      )
      .catch(() => {
        // It was taken from this tab, or the wait for it ended.
        if (held?.id === id) {
          held = null;
          void lose(id);
        }
        resolve(false);
      });
  });
}

/** Lets go of the draft of this tab. */
export function releaseDraft(): void {
  held?.release();
  held = null;
}

/** Makes the draft this tab's own; false where another tab has it open. */
export async function claimDraft(id: string): Promise<boolean> {
  if (held?.id === id) return true;
  releaseDraft();
  return hold(id, { signal: AbortSignal.timeout(RELOAD_WAIT) });
}

/** Takes the draft from the tab that has it: that one keeps its last change first, and one that does not answer loses it. */
export async function takeDraft(id: string): Promise<void> {
  if (held?.id === id) return;
  releaseDraft();
  // The rule means a window's: a channel reaches its own origin alone.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  channel?.postMessage(id);
  if (await hold(id, { signal: AbortSignal.timeout(HANDOVER_WAIT) })) return;
  await hold(id, { steal: true });
}

/** Ids of the drafts that some tab has open, this one included. */
export async function openDrafts(): Promise<ReadonlySet<string>> {
  const { held: all = [] } = (await locks()?.query()) ?? {};
  return new Set(all.flatMap(({ name }) => (name?.startsWith(LOCK) ? [name.slice(LOCK.length)] : [])));
}

/** The draft that this tab has open, or null. */
export const ownDraft = (): string | null => held?.id ?? null;

/** The tab forgets the draft, if it is its own: it is about to be deleted. */
export async function giveUpDraft(id: string): Promise<void> {
  if (held?.id === id) await lose(id);
}

/** What happens in this tab when another takes its draft. */
export function onDraftTaken(handler: Lose): void {
  lose = handler;
  if (channel || typeof BroadcastChannel === 'undefined') return;
  channel = new BroadcastChannel('apto.rascunho');
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (typeof data !== 'string' || held?.id !== data) return;
    void Promise.resolve(lose(data)).finally(() => {
      if (held?.id === data) releaseDraft();
    });
  });
}
