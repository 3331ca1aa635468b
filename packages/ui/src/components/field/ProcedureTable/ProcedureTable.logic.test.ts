import { expect, it } from 'vitest';
import { addressOf, mapLink, whenOf, type ProcedureLine } from './ProcedureTable.logic.ts';
import { texts } from './intl/pt-BR.ts';

const line: ProcedureLine = {
  dadosProcedimento: { id: 1 },
  procedimentos: { name: 'Audiometria' },
  dataAgendamento: '2026-11-24',
  horaAgendamento: '08:30',
  prestador: null,
  recommendation: null,
};

it("doc1 §2.1: the day with its time, or 'Em processo de agendamento'", () => {
  expect(whenOf(line, texts.pending, texts)).toBe('24/11/2026 às 08:30');
  expect(whenOf({ ...line, horaAgendamento: null }, texts.pending, texts)).toBe('24/11/2026');
  expect(whenOf({ ...line, dataAgendamento: null }, texts.pending, texts)).toBe('Em processo de agendamento');
});

it('writes what is known of an address, and leaves out the rest', () => {
  const clinic = {
    name: 'Vida Plena',
    street: 'Rua das Flores',
    number: 120,
    neighborhood: 'Centro',
    zipCode: '13010000',
    city: { cidade: 'Campinas', estado: 'SP' },
  };
  expect(addressOf(clinic)).toBe('Rua das Flores, 120, Centro, Campinas - SP, CEP 13010-000');
  expect(addressOf({ name: 'Vida Plena', city: null })).toBe('');
  expect(addressOf(null)).toBe('');
  expect(mapLink({ name: 'A & B' })).toBe('https://www.google.com/maps/search/?api=1&query=A%20%26%20B');
});
