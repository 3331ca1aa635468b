import { expect, it } from 'vitest';
import { stepPosition, type StepItem } from './Stepper.logic.ts';

const steps: readonly StepItem[] = [
  { id: 'dados-solicitante', label: 'Solicitante', state: 'done' },
  { id: 'dados-agendamento', label: 'Agendamento', state: 'error' },
  { id: 'procedimentos', label: 'Procedimentos' },
  { id: 'concluir', label: 'Concluir' },
];

it('counts the open step from 1, and says 0 for one that this request does not have', () => {
  expect(stepPosition(steps, 'procedimentos')).toBe(3);
  expect(stepPosition(steps, 'pcd')).toBe(0);
});
