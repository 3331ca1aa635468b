import { initialState } from '@apto/domain/assistente';
import { expect, it } from 'vitest';
import { ATTENDANT_STEPS } from './attendantSteps.ts';

it('a step without a screen says that an attendant does it', () => {
  expect(Object.keys(ATTENDANT_STEPS)).toEqual(['pcd', 'anexos', 'agendar']);
  for (const notice of Object.values(ATTENDANT_STEPS)) expect(notice(initialState())).toContain('atendente');
});
