import { createParser } from 'eventsource-parser';

/** One message of a `text/event-stream`. */
export interface SseMessage {
  event: string;
  data: string;
  id: string | null;
}

/** Splits a stream of text into server-sent messages; keeps what is unfinished for the next piece. */
export function createSseReader(): (piece: string) => SseMessage[] {
  let messages: SseMessage[] = [];
  const parser = createParser({
    onEvent: ({ event = 'message', data, id = null }) => messages.push({ event, data, id }),
  });
  return (piece) => {
    messages = [];
    parser.feed(piece);
    return messages;
  };
}

export interface ListenOptions {
  /** Opens the stream; receives the last id seen, to resume from it. */
  open: (lastEventId: string | null, signal: AbortSignal) => Promise<Response>;
  onReceive: (message: SseMessage) => void;
  /** `live` while connected; `reconnecting` between tries. */
  onChange?: (state: 'live' | 'reconnecting') => void;
  /** A failure after which trying again is useless (a 401, for instance). */
  giveUp?: (error: unknown) => boolean;
  signal: AbortSignal;
  /** Wait before try n (from 0), in ms. */
  wait?: (attempt: number) => number;
  /** Silence after which the stream counts as lost, in ms; the server shows a sign of life every 20 s. */
  silence?: number;
}

const SILENCE_MS = 50_000;
/** Events that are remembered: more than a reconnection can send again. */
const REMEMBERED = 2_000;

/**
 * Tells which messages were seen before. An id is a position, which moves on, and after the last point the event's own
 * number; 0 is no event, only where the reader stands.
 */
function createMemory(): (id: string | null) => boolean {
  const seen = new Set<string>();
  return (id) => {
    const event = id?.slice(id.lastIndexOf('.') + 1) ?? '0';
    if (event === '0') return false;
    if (seen.has(event)) return true;
    seen.add(event);
    const [oldest] = seen;
    if (seen.size > REMEMBERED && oldest !== undefined) seen.delete(oldest);
    return false;
  };
}

/** Calls back when `pet` was not called for so long. */
function createWatchdog(ms: number, onSilence: () => void) {
  let timer = setTimeout(onSilence, ms);
  return {
    pet() {
      clearTimeout(timer);
      timer = setTimeout(onSilence, ms);
    },
    stop: () => clearTimeout(timer),
  };
}

const backoff = (attempt: number) => Math.min(30_000, 1000 * 2 ** attempt) * (0.75 + Math.random() / 2);

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(done, ms);
    function done() {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    }
    signal.addEventListener('abort', done);
  });

/** One connection, until it ends, fails, is aborted or falls silent. */
async function read(
  { open, onReceive, signal, silence = SILENCE_MS }: ListenOptions,
  lastId: string | null,
  { onLive, onMessage }: { onLive: () => void; onMessage: (message: SseMessage) => boolean },
): Promise<void> {
  const connection = new AbortController();
  const close = () => connection.abort();
  signal.addEventListener('abort', close);
  let lost = (): void => undefined;
  // A connection that died without a word ends no read by itself, and may not end it when it is aborted either.
  const silent = new Promise<'silent'>((resolve) => (lost = () => resolve('silent')));
  const watchdog = createWatchdog(silence, () => {
    lost();
    close();
  });
  try {
    const response = await Promise.race([open(lastId, connection.signal), silent]);
    if (response === 'silent') return;
    const split = createSseReader();
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    if (!reader) return;
    onLive();
    for (;;) {
      const piece = await Promise.race([reader.read(), silent]);
      if (piece === 'silent' || piece.done) return;
      watchdog.pet();
      for (const message of split(piece.value)) if (onMessage(message)) onReceive(message);
    }
  } finally {
    watchdog.stop();
    signal.removeEventListener('abort', close);
  }
}

/**
 * Listens until the signal aborts, reconnecting with backoff, also when the stream falls silent; each event is told
 * once, however often it arrives. Uses fetch rather than EventSource, because the session travels in a header.
 */
export async function listen(options: ListenOptions): Promise<void> {
  const wasSeen = createMemory();
  let lastId: string | null = null;
  let attempt = 0;
  while (!options.signal.aborted) {
    try {
      await read(options, lastId, {
        onLive() {
          options.onChange?.('live');
          attempt = 0;
        },
        onMessage({ id }) {
          lastId = id ?? lastId;
          return !wasSeen(id);
        },
      });
    } catch (error) {
      if (options.signal.aborted || options.giveUp?.(error)) return;
    }
    if (options.signal.aborted) return;
    options.onChange?.('reconnecting');
    await pause((options.wait ?? backoff)(attempt++), options.signal);
  }
}
