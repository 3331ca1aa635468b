import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { TERMS, TERMS_VERSION } from './index.ts';

it('LGPD art. 8: the version that an agreement names stands for exactly one text', () => {
  // The digest is of the words; the keys around them are the old ones, so that a rename of ours is no new text.
  const shown = TERMS.map(({ title, paragraphs }) => ({ titulo: title, paragrafos: paragraphs }));
  const summary = createHash('sha256').update(JSON.stringify(shown)).digest('hex').slice(0, 16);
  // Another text: give it a version of its own, and its digest here.
  expect({ [TERMS_VERSION]: summary }).toEqual({ '2026-11-23': 'd9f89fd061eee4de' });
});
