import { describe, expect, it, test } from 'vitest';
import { PATHS } from '../routing/paths.ts';
import { previousStep, allowedStep, stepNumber, stepTitle, STEP_COUNT, type Pedido } from './steps.ts';

const pedido = (situation: Pedido['agendamento']['situacao'], withClinic: boolean) =>
  ({ agendamento: { situacao: situation }, prestador: withClinic ? { id: 1 } : null }) as Pick<
    Pedido,
    'agendamento' | 'prestador'
  >;

describe('doc3 §2.2: where a request may be', () => {
  test.each([
    [PATHS.details, PATHS.details],
    [PATHS.place, PATHS.place],
    [PATHS.date, PATHS.place],
    [PATHS.confirmed, PATHS.details],
    [PATHS.proposal, PATHS.details],
  ])('an open one without a clinic: %s → %s', (requested, allowed) => {
    expect(allowedStep(requested, pedido('PENDENTE', false))).toBe(allowed);
  });

  it('an open one with a clinic may be asked for its day', () => {
    expect(allowedStep(PATHS.date, pedido('PENDENTE', true))).toBe(PATHS.date);
  });

  test.each(Object.values(PATHS))(
    'one whose day was chosen for the employee asks, and not %s',
    (requested) => {
      expect(allowedStep(requested, pedido('PROPOSTO', true))).toBe(PATHS.proposal);
    },
  );

  test.each(Object.values(PATHS))('a confirmed one shows its confirmation, and not %s', (requested) => {
    expect(allowedStep(requested, pedido('CONFIRMADO', true))).toBe(PATHS.confirmed);
  });
});

it('three steps lead to a booking, which is none itself and has no way back', () => {
  const { details: data, place: local, date, confirmed } = PATHS;
  expect([data, local, date, confirmed].map(stepNumber)).toEqual([1, 2, STEP_COUNT, null]);
  expect([data, local, date, confirmed].map(previousStep)).toEqual([null, data, local, null]);
  expect(stepTitle(local, 'Onde fazer o exame')).toBe('Onde fazer o exame, etapa 2 de 3');
});
