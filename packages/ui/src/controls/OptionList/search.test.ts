import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { plainText } from '../../internal/plainText.ts';
import { prepareSearch, searchItems } from './search.ts';

const clinics = ['101 - Clínica São João | São Paulo - SP', '102 - Ocupacional Sul | Curitiba - PR'];
const itself = (text: string): string => text;

describe('options that are all here already', () => {
  it('are found without accents, in any case and order of words', () => {
    expect(searchItems(clinics, itself, 'joao clinica')).toEqual([clinics[0]]);
    expect(searchItems(clinics, itself, 'CURITIBA')).toEqual([clinics[1]]);
    expect(searchItems(clinics, itself, '  ')).toEqual(clinics);
    expect(searchItems(clinics, itself, '102 - Ocupacional Sul | Curitiba')).toEqual([clinics[1]]);
    expect(searchItems(clinics, itself, 'recife')).toEqual([]);
  });

  it('have their texts read once for each array, whatever is typed', () => {
    const textOf = vi.fn(itself);
    const items = ['Ana', 'Bruno\nLima'];
    expect(searchItems(items, textOf, 'a')).toEqual(['Ana', 'Bruno\nLima']);
    expect(searchItems(items, textOf, 'bruno lima')).toEqual(['Bruno\nLima']);
    expect(textOf).toHaveBeenCalledTimes(2);
  });

  it('issue 8 Speed: are all prepared by one quiet moment after the other, asked for one at a time', () => {
    const moments: IdleRequestCallback[] = [];
    vi.stubGlobal('requestIdleCallback', (run: IdleRequestCallback) => moments.push(run));
    vi.stubGlobal('cancelIdleCallback', vi.fn());
    const lists = [['Ana'], Array.from({ length: 1200 }, (_, i) => `Clínica ${i}`), ['Zeca']];
    const textOf = vi.fn(itself);
    prepareSearch(lists, textOf);
    for (let i = 0; i < moments.length; i += 1) {
      expect(moments).toHaveLength(i + 1);
      moments[i]?.({ didTimeout: false, timeRemaining: () => 0 });
    }
    expect(textOf).toHaveBeenCalledTimes(1202);
    for (const items of lists) searchItems(items, textOf, 'zeca');
    expect(textOf).toHaveBeenCalledTimes(1202);
    vi.unstubAllGlobals();
  });

  it('are looked at again only where the letters before left them', () => {
    const items = ['Ana', 'Anselmo', 'Bruno', 'Caio'];
    const isTried = vi.spyOn(RegExp.prototype, 'test');
    searchItems(items, itself, 'zeferino');
    isTried.mockClear();
    expect(searchItems(items, itself, 'an')).toEqual(['Ana', 'Anselmo']);
    expect(isTried).toHaveBeenCalledTimes(4);
    isTried.mockClear();
    expect(searchItems(items, itself, 'ans')).toEqual(['Anselmo']);
    expect(isTried).toHaveBeenCalledTimes(2);
    isTried.mockClear();
    // Another word, or a shorter one, is another search.
    expect(searchItems(items, itself, 'b ans')).toEqual([]);
    expect(searchItems(items, itself, 'a')).toEqual(['Ana', 'Anselmo', 'Caio']);
    expect(isTried.mock.calls.length).toBeGreaterThan(7);
    isTried.mockRestore();
  });

  it('take what is typed as text, whatever it would mean in a pattern', () => {
    const items = ['a[b]c', 'a^b', String.raw`x\d`, 'a-c', 'a.c', 'abc'];
    expect(searchItems(items, itself, 'a[b]c')).toEqual(['a[b]c']);
    expect(searchItems(items, itself, 'a^b')).toEqual(['a^b']);
    expect(searchItems(items, itself, String.raw`x\d`)).toEqual([String.raw`x\d`]);
    expect(searchItems(items, itself, 'a-c')).toEqual(['a-c']);
    expect(searchItems(items, itself, 'a.c')).toEqual(['a.c']);
  });

  it('are found in other alphabets and with accents that are characters of their own', () => {
    const items = ['Sa\u0303o Joa\u0303o', 'Αθήνα', 'Łódź', 'İstanbul', '서울', 'Straße 😀'];
    expect(searchItems(items, itself, 'são joão')).toEqual([items[0]]);
    expect(searchItems(items, itself, 'αθηνα')).toEqual([items[1]]);
    expect(searchItems(items, itself, 'łodz')).toEqual([items[2]]);
    expect(searchItems(items, itself, 'istan')).toEqual([items[3]]);
    expect(searchItems(items, itself, '서울')).toEqual([items[4]]);
    expect(searchItems(items, itself, 'strasse')).toEqual([]);
    expect(searchItems(items, itself, 'straße')).toEqual([items[5]]);
  });
});

/** The rule, word for word: both sides without accents and case, every word in any place. */
const byRule = (items: readonly string[], text: string): readonly string[] => {
  const words = plainText(text).match(/[\p{L}\p{N}][^\s]*/gu) ?? [];
  return items.filter((item) => words.every((word) => plainText(item).includes(word)));
};

const LETTERS = 'aAáÁàÀâÂãÃbcCçÇdeEéÉêÊiIíÍoOóÓôÔõÕuUúÚüÜlmnrs 0129-|./()&\u0303\u0301'.split('');
const portuguese = fc
  .array(fc.constantFrom(...LETTERS), {
    maxLength: 40,
  })
  .map((letters) => letters.join(''));
const anything = fc.oneof(
  portuguese,
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.string({ unit: 'binary', maxLength: 20 }),
);
/** What is typed: a piece of one of the texts, as somebody without accents or with the wrong case writes it, or anything. */
const search = (items: readonly string[]): fc.Arbitrary<string> =>
  fc.oneof(
    anything,
    fc
      .tuple(
        fc.constantFrom('', ...items),
        fc.nat(20),
        fc.nat(6),
        fc.constantFrom(itself, plainText, (s: string) => s.toUpperCase()),
      )
      .map(([text, from, count, write]) => write(text.slice(from, from + count))),
  );

describe('the search finds what the rule says', () => {
  it.each([
    ['in Portuguese texts', portuguese],
    ['in any texts', anything],
  ])('%s', (_, text) => {
    fc.assert(
      fc.property(
        fc.array(text, { maxLength: 8 }).chain((items) => fc.tuple(fc.constant(items), search(items))),
        ([items, typed]) => {
          for (const letters of [typed.slice(0, 1), typed.slice(0, 2), typed])
            expect(searchItems(items, itself, letters)).toEqual(byRule(items, letters));
        },
      ),
      { numRuns: 500 },
    );
  });
});
