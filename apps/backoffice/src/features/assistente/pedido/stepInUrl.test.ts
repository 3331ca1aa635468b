import { STEPS, initialState } from '@apto/domain/assistente';
import { expect, describe, it } from 'vitest';
import { withFuncionarios, withProcedimentos, complete, fromLink, PROFILE } from '../stories/pedidos.ts';
import { ASSISTENTE_SEGMENTS } from '../stepRoutes.ts';
import { stepPath, stepFromPath, stepInPlace, eventsToOpen } from './stepInUrl.ts';

const now = { data: '2026-11-24', time: '10:00', instant: '2026-11-24T13:00:00.000Z' };
const ctx = { now };

it('doc2 §2.1: every step of the domain has its address, and only those', () => {
  expect([...ASSISTENTE_SEGMENTS].sort()).toEqual(STEPS.map(({ id }) => id).sort());
});

describe('the step of an address', () => {
  it.each(ASSISTENTE_SEGMENTS)('%s leads there and back', (step) => {
    expect(stepFromPath(stepPath(step))).toBe(step);
    expect(stepFromPath(`${stepPath(step)}/`)).toBe(step);
  });
  it.each(['/gestao-medica-v3/agendamentos', '/', '/gestao-medica-v3/agendamentos/outra'])(
    '%s names none',
    (path) => expect(stepFromPath(path)).toBeNull(),
  );
});

describe('opening an address', () => {
  it('the open step needs nothing', () => {
    expect(eventsToOpen(withFuncionarios(1), 'dados-agendamento')).toEqual([]);
  });
  it('doc2 §2.1: the browser’s back is Voltar, which clears self-scheduling on the way', () => {
    expect(eventsToOpen(fromLink(0), 'dados-solicitante')).toEqual([{ type: 'WENT_BACK' }]);
  });
  it('a step further on is asked for as such', () => {
    expect(eventsToOpen(withFuncionarios(1), 'concluir')).toEqual([
      { type: 'STEP_OPENED', step: 'concluir' },
    ]);
  });
  it('a self-scheduling address chooses that mode, but throws no request away for it', () => {
    expect(eventsToOpen(initialState(PROFILE), 'autoagendamento')).toEqual([
      { type: 'MODE_CHOSEN', autoagendamento: true },
      { type: 'STEP_OPENED', step: 'autoagendamento' },
    ]);
    expect(eventsToOpen(withFuncionarios(1), 'autoagendamento')).toEqual([
      { type: 'STEP_OPENED', step: 'autoagendamento' },
    ]);
  });
  it('what cannot open gives way to the first incomplete step', () => {
    expect(stepInPlace(initialState(PROFILE), ctx)).toBe('dados-agendamento');
    expect(stepInPlace(withProcedimentos(2), ctx)).toBe('procedimentos');
    expect(stepInPlace(complete(1, now), ctx)).toBe('concluir');
  });
});
