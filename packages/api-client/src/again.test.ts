import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import './again.ts';
import { createAgendamentos, exportAgendamentos, listAgendamentos } from './calls/index.ts';
import { createClient } from './client.ts';
import { ApiError } from './error.ts';

const TEXT = 'O sistema está com muitos pedidos agora. Tente novamente em instantes.';
const refused = (retryAfter: string | null) =>
  Response.json(
    { message: TEXT, codigo: 'INDISPONIVEL', requestId: 'r-1' },
    { status: 503, headers: retryAfter === null ? {} : { 'retry-after': retryAfter } },
  );
const page = () => Response.json({ items: [], meta: {} });

/** A server that refuses some times, and then answers. */
function refusing(times: number, retryAfter: string | null = '1') {
  let left = times;
  return vi.fn<typeof globalThis.fetch>(async () => (left-- > 0 ? refused(retryAfter) : page()));
}

describe('a read that the server refuses for the moment', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('is asked again after what Retry-After says, spread, and nobody hears of it', async () => {
    const fetch = refusing(2);
    const answer = createClient({ fetch }).invoke(listAgendamentos, {});
    await vi.advanceTimersByTimeAsync(1249);
    expect(fetch).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(fetch).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1250);
    expect(await answer).toEqual({ items: [], meta: {} });
  });

  it('is told in the server’s words when it stays refused, with what to report', async () => {
    const fetch = refusing(99);
    const answer = createClient({ fetch })
      .invoke(listAgendamentos, {})
      .catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(10_000);
    const error = (await answer) as ApiError;
    expect(error).toBeInstanceOf(ApiError);
    expect([error.message, error.requestId, error.retryAfter]).toEqual([TEXT, 'r-1', 1]);
    expect(fetch).toHaveBeenCalledTimes(3);
  });

  it.each([
    ['a wait that a person would not sit through', '5'],
    ['no wait named', null],
  ])('%s: told at once', async (_, retryAfter) => {
    const fetch = refusing(1, retryAfter);
    await expect(createClient({ fetch }).invoke(listAgendamentos, {})).rejects.toThrow(TEXT);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('a download is one too; a write is not, whatever its key', async () => {
    const downloads = refusing(1);
    const file = createClient({ fetch: downloads }).download(exportAgendamentos, {});
    await vi.advanceTimersByTimeAsync(1250);
    await file;
    expect(downloads).toHaveBeenCalledTimes(2);
    const writes = refusing(1);
    await expect(
      createClient({ fetch: writes }).invoke(createAgendamentos, { body: [] as never }),
    ).rejects.toThrow(TEXT);
    expect(writes).toHaveBeenCalledTimes(1);
  });

  it('who leaves meanwhile waits no longer, and asks nothing more', async () => {
    const fetch = refusing(1);
    const leaving = new AbortController();
    const answer = createClient({ fetch })
      .invoke(listAgendamentos, {}, { signal: leaving.signal })
      .catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(500);
    leaving.abort();
    expect((await answer) as Error).toHaveProperty('name', 'AbortError');
    await vi.advanceTimersByTimeAsync(5000);
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});
