import { expect, it } from 'vitest';
import { addressInline, addressLines, mapSearchLink } from './address.ts';

const complete = {
  street: 'Rua das Flores',
  number: '120',
  addressComplement: 'sala 3',
  neighborhood: 'Centro',
  city: { cidade: 'Campinas', estado: 'SP' },
  zipCode: '13010000',
};

it('one line, with commas', () => {
  expect(addressInline(complete)).toBe('Rua das Flores, 120, sala 3, Centro, Campinas - SP, CEP 13010-000');
  expect(addressInline({ ...complete, number: 120, addressComplement: ' ', zipCode: '13010-000' })).toBe(
    'Rua das Flores, 120, Centro, Campinas - SP, CEP 13010-000',
  );
  expect(addressInline({ city: { cidade: 'Campinas', estado: null } })).toBe('Campinas');
  expect(addressInline({ street: null, city: null, zipCode: ' ' })).toBe('');
});

it('two lines, as on a letter', () => {
  expect(addressLines(complete)).toEqual([
    'Rua das Flores, 120, sala 3, Centro',
    'Campinas - SP, CEP 13010-000',
  ]);
  expect(addressLines({ city: complete.city })).toEqual(['Campinas - SP']);
  expect(addressLines({})).toEqual([]);
});

it('a map finds the clinic by its name, and by its address where it is known', () => {
  expect(mapSearchLink('A & B', '')).toBe('https://www.google.com/maps/search/?api=1&query=A%20%26%20B');
  expect(mapSearchLink('A', 'Rua B')).toBe('https://www.google.com/maps/search/?api=1&query=A%2C%20Rua%20B');
});
