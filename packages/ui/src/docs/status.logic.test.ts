import { expect, it } from 'vitest';
import { lifecycleOf, pathOf } from './status.logic.ts';

it('says the lifecycle of the stories, whatever other tags they have', () => {
  expect(lifecycleOf(['dev', 'test', 'novo', 'estados']).label).toBe('Novo');
  expect(() => lifecycleOf(['dev'])).toThrow('estavel, novo, experimental');
});

it('names the entry of a component', () => {
  expect(pathOf('Formulários/TextField')).toEqual({ name: 'TextField', path: '@apto/ui/text-field' });
  expect(pathOf('Dados/DataTable').path).toBe('@apto/ui/data-table');
});
