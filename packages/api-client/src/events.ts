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

/**
 * Listens until the signal aborts, reconnecting with backoff. Uses fetch rather than EventSource, because the
 * session travels in a header.
 */
export async function listen(options: ListenOptions): Promise<void> {
  let lastId: string | null = null;
  let attempt = 0;
  while (!options.signal.aborted) {
    try {
      const response = await options.open(lastId, options.signal);
      const read = createSseReader();
      const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
      if (!reader) return;
      options.onChange?.('live');
      attempt = 0;
      for (;;) {
        const { done, value } = await reader.read();
        if (done) break;
        for (const message of read(value)) {
          lastId = message.id ?? lastId;
          options.onReceive(message);
        }
      }
    } catch (error) {
      if (options.signal.aborted || options.giveUp?.(error)) return;
    }
    if (options.signal.aborted) return;
    options.onChange?.('reconnecting');
    await pause((options.wait ?? backoff)(attempt++), options.signal);
  }
}
