import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openOn, opened } from '../fixtures/index.ts';
import { addDays, timeFromMinutes, weekdayOf } from '../time/index.ts';
import {
  boundsOf,
  coverageFailure,
  groupExames,
  holdUntil,
  HOLD_MINUTES,
  MAX_HOLD_MINUTES,
  reservaObstacle,
  rowsWithDate,
  rowsWithProvider,
  rowsWithSlot,
  shortfallMessage,
  shortfallOf,
  validateReserva,
  type ReservaRow,
} from './index.ts';

const MONDAY = '2026-11-23';
const week = openOn(opened(), [1, 2, 3, 4, 5]);
const range = { min: MONDAY, max: addDays(MONDAY, 11) };

const row = (id: string, changes: Partial<ReservaRow> = {}): ReservaRow => ({
  id,
  prestador: { id: 7, name: 'São Lucas' },
  procedimentos: [{ id: Number(id), name: `Exame ${id}` }],
  antecedencia: 0,
  isServed: true,
  openingHours: week,
  data: null,
  faixa: null,
  particular: false,
  ...changes,
});
const faixa = (day: string, start: number, end = start + 30) => ({
  data: day,
  horarioChegada: timeFromMinutes(start),
  horarioSaida: timeFromMinutes(end),
  minutosAgendas: end - start,
  ambienteId: 1,
  vagas: 1,
});
const settled = (id: string, day: string, start: number, changes: Partial<ReservaRow> = {}): ReservaRow =>
  row(id, { data: day, faixa: faixa(day, start), ...changes });
const codes = (rows: readonly ReservaRow[]) =>
  validateReserva(rows, range).map(({ index, codigo: code }) => `${index} ${code}`);

describe('doc2 §2.8: exams of an employee in rows', () => {
  it('served ones by days of advance, the shortest first; each that the clinic does not do by itself', () => {
    const exame = (id: number, antecedencia: number | null) => ({ id, name: `E${id}`, antecedencia });
    const { served, unserved } = groupExames([
      exame(1, 2),
      exame(2, 0),
      exame(3, null),
      exame(4, 2),
      exame(5, null),
    ]);
    expect(served.map((g) => [g.antecedencia, g.procedimentos.map(({ id }) => id)])).toEqual([
      [0, [2]],
      [2, [1, 4]],
    ]);
    expect(unserved.map((g) => g.procedimentos.map(({ id }) => id))).toEqual([[3], [5]]);
  });

  it('no exam is lost or asked twice, whatever the clinic does', () => {
    const exames = fc.uniqueArray(
      fc.record({ id: fc.nat(50), name: fc.string(), antecedencia: fc.option(fc.nat(5)) }),
      { selector: ({ id }) => id, maxLength: 20 },
    );
    fc.assert(
      fc.property(exames, (list) => {
        const { served, unserved } = groupExames(list);
        const rows = [...served, ...unserved].map((g) => ({
          examesIds: g.procedimentos.map(({ id }) => id),
        }));
        expect(
          coverageFailure(
            rows,
            list.map(({ id }) => id),
          ),
        ).toBeNull();
        expect(new Set(served.map((g) => g.antecedencia)).size).toBe(served.length);
      }),
    );
  });

  it.each([
    ['all, each once', [[1], [2, 3]], true],
    ['one missing', [[1], [2]], false],
    [
      'one twice',
      [
        [1, 2],
        [2, 3],
      ],
      false,
    ],
    ['one of another request', [[1], [2, 3, 4]], false],
    ['a row without exams', [[1], [2, 3], []], false],
  ])('what is booked covers the request: %s', (_what, rows, whole) => {
    const failure = coverageFailure(
      rows.map((examesIds) => ({ examesIds })),
      [1, 2, 3],
    );
    expect(failure === null).toBe(whole);
  });
});

