/**
 * Whether something typed would be lost, over all tabs: a tab holds a shared lock of the browser while one of its forms has
 * changes, so that the lock goes with the tab, however it ends. Without locks (an old browser, plain http) each tab is
 * left to its own question.
 */
const LOCK = 'apto.nao-salvo';

const locks = (): LockManager | undefined => (navigator as Partial<Navigator>).locks;

/** Says that there is something to lose; answers how to take it back. */
export function holdUnsaved(): () => void {
  // Not `Promise.withResolvers`: Safari has it since 17.4 alone.
  let release = (): void => undefined;
  const untilReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  locks()
    ?.request(LOCK, { mode: 'shared' }, () => untilReleased)
    // Refused where the page may keep nothing, and broken off as it goes: then the tab asks by itself, as without locks.
    .catch(() => undefined);
  return release;
}

/** Whether some tab, this one included, has changes that are not saved. */
export async function isUnsavedAnywhere(): Promise<boolean> {
  const { held = [] } = (await locks()?.query()) ?? {};
  return held.some(({ name }) => name === LOCK);
}
