import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPixKey, pixKeyOf, type PixKeyKind } from './pix.ts';

describe('a Pix key (Banco Central, DICT)', () => {
  it.each<[string, PixKeyKind, string]>([
    ['529.982.247-25', 'CPF', '52998224725'],
    ['12.ABC.345/01DE-35', 'CNPJ', '12ABC34501DE35'],
    ['Financeiro@Clinica.com.br', 'EMAIL', 'financeiro@clinica.com.br'],
    ['(11) 98765-4321', 'TELEFONE', '+5511987654321'],
    ['+55 11 98765-4321', 'TELEFONE', '+5511987654321'],
    ['11987654321', 'TELEFONE', '+5511987654321'],
    ['123E4567-e89b-12d3-a456-426614174000', 'ALEATORIA', '123e4567-e89b-12d3-a456-426614174000'],
  ])('%j is a key of kind %s', (typed, kind, key) => {
    expect(pixKeyOf(typed)).toEqual({ kind, key });
  });

  it.each([
    '',
    'abc',
    '52998224724',
    '11111111111',
    '(11) 3456-7890',
    'a@b',
    '123e4567-e89b',
    'x'.repeat(78),
  ])('%j is none', (typed) => {
    expect(pixKeyOf(typed)).toBeNull();
  });

  it.each([
    ['52998224725', '529.982.247-25'],
    ['12ABC34501DE35', '12.ABC.345/01DE-35'],
    ['+5511987654321', '(11) 98765-4321'],
    ['a@b.com.br', 'a@b.com.br'],
    ['chave antiga', 'chave antiga'],
  ])('%s is read as %s', (kept, shown) => expect(formatPixKey(kept)).toBe(shown));

  it('a key that was kept is read as the same key', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('529.982.247-25', '(11) 98765-4321', 'A@B.com.br', '12.ABC.345/01DE-35'),
        fc.constantFrom('', ' ', '  '),
        (typed, space) => {
          const once = pixKeyOf(space + typed + space);
          expect(pixKeyOf(once?.key ?? '')).toEqual(once);
        },
      ),
    );
  });
});