describe('doc2 §5 Schedule step', () => {
  it.each([
    ['a whole row', [settled('1', MONDAY, 540)], []],
    ['no date', [row('1')], ['0 INCOMPLETE']],
    ['no time', [row('1', { data: MONDAY })], ['0 INCOMPLETE']],
    ['a time of another day', [settled('1', MONDAY, 540, { data: addDays(MONDAY, 1) })], ['0 INCOMPLETE']],
    [
      'an unserved exam without clinic',
      [settled('1', MONDAY, 540, { isServed: false, prestador: null })],
      ['0 INCOMPLETE'],
    ],
    [
      'a private unserved exam with its date',
      [settled('1', MONDAY, 540), row('2', { isServed: false, particular: true, data: MONDAY })],
      [],
    ],
    ['a private exam that the clinic does', [row('1', { particular: true, data: MONDAY })], ['0 INCOMPLETE']],
    ['before the range', [settled('1', addDays(MONDAY, -3), 540)], ['0 OUT_OF_DAYS']],
    ['after the range', [settled('1', addDays(MONDAY, 14), 540)], ['0 OUT_OF_DAYS']],
    [
      'within its notice',
      [settled('1', MONDAY, 540), settled('2', addDays(MONDAY, 1), 540, { antecedencia: 2 })],
      ['1 OUT_OF_DAYS'],
    ],
    [
      'after its notice',
      [settled('1', MONDAY, 540), settled('2', addDays(MONDAY, 2), 540, { antecedencia: 2 })],
      [],
    ],
    [
      'an unserved exam after the last served',
      [settled('1', MONDAY, 540), settled('2', addDays(MONDAY, 1), 540, { isServed: false })],
      ['1 OUT_OF_DAYS'],
    ],
    [
      'after the first on its day',
      [settled('1', MONDAY, 540), settled('2', MONDAY, 600)],
      ['1 OUT_OF_ORDER'],
    ],
    ['before the first on its day', [settled('1', MONDAY, 540), settled('2', MONDAY, 480)], []],
  ] as const)('%s', (_what, rows, expected) => expect(codes(rows)).toEqual(expected));

  // The model counts days and minutes by itself, and knows nothing of the rules' code.
  it('what passes is exactly what the document allows', () => {
    const choice = fc.record({
      day: fc.integer({ min: -2, max: 40 }),
      at: fc.integer({ min: 0, max: 9 }),
      notice: fc.nat(3),
    });
    const isServedDay = (day: number): boolean => [1, 2, 3, 4, 5].includes(weekdayOf(addDays(MONDAY, day)));
    const afterNotice = (from: number, notice: number): number => {
      let [day, left] = [from, notice];
      while (left > 0) if (isServedDay(++day)) left--;
      return day;
    };
    fc.assert(
      fc.property(fc.array(choice, { minLength: 1, maxLength: 4 }), (choices) => {
        const start = (c: { at: number }) => 480 + c.at * 30;
        const end = (c: { at: number }) => start(c) + 30;
        const [first] = choices;
        const allowed = choices.every((c, i) => {
          if (!first) return false;
          if (i === 0) return c.day >= 0 && c.day <= 11;
          const earliest = afterNotice(first.day, c.notice);
          if (c.day < earliest || c.day > Math.max(11, earliest + 20)) return false;
          if (c.day === first.day && !(end(c) < start(first))) return false;
          const previous = choices[i - 1];
          if (!previous || c.day !== previous.day) return true;
          return start(c) >= end(previous) || end(c) < start(previous);
        });
        const rows = choices.map((c, i) =>
          settled(String(i), addDays(MONDAY, c.day), start(c), { antecedencia: c.notice }),
        );
        expect(validateReserva(rows, range).length === 0).toBe(allowed);
      }),
      { numRuns: 1000 },
    );
  });

  it('whatever is chosen in whatever order, no row keeps a choice that stands on one that was cleared', () => {
    const act = fc.record({
      index: fc.nat(3),
      kind: fc.constantFrom('date', 'slot', 'clinic'),
      day: fc.nat(9),
    });
    fc.assert(
      fc.property(fc.array(act, { maxLength: 12 }), (acts) => {
        let rows: ReservaRow[] = ['1', '2', '3', '4'].map((id) => row(id, { isServed: id !== '4' }));
        for (const { index, kind, day } of acts) {
          const date = addDays(MONDAY, day);
          const before = JSON.stringify(rows.slice(index + 1));
          const isSameDate = kind === 'date' && rows[index]?.data === date;
          if (kind === 'date') rows = rowsWithDate(rows, index, date);
          else if (kind === 'slot') rows = rowsWithSlot(rows, index, faixa(rows[index]?.data ?? date, 480));
          else
            rows = rowsWithProvider(rows, index, { prestador: { id: 9, name: 'Outra' }, openingHours: null });
          const later = rows.slice(index + 1);
          if (isSameDate) expect(JSON.stringify(later)).toBe(before);
          else expect(later.every((r) => r.data === null && r.faixa === null)).toBe(true);
        }
      }),
    );
  });

  it('five days’ notice in a range of a week leaves the exam a day, after the range', () => {
    const short = { min: MONDAY, max: addDays(MONDAY, 4) };
    const rows = [settled('1', MONDAY, 540), row('2', { antecedencia: 5 })];
    expect(boundsOf(rows, 1, short)).toEqual({ min: addDays(MONDAY, 7), max: addDays(MONDAY, 27) });
    const booked = [rows[0]!, settled('2', addDays(MONDAY, 7), 540, { antecedencia: 5 })];
    expect(validateReserva(booked, short)).toEqual([]);
    // The first exam stays within what was suggested.
    expect(validateReserva([settled('1', addDays(MONDAY, 7), 540)], short).map((f) => f.codigo)).toEqual([
      'OUT_OF_DAYS',
    ]);
  });

  it('every exam has a day that its clinic serves, two holidays on its weekday notwithstanding, or the refusal says how much is missing', () => {
    const weekdays = fc.uniqueArray(fc.constantFrom(...([0, 1, 2, 3, 4, 5, 6] as const)), { minLength: 1 });
    const exame = fc.record({ notice: fc.nat(30), served: fc.boolean(), open: weekdays, own: fc.boolean() });
    fc.assert(
      fc.property(
        fc.nat(6),
        fc.nat(6),
        fc.array(exame, { minLength: 1, maxLength: 4 }),
        (length, chosen, exames) => {
          const short = { min: MONDAY, max: addDays(MONDAY, length) };
          const rows = [
            settled('0', addDays(MONDAY, Math.min(chosen, length)), 540),
            ...exames.map((e, i) =>
              row(String(i + 1), {
                antecedencia: e.notice,
                isServed: e.served,
                openingHours: openOn(opened(), e.open),
                particular: !e.served && e.own,
              }),
            ),
          ];
          exames.forEach((e, i) => {
            const { min, max } = boundsOf(rows, i + 1, short);
            const lacking = shortfallOf(rows, i + 1, short);
            if (min === null || max === null) throw new Error('Sem limites.');
            if (lacking) {
              expect(e.served).toBe(false);
              // With as many days more as it says, there is one.
              expect(addDays(lacking.latest, lacking.missingDays)).toBe(lacking.earliest);
              expect(shortfallMessage(lacking)).toContain(`Exame ${i + 1}`);
              return;
            }
            const days = Array.from({ length: 60 }, (_, n) => addDays(min, n)).filter((day) => day <= max);
            expect(days.length).toBeGreaterThan(0);
            if (!e.served) return;
            const servedDays = days.filter((day) => e.open.some((open) => open === weekdayOf(day)));
            expect(servedDays.length).toBeGreaterThan(2);
          });
        },
      ),
    );
  });

  it('an exam of another clinic that comes too late is refused with its name and the days that are missing', () => {
    const rows = [
      settled('1', MONDAY, 540),
      settled('2', addDays(MONDAY, 9), 540, { isServed: false, antecedencia: 5 }),
    ];
    expect(validateReserva(rows, range)).toEqual([
      {
        index: 1,
        codigo: 'OUT_OF_DAYS',
        mensagem:
          'Exame 2 pede 5 dias de antecedência: o primeiro dia possível é 30/11/2026, o último permitido é 23/11/2026, e faltam 7 dias. Escolha outra clínica, ou marque o exame como particular.',
      },
    ]);
    // Another exam at the request's clinic may move later alone: then waiting is an advice that helps.
    const two = [rows[0]!, settled('3', MONDAY, 600), rows[1]!];
    expect(shortfallOf(two, 2, range)).toMatchObject({ canWait: true });
    const later = [rows[0]!, settled('3', addDays(MONDAY, 9), 600), rows[1]!];
    expect(shortfallOf(later, 2, range)).toBeNull();
    // Arranged by the employee it needs no notice.
    const own = { isServed: false, antecedencia: 5, particular: true, data: MONDAY };
    expect(validateReserva([settled('1', MONDAY, 540), row('2', own)], range)).toEqual([]);
  });

  it('a clinic that serves on no weekday has no day after a notice, and the range’s first day is taken instead', () => {
    const rows = [settled('1', MONDAY, 540), row('2', { antecedencia: 1, openingHours: [] })];
    expect(boundsOf(rows, 1, range).min).toBe(MONDAY);
  });
});

