import { expect, test } from 'vitest';
import { preparoText } from './preparo-text.ts';

const FAST = 'Jejum de 4 horas. Água é permitida.';
const REST = 'Repouso auditivo de 14 horas: evite ruído intenso antes do exame.';

// Issue 12, Employees 2: 'jejum a partir de 00:00' at the right hour.
test.each<[string, string | null, number | null, number | null, string | null, string | null]>([
  ['a fast', FAST, 4, null, '13:00', 'Jejum de 4 horas, a partir de 09:00. Água é permitida.'],
  [
    'from the eve',
    REST,
    null,
    14,
    '13:00',
    'Repouso auditivo de 14 horas, a partir de 23:00 da véspera: evite ruído intenso antes do exame.',
  ],
  ['at midnight', 'Jejum de 8 horas', 8, null, '08:00', 'Jejum de 8 horas, a partir de 00:00'],
  [
    'from two days before',
    'Jejum de 48 horas',
    48,
    null,
    '11:00',
    'Jejum de 48 horas, a partir de 11:00 da antevéspera',
  ],
  ['without an hour the words stay', FAST, 4, null, null, FAST],
  ['a text without known hours stays', FAST, null, null, '13:00', FAST],
  [
    'of other hours than the text names',
    FAST,
    8,
    null,
    '13:00',
    `${FAST} Jejum de 8 horas, a partir de 05:00.`,
  ],
  [
    'not of 18 where 8 are asked',
    'Jejum de 18 h',
    8,
    null,
    '13:00',
    'Jejum de 18 h. Jejum de 8 horas, a partir de 05:00.',
  ],
  ['hours first', '8h de jejum; água pode', 8, null, '08:00', '8h de jejum, a partir de 00:00; água pode'],
  [
    'a span',
    'Jejum de 8 a 12 horas',
    12,
    null,
    '08:00',
    'Jejum de 8 a 12 horas, a partir de 20:00 da véspera',
  ],
  [
    'within a part',
    'Jejum de 8 horas antes da coleta',
    8,
    null,
    '08:00',
    'Jejum de 8 horas (a partir de 00:00) antes da coleta',
  ],
  [
    'before brackets',
    'Jejum de 8 h (água pode)',
    8,
    null,
    '08:00',
    'Jejum de 8 h, a partir de 00:00 (água pode)',
  ],
  [
    'both, each its own',
    'Jejum de 12 horas e repouso auditivo de 12 horas',
    12,
    12,
    '08:00',
    'Jejum de 12 horas (a partir de 20:00 da véspera) e repouso auditivo de 12 horas, a partir de 20:00 da véspera',
  ],
  [
    'hours without words',
    null,
    4,
    1,
    '13:00',
    'Jejum de 4 horas, a partir de 09:00. Repouso auditivo de 1 hora, a partir de 12:00.',
  ],
  ['hours without words and hour', ' ', 4, null, null, 'Jejum de 4 horas'],
  [
    'silence in other words',
    '14 horas sem ruído.',
    null,
    14,
    '08:00',
    '14 horas sem ruído, a partir de 18:00 da véspera.',
  ],
  ['nothing', null, null, null, '13:00', null],
  ['no hours', null, 0, null, '13:00', null],
])('%s', (_, recommendation, jejumHoras, repousoAuditivoHoras, arrival, told) => {
  expect(preparoText({ recommendation, jejumHoras, repousoAuditivoHoras }, arrival)).toBe(told);
});
