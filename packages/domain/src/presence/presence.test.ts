import { describe, expect, it } from 'vitest';
import { PRESENCE_BEAT_MS, PRESENCE_LIFE_MS, presenceText } from './index.ts';

describe('who else is here', () => {
  it.each([
    [[], null],
    [[['Bruno', 'VENDO']], 'Bruno também está com este agendamento aberto.'],
    [
      [
        ['Bruno', 'VENDO'],
        ['Carla', 'VENDO'],
        ['Davi', 'VENDO'],
      ],
      'Bruno, Carla e Davi também estão com este agendamento aberto.',
    ],
    [
      [
        ['Bruno', 'VENDO'],
        ['Carla', 'EDITANDO'],
      ],
      'Carla está alterando este agendamento agora.',
    ],
    [
      [
        ['Bruno', 'EDITANDO'],
        ['Carla', 'EDITANDO'],
      ],
      'Bruno e Carla estão alterando este agendamento agora.',
    ],
  ] as const)('%j: %s', (others, text) => {
    expect(presenceText(others.map(([name, mode]) => ({ name, modo: mode })))).toBe(text);
  });

  it('one beat may be lost without anybody vanishing, and a crashed tab is gone before the third', () => {
    expect(PRESENCE_LIFE_MS).toBeGreaterThan(2 * PRESENCE_BEAT_MS);
    expect(PRESENCE_LIFE_MS).toBeLessThan(3 * PRESENCE_BEAT_MS);
  });
});