describe('doc2 §4: who only an attendant can schedule', () => {
  const exame = (name: string, procedimentoDiagnosticoId: number | null) => ({
    name,
    procedimentoDiagnosticoId,
  });
  it('an employee without risk, in the specified words', () => {
    expect(reservaObstacle({ possuiRisco: false, procedimentos: [] })).toEqual({
      codigo: 'NO_RISCO',
      text: 'O funcionario do agendamento está sem riscos. Por favor, aplique os riscos no funcionário.',
      note: null,
    });
  });
  it('an exam without its diagnostic procedure, with the observation that the attendant gets', () => {
    const obstacle = reservaObstacle({ possuiRisco: true, procedimentos: [exame('A', 1), exame('B', null)] });
    expect(obstacle?.codigo).toBe('UNREGISTERED_EXAME');
    expect(obstacle?.note).toBe(
      'O exame B precisa ser cadastrado no cadastro de procedimentos da plataforma, com o campo e-Social preenchido com o procedimento diagnóstico.',
    );
    expect(reservaObstacle({ possuiRisco: true, procedimentos: [exame('A', 1)] })).toBeNull();
    // Decision 40: what NR-7 waives altogether.
    expect(reservaObstacle({ possuiRisco: true, procedimentos: [] })?.codigo).toBe('NOTHING_TO_DO');
  });
});

describe('how long chosen slots are kept', () => {
  const since = '2026-11-23T13:00:00.000Z';
  const after = (minutes: number) => new Date(Date.parse(since) + minutes * 60_000).toISOString();
  it('each choice begins the time anew, and no choice goes past the longest', () => {
    fc.assert(
      fc.property(fc.nat(60), (minutes) => {
        const until = holdUntil(since, after(minutes));
        if (minutes >= MAX_HOLD_MINUTES) expect(until).toBeNull();
        else expect(until).toBe(after(Math.min(minutes + HOLD_MINUTES, MAX_HOLD_MINUTES)));
      }),
    );
  });
});
