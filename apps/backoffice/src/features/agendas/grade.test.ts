import { describe, expect, it } from 'vitest';
import { BOARD } from './agendas.fixture.ts';
import { firstShownDay } from './grade.ts';

const [agenda] = BOARD.agendas;
if (!agenda) throw new Error('There is no agenda.');

describe('doc3 agenda/grade: the week that is shown first still offers something', () => {
  const shownAt = (data: string, time: string, changes: Partial<typeof agenda> = {}) =>
    firstShownDay(BOARD, { ...agenda, ...changes }, { data, time, instant: `${data}T${time}:00.000-03:00` });

  // It receives from Monday to Friday, 08:00 to 12:00.
  it.each([
    ['a Friday morning', '2026-11-27', '09:00', '2026-11-27'],
    ['the Friday afternoon', '2026-11-27', '13:00', '2026-11-29'],
    ['the Saturday', '2026-11-28', '21:41', '2026-11-29'],
    ['the Sunday, whose week begins', '2026-11-29', '08:00', '2026-11-29'],
  ])('%s', (_, day, time, shown) => expect(shownAt(day, time)).toBe(shown));

  it('today, where neither week offers anything', () => {
    expect(shownAt('2026-11-28', '21:41', { periodos: [] })).toBe('2026-11-28');
    expect(shownAt('2026-11-24', '09:00', { vigenciaInicial: '2027-02-01' })).toBe('2026-11-24');
  });
});
