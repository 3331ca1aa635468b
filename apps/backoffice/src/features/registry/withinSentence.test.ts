import { REGISTRIES } from '@apto/domain/registry';
import { describe, expect, it } from 'vitest';
import { withinSentence } from './withinSentence.ts';

describe('visual direction, words: what a list is called within a sentence', () => {
  it.each([
    ['Unidades', 'unidades'],
    ['EPI', 'EPI'],
    ['Profissionais do SESMT', 'profissionais do SESMT'],
    ['CRM', 'CRM'],
  ])('%s: %s', (title, words) => {
    expect(withinSentence(title)).toBe(words);
  });

  it('no title of a registry loses an acronym', () => {
    for (const { title } of REGISTRIES)
      for (const acronym of title.match(/\p{Lu}{2,}/gu) ?? [])
        expect(withinSentence(title)).toContain(acronym);
  });
});
