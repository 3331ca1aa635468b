import { describe, expect, it } from 'vitest';
import { StatusAgendamento, STATUS } from '../status/index.ts';
import {
  changeFaults,
  changeRefusal,
  effectRefusal,
  isExamLive,
  lastMovement,
  mayAskExam,
  needsExam,
  riskVerdict,
  undoRefusal,
  type AskedChange,
  type Movements,
} from './index.ts';

const TODAY = '2026-11-24';
const asked = (changes: Partial<AskedChange> = {}): AskedChange => ({
  situation: 'ATIVO',
  from: 1,
  to: 2,
  day: null,
  pending: null,
  ...changes,
});
const ENDED = [
  STATUS.DESISTENCIA_DE_VAGA,
  STATUS.CANCELADO,
  STATUS.NAO_CONFIRMADO,
  STATUS.FALTA_CONSULTA,
  STATUS.CONCLUIDO,
] as readonly number[];

describe('NR-7 7.5.10: the exam comes before the change when the risks change', () => {
  it.each([
    [[], [], 'SEM_PERFIL', false],
    [[1], [1], 'IGUAIS', false],
    [[1, 2], [2, 1], 'IGUAIS', false],
    [[1, 1], [1], 'IGUAIS', false],
    [[1], [], 'MUDAM', true],
    [[], [1], 'MUDAM', true],
    [[1], [2], 'MUDAM', true],
    [[1, 2], [1], 'MUDAM', true],
    [[1, 2], [1, 3], 'MUDAM', true],
  ] as const)('risks %j and then %j: %s', (from, to, verdict, exam) => {
    expect([riskVerdict(from, to), needsExam(riskVerdict(from, to))]).toEqual([verdict, exam]);
  });

  it.each([
    [null, 'IGUAIS', true],
    [null, 'SEM_PERFIL', true],
    [null, 'MUDAM', false],
    [STATUS.EM_ABERTO, 'IGUAIS', false],
    [STATUS.CANCELADO, 'IGUAIS', true],
    [STATUS.CANCELADO, 'MUDAM', false],
    [STATUS.CONCLUIDO, 'MUDAM', true],
  ] as const)('an exam with status %s and risks %s: by hand %s', (exam, verdict, may) => {
    expect(effectRefusal(exam, verdict) === null).toBe(may);
  });
});

describe('one pending change of an employee, from one position to another', () => {
  it.each([
    ['to the same position', asked({ to: 1 }), ['hierarquiaId']],
    ['to another', asked(), []],
    ['of who has none', asked({ from: null }), []],
    ['yesterday', asked({ day: '2026-11-23' }), ['dia']],
    ['today', asked({ day: TODAY }), []],
    [
      'on the day that was said when it was still to come',
      asked({ day: '2026-11-20', pending: { to: 2, day: '2026-11-20', exam: null } }),
      [],
    ],
    [
      'on another day that is past',
      asked({ day: '2026-11-21', pending: { to: 2, day: '2026-11-20', exam: null } }),
      ['dia'],
    ],
    ['both', asked({ to: 1, day: '2026-01-01' }), ['hierarquiaId', 'dia']],
  ])('%s', (_, change, fields) => {
    expect(changeFaults(change, TODAY).map(({ campo: field }) => field)).toEqual(fields);
  });

  it.each([
    ['ATIVO', true],
    ['AFASTADO', true],
    ['PENDENTE', true],
    ['DEMITIDO', false],
  ])('of an employee who is %s: %s', (situation, may) => {
    expect(changeRefusal(asked({ situation })) === null).toBe(may);
  });

  it.each([
    [3, STATUS.EM_ABERTO, false],
    [2, STATUS.EM_ABERTO, true],
    [3, STATUS.CANCELADO, true],
    [3, null, true],
  ])('to 2, while one to %i with an exam of status %s waits: %s', (to, exam, may) => {
    expect(changeRefusal(asked({ pending: { to, day: null, exam } })) === null).toBe(may);
  });
});

it('an exam is live until it ended, in every status; meanwhile nothing is taken back and no other is asked for', () => {
  expect(isExamLive(null)).toBe(false);
  for (const { id } of StatusAgendamento) {
    const isLive = !ENDED.includes(id);
    expect([id, isExamLive(id), mayAskExam(id), undoRefusal(id) === null]).toEqual([
      id,
      isLive,
      !isLive,
      !isLive,
    ]);
  }
});

describe('doc1 §3 lastMovementationDate: the last of the movements that have happened', () => {
  const NONE: Movements = {
    admissionDate: null,
    changeDate: null,
    inicioAfastamento: null,
    fimAfastamento: null,
    resignationDate: null,
  };
  it.each<[Partial<Movements>, string | null]>([
    [{}, null],
    [{ admissionDate: '2024-03-01' }, '2024-03-01'],
    [{ admissionDate: '2024-03-01', changeDate: '2025-07-10' }, '2025-07-10'],
    // Back from a leave after the change; and a leave that still lasts.
    [
      { changeDate: '2025-07-10', inicioAfastamento: '2026-01-05', fimAfastamento: '2026-02-20' },
      '2026-02-20',
    ],
    [{ inicioAfastamento: '2026-11-02', fimAfastamento: '2026-12-31' }, '2026-11-02'],
    [{ admissionDate: '2024-03-01', resignationDate: TODAY }, TODAY],
    [{ admissionDate: '2026-12-01' }, null],
  ])('of %j: %s', (days, expected) => {
    expect(lastMovement({ ...NONE, ...days }, TODAY)).toBe(expected);
  });
});
