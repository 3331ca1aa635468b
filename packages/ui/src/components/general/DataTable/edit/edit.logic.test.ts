import { describe, expect, it } from 'vitest';
import { errorsOf, isSameDraft } from './edit.logic.ts';

describe('editing a row', () => {
  it('is changed only while something differs from what was there', () => {
    const first = { phone: '1', days: ['seg'], note: null as string | null };
    expect(isSameDraft(first, { ...first })).toBe(true);
    expect(isSameDraft(first, { ...first, days: ['seg'] })).toBe(true);
    expect(isSameDraft(first, { ...first, days: ['ter'] })).toBe(false);
    expect(isSameDraft(first, { ...first, note: '' })).toBe(false);
    expect(isSameDraft<{ a: string; b?: string }>({ a: '1' }, { a: '1', b: 'x' })).toBe(false);
  });

  it('an answer without texts is no refusal', () => {
    expect(errorsOf(undefined)).toBeNull();
    expect(errorsOf({})).toBeNull();
    expect(errorsOf({ fields: { a: undefined, b: '' }, message: '' })).toBeNull();
    expect(errorsOf({ fields: { a: 'Informe o telefone.', b: undefined } })).toEqual({
      fields: { a: 'Informe o telefone.' },
    });
    expect(errorsOf({ message: 'Outra pessoa alterou este registro.' })).toEqual({
      message: 'Outra pessoa alterou este registro.',
    });
  });
});
