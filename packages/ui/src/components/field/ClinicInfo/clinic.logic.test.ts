import { describe, expect, it } from 'vitest';
import { distance, clinicAddress, mapLink, clinicPhones } from './clinic.logic.ts';

const clinic = {
  id: 1,
  name: 'Clínica São João',
  phone: '1934567890',
  commercialPhone: '(19) 3456-7890',
  street: 'Rua das Flores',
  number: 120,
  neighborhood: 'Centro',
  city: { cidade: 'Campinas', estado: 'SP' },
};

describe("doc2 §2.7 'Ver informações da clínica'", () => {
  it('writes the address with what is known of it', () => {
    expect(clinicAddress(clinic)).toBe('Rua das Flores, 120, Centro, Campinas - SP');
    expect(clinicAddress({ ...clinic, addressComplement: 'Sala 3', zipCode: '13010000' })).toBe(
      'Rua das Flores, 120, Sala 3, Centro, Campinas - SP, CEP 13010-000',
    );
    expect(clinicAddress({ id: 1, name: 'X', city: { cidade: 'Campinas', estado: null } })).toBe('Campinas');
    expect(clinicAddress({ id: 1, name: 'X' })).toBe('');
  });

  it('links to a map by name and address', () => {
    expect(mapLink(clinic)).toContain(
      encodeURIComponent('Clínica São João, Rua das Flores, 120, Centro, Campinas - SP'),
    );
  });

  it('lists a number that is registered twice once', () => {
    expect(clinicPhones(clinic)).toEqual([{ text: '(19) 3456-7890', href: 'tel:+551934567890' }]);
    expect(clinicPhones({ id: 1, name: 'X' })).toEqual([]);
  });

  it.each([
    [0.85, '850 m'],
    [2.44, '2,4 km'],
    [17.6, '18 km'],
  ])('%s km reads %s', (km, text) => {
    expect(distance(km, 'pt-BR')).toBe(text);
    expect(distance(km, 'en')).toBe(text.replace(',', '.'));
  });
});
