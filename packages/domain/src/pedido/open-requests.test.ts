import { expect, it } from 'vitest';
import { TIPO_EXAME } from '../exames/index.ts';
import { openRequestText, otherOpenRequestText } from './open-requests.ts';

it('names whoever has a request of the same type open', () => {
  const text = (names: string[]) => openRequestText(TIPO_EXAME.PERIODICO, names);
  expect(text([])).toBe('Já há um pedido de Periódico em aberto: confira antes de fazer outro.');
  expect(text(['Ana', 'Bia', 'Caio'])).toBe(
    'Já há um pedido de Periódico em aberto para Ana, Bia e Caio: confira antes de fazer outro.',
  );
});

it('speaks of the other one once the second is made', () => {
  expect(otherOpenRequestText(TIPO_EXAME.ADMISSIONAL, 'Adriano Cardoso')).toBe(
    'Há outro pedido de Admissional em aberto para Adriano Cardoso.',
  );
});
