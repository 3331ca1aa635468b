import { describe, expect, it } from 'vitest';
import { changedKeys, errorsOf, inCell, NO_ERRORS, withFault } from './edit.logic.ts';

describe('editing a row', () => {
  it('is changed only while something differs from what was there', () => {
    const first = { phone: '1', days: ['seg'], note: null as string | null };
    expect(changedKeys(first, { ...first })).toEqual([]);
    expect(changedKeys(first, { ...first, days: ['seg'] })).toEqual([]);
    expect(changedKeys(first, { ...first, phone: '2', days: ['ter'] })).toEqual(['phone', 'days']);
    expect(changedKeys(first, { ...first, note: '' })).toEqual(['note']);
    expect(changedKeys<{ a: string; b?: string }>({ a: '1' }, { a: '1', b: 'x' })).toEqual(['b']);
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

  it('what is refused of one cell stands in it, beside what the others say', () => {
    const others = { fields: { phone: 'Telefone é Obrigatório.' } };
    type Draft = { phone: string; email: string };
    expect(inCell<Draft>(others, { message: 'Indisponível.' }, 'email')).toEqual({
      fields: { phone: 'Telefone é Obrigatório.', email: 'Indisponível.' },
    });
    expect(inCell<Draft>(NO_ERRORS, { fields: { email: 'Digite um email válido' } }, 'email')).toEqual({
      fields: { email: 'Digite um email válido' },
    });
    // What is said of it names another cell: never what another cell already said.
    type Three = Draft & { city: string };
    expect(inCell<Three>(others, { fields: { city: 'Cidade sem prestador.' } }, 'email')).toEqual({
      fields: {
        phone: 'Telefone é Obrigatório.',
        city: 'Cidade sem prestador.',
        email: 'Cidade sem prestador.',
      },
    });
    expect(withFault<Draft>(others, 'phone', undefined)).toEqual({});
  });
});
