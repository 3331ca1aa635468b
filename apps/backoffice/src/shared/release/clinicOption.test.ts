import type { PrestadorOption } from '@apto/api-client';
import { clinicObstacles } from '@apto/domain/why-not';
import { expect, it } from 'vitest';
import { withReasons } from './clinicOption.ts';

const CLINIC: PrestadorOption = {
  id: 7,
  name: 'Clínica São Lucas',
  code: '0007',
  cnpj: '11222333000181',
  city: { cidade: 'Campinas', estado: 'SP' },
  prioridade: 'PREFERENCIAL',
  liberado: true,
  sistema: null,
  neighborhood: null,
  tipoAtendimento: 'Inconsistente',
  diasAtendidos: [],
  distanciaMetros: 900,
};
const reasons = clinicObstacles(
  { isReleased: true, atendeOcupacional: true, atendeAsoRetido: true, openingHours: [] },
  { occupational: true, withholdsAso: false },
).map(({ code, text, who }) => ({ codigo: code, texto: text, quem: who }));

it('doc2 §5: an option without hours says so in few words, once, so that its line holds the rest too', () => {
  const option = withReasons({ ...CLINIC, motivos: reasons, proximaData: null }, '2026-12-04');
  expect(option.note).toBe('Sem horários de atendimento');
  expect(option).not.toHaveProperty('proximaData');
  expect(option).not.toHaveProperty('disabledReason');
});

it('the days may come first: a clinic that serves later says so, and its day stays', () => {
  expect(withReasons({ ...CLINIC, proximaData: '2026-12-07' }, '2026-12-04')).toMatchObject({
    note: 'Não atende nos dias escolhidos',
    proximaData: '2026-12-07',
  });
  expect(withReasons({ ...CLINIC, proximaData: '2026-12-02' }, '2026-12-04').note).toBeUndefined();
  expect(withReasons({ ...CLINIC, proximaData: null }, null)).toMatchObject({ proximaData: null });
  expect(withReasons(CLINIC, '2026-12-04')).toEqual(CLINIC);
});
