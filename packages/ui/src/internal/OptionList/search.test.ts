import { describe, expect, it, vi } from 'vitest';
import { searchItems } from './search.ts';

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
});
