/** Keeps what waits for a quiet moment until it is said to have come. */
export function holdQuiet(): { readonly come: () => void; readonly end: () => void } {
  const real = window.requestIdleCallback.bind(window);
  const held: IdleRequestCallback[] = [];
  window.requestIdleCallback = (callback) => held.push(callback);
  const come = (): void => {
    for (const callback of held.splice(0)) callback({ didTimeout: false, timeRemaining: () => 1 });
  };
  return {
    come,
    end: () => {
      window.requestIdleCallback = real;
      come();
    },
  };
}
