import { describe, expect, it } from 'vitest';
import { texts } from './intl/pt-BR.ts';
import {
  isRetryable,
  nextUploads,
  outdatedBy,
  queueSentence,
  uploadReducer,
  type UploadAction,
  type UploadItem,
} from './uploadQueue.logic.ts';

const file = (name: string, size = 100): File => new File([new Uint8Array(size)], name);
const after = (...actions: UploadAction[]): readonly UploadItem[] =>
  actions.reduce<readonly UploadItem[]>(uploadReducer, []);
const three: UploadAction = {
  type: 'add',
  items: ['a', 'b', 'c'].map((key) => ({ key, file: file(`${key}.pdf`) })),
};
const statuses = (items: readonly UploadItem[]): string[] => items.map((item) => item.status);

describe('the queue', () => {
  it('sends at most so many at once', () => {
    const items = after(three, { type: 'start', key: 'a' });
    expect(nextUploads(items, 2).map((item) => item.key)).toEqual(['b']);
    expect(nextUploads(items, 1)).toEqual([]);
  });

  it('is empty after it was cleared, and what comes late changes nothing', () => {
    const items = after(three, { type: 'start', key: 'a' }, { type: 'clear' });
    expect(items).toEqual([]);
    expect(uploadReducer(items, { type: 'fail', key: 'a', error: 'x' })).toEqual([]);
  });

  it('progress only grows, stays within 1, and ends at 1', () => {
    const items = after(
      three,
      { type: 'start', key: 'a' },
      { type: 'progress', key: 'a', progress: 0.6 },
      { type: 'progress', key: 'a', progress: 0.4 },
      { type: 'progress', key: 'a', progress: Number.NaN },
    );
    expect(items[0]?.progress).toBe(0.6);
    expect(uploadReducer(items, { type: 'progress', key: 'a', progress: 7 })[0]?.progress).toBe(1);
    expect(uploadReducer(items, { type: 'done', key: 'a' })[0]).toMatchObject({
      status: 'done',
      progress: 1,
    });
  });

  it('what comes after a cancel changes nothing', () => {
    const items = after(
      three,
      { type: 'start', key: 'a' },
      { type: 'cancel', key: 'a' },
      { type: 'progress', key: 'a', progress: 0.5 },
      { type: 'done', key: 'a' },
      { type: 'fail', key: 'a', error: 'tarde' },
    );
    expect(items[0]).toMatchObject({ status: 'canceled', progress: 0 });
  });

  it('a retry starts from nothing, and only for what failed or was canceled', () => {
    const failed = after(
      three,
      { type: 'start', key: 'a' },
      { type: 'progress', key: 'a', progress: 0.9 },
      { type: 'fail', key: 'a', error: 'sem rede' },
    );
    expect(failed[0]).toMatchObject({ status: 'failed', error: 'sem rede' });
    expect(uploadReducer(failed, { type: 'retry', key: 'a' })[0]).toEqual({
      key: 'a',
      file: failed[0]?.file,
      status: 'waiting',
      progress: 0,
    });
    const done = uploadReducer(after(three, { type: 'start', key: 'a' }), { type: 'done', key: 'a' });
    expect(statuses(uploadReducer(done, { type: 'retry', key: 'a' }))).toEqual([
      'done',
      'waiting',
      'waiting',
    ]);
  });
});

describe('what did not arrive', () => {
  const items = after(
    three,
    { type: 'start', key: 'a' },
    { type: 'fail', key: 'a', error: 'não é um PDF', isRefused: true },
    { type: 'start', key: 'b' },
    { type: 'fail', key: 'b', error: 'sem rede' },
  );

  it('is not sent again when the file itself was refused', () => {
    expect(items.map(isRetryable)).toEqual([false, true, false]);
    expect(uploadReducer(items, { type: 'retry', key: 'a' })).toEqual(items);
  });

  it('goes with the next choice: of the same name, or of any where there is room for one', () => {
    const keys = (chosen: string, isSingle: boolean) =>
      outdatedBy([file(chosen)], items, isSingle).map(({ key }) => key);
    expect(keys('B.pdf', false)).toEqual(['b']);
    expect(keys('c.pdf', false)).toEqual([]);
    expect(keys('outro.pdf', true)).toEqual(['a', 'b']);
  });
});

describe('what is announced', () => {
  it('grows in quarters of all bytes', () => {
    const at = (progress: number): string =>
      queueSentence(
        after(three, { type: 'start', key: 'a' }, { type: 'progress', key: 'a', progress }),
        texts,
      );
    expect(at(0.5)).toBe('Enviando 3 arquivos, 0 de 3 prontos, 0 %');
    expect(at(0.74)).toBe(at(0.5));
    expect(at(0.8)).toBe('Enviando 3 arquivos, 0 de 3 prontos, 25 %');
  });

  it('leaves out what was canceled, and sums up the end', () => {
    const items = after(
      three,
      { type: 'start', key: 'a' },
      { type: 'done', key: 'a' },
      { type: 'cancel', key: 'b' },
      { type: 'start', key: 'c' },
      { type: 'fail', key: 'c', error: 'x' },
    );
    expect(queueSentence(items, texts)).toBe('1 arquivo enviado, 1 arquivo com falha');
    expect(queueSentence([], texts)).toBe('');
    expect(
      queueSentence(
        after(three, ...(['a', 'b', 'c'] as const).map((key) => ({ type: 'cancel' as const, key }))),
        texts,
      ),
    ).toBe('');
  });
});
