/** One message of a `text/event-stream`. */
export interface SseMessage {
  evento: string;
  dados: string;
  id: string | null;
}

/** Splits a stream of text into server-sent messages; keeps what is unfinished for the next piece. */
export function createSseReader(): (piece: string) => SseMessage[] {
  let rest = '';
  return (piece) => {
    rest += piece;
    const blocks = rest.split(/\r?\n\r?\n/);
    rest = blocks.pop() ?? '';
    return blocks.flatMap((block) => {
      const message: SseMessage = { evento: 'message', dados: '', id: null };
      const data: string[] = [];
      for (const line of block.split(/\r?\n/)) {
        if (line.startsWith(':')) continue;
        const [, field, value = ''] = /^([a-z]+):? ?(.*)$/.exec(line) ?? [];
        if (field === 'data') data.push(value);
        else if (field === 'event') message.evento = value;
        else if (field === 'id') message.id = value;
      }
      message.dados = data.join('\n');
      return data.length > 0 ? [message] : [];
    });
  };
}

export interface ListenOptions {
  /** Opens the stream; receives the last id seen, to resume from it. */
  openUp: (lastEventId: string | null, signal: AbortSignal) => Promise<Response>;
  onReceive: (message: SseMessage) => void;
  /** `ao-vivo` while connected; `reconectando` between tries. */
  onChange?: (state: 'ao-vivo' | 'reconectando') => void;
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
      const response = await options.openUp(lastId, options.signal);
      const read = createSseReader();
      const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
      if (!reader) return;
      options.onChange?.('ao-vivo');
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
    options.onChange?.('reconectando');
    await pause((options.wait ?? backoff)(attempt++), options.signal);
  }
}
