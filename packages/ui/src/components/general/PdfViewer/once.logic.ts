/** Starts something once, for all who ask. What failed is begun anew by the next who asks: it may have been the network. */
export function onceStarted<Of extends unknown[], R>(
  start: (...given: Of) => Promise<R>,
): (...given: Of) => Promise<R> {
  let shared: Promise<R> | undefined;
  return (...given) => {
    shared ??= start(...given).catch((error: unknown) => {
      shared = undefined;
      throw error;
    });
    return shared;
  };
}

/** What a promise gives, or false when it has given nothing after so many ms. */
export async function within(ms: number, answer: Promise<boolean>): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), ms);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
