import { describe, expect, it } from 'vitest';
import {
  inscricaoOrEmpty,
  inlineAddress,
  intervaloSugerido,
  orNotProvided,
  inlineRiscos,
  phoneOrEmpty,
} from './present.ts';

describe('doc1 §2.1 placeholder texts', () => {
  it('Não informado', () => {
    expect(orNotProvided(null)).toBe('Não informado');
    expect(orNotProvided('  ')).toBe('Não informado');
    expect(phoneOrEmpty(null)).toBe('Não informado');
    expect(intervaloSugerido(null, null)).toBe('Não informado');
    expect(inlineAddress(null)).toBe('Não informado');
  });

  it('Agendamento sem riscos', () => {
    expect(inlineRiscos([])).toBe('Agendamento sem riscos');
    expect(inlineRiscos([{ risco: { nome: 'Ruído' } }, { risco: { nome: 'Poeira' } }])).toBe('Ruído, Poeira');
  });

  it('CNPJ não informado', () => {
    expect(inscricaoOrEmpty(null)).toBe('CNPJ não informado');
    expect(inscricaoOrEmpty('12ABC34501DE35')).toBe('12.ABC.345/01DE-35');
  });
});

describe('what is known', () => {
  it('a range of one day is one day', () => {
    expect(intervaloSugerido('2026-11-24', '2026-11-30')).toBe('24/11/2026 a 30/11/2026');
    expect(intervaloSugerido('2026-11-24', '2026-11-24')).toBe('24/11/2026');
  });

  it('an address leaves out what is missing', () => {
    const complete = {
      id: 1,
      name: 'Clínica',
      street: 'Rua das Flores',
      number: '120',
      neighborhood: 'Centro',
      addressComplement: 'sala 3',
      zipCode: '13010000',
      city: { cidade: 'Campinas', estado: 'SP' },
    };
    expect(inlineAddress(complete)).toBe('Rua das Flores, 120, sala 3, Centro, Campinas - SP, CEP 13010-000');
    expect(inlineAddress({ ...complete, number: null, addressComplement: ' ', zipCode: null })).toBe(
      'Rua das Flores, Centro, Campinas - SP',
    );
  });
});
