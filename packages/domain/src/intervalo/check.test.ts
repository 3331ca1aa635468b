import { describe, expect, it } from 'vitest';
import { opened, openOn, businessHours, week } from '../fixtures/index.ts';
import { inSaoPaulo } from '../time/arbitraries.test-util.ts';
import type { IntervaloContext } from './context.ts';
import { createDayReasons, dayReasons } from './reasons.ts';
import { firstFailure, verifyIntervalo } from './check.ts';

// 2026-11-24 is a Tuesday.
const context: IntervaloContext = { now: inSaoPaulo('2026-11-24'), feriados: [], ferias: [] };
const codes = (start: string, end: string, extra: Partial<IntervaloContext> = {}) =>
  verifyIntervalo({ inicio: start, fim: end }, { ...context, ...extra }).map(({ code }) => code);
const text = (start: string, end: string, extra: Partial<IntervaloContext> = {}) =>
  firstFailure({ inicio: start, fim: end }, { ...context, ...extra })?.message;

describe('doc2 §5, Date range rules: the text of each failure', () => {
  it("decision 53: the interval message stands 'as each dialog spells it', with '!' in the pickers alone", () => {
    const openingHours = openOn(opened(), [1, 2]);
    // doc2 §5 rule 1, doc3 §5.3 'start before today' and 'rejected if the provider does not work on a selected weekday'.
    for (const [start, end, wizard, picker] of [
      [
        '2026-11-23',
        '2026-11-24',
        'A data inicial não pode ser menor que a data atual',
        'A data inicial não pode ser menor que a data atual!',
      ],
      [
        '2026-11-24',
        '2026-11-25',
        'o prestador não atende às quartas-feiras',
        'o prestador não atende às quartas-feiras !',
      ],
    ] as const) {
      expect(text(start, end, { openingHours })).toBe(wizard);
      expect(text(start, end, { openingHours, variant: 'assistente' })).toBe(wizard);
      expect(text(start, end, { openingHours, variant: 'seletor' })).toBe(picker);
    }
    // The others are spelt alike in both documents.
    for (const rules of [
      { dayLimit: 1 },
      { ferias: [{ dataInicial: '2026-11-25', dataFinal: '2026-11-26' }] },
    ]) {
      const [wizard, picker] = (['assistente', 'seletor'] as const).map((variant) =>
        text('2026-11-24', '2026-11-26', { ...rules, variant }),
      );
      expect(wizard).toMatch(/\.$/);
      expect(picker).toBe(wizard);
    }
  });

  it('1. start before today, in the wizard and, with "!", in the pickers', () => {
    expect(text('2026-11-23', '2026-11-25')).toBe('A data inicial não pode ser menor que a data atual');
    expect(text('2026-11-23', '2026-11-25', { variant: 'seletor' })).toBe(
      'A data inicial não pode ser menor que a data atual!',
    );
    expect(codes('2026-11-24', '2026-11-25')).toEqual([]);
  });

  it('2. working days reaching the limit', () => {
    expect(text('2026-11-24', '2026-11-27', { dayLimit: 3 })).toBe(
      'Por favor selecione outro período de datas, o período da sugestão de datas deve conter no maximo 3 dias.',
    );
  });

  it('3. national holiday, municipal holiday with city and state', () => {
    expect(text('2026-12-24', '2026-12-28')).toBe(
      'Por favor selecione outro período de datas, 25/12/2026 é feriado nacional',
    );
    const feriados = [
      {
        dataFeriado: '2026-12-08',
        abrangencia: 'MUNICIPAL' as const,
        nome: 'Imaculada Conceição',
        cidade: { cidade: 'Campinas', estado: 'SP' },
      },
    ];
    expect(text('2026-12-07', '2026-12-09', { feriados })).toBe(
      'Por favor selecione outro período de datas, 08/12/2026 é feriado municipal em Campinas-SP',
    );
  });

  it('4. vacation', () => {
    const ferias = [{ dataInicial: '2026-12-01', dataFinal: '2026-12-10' }];
    expect(text('2026-11-30', '2026-12-02', { ferias })).toBe(
      'Por favor selecione outro período de datas, o Prestador entrará em Férias no dia 01/12/2026 e retornará no dia 10/12/2026.',
    );
  });

  it('5. unserved weekdays, named, and with "!" in the pickers', () => {
    const openingHours = week({ 2: opened(), 5: opened() });
    const expected = 'o prestador não atende às quartas-feiras e às quintas-feiras';
    expect(text('2026-11-24', '2026-11-27', { openingHours })).toBe(expected);
    expect(text('2026-11-24', '2026-11-27', { openingHours, variant: 'seletor' })).toBe(`${expected} !`);
  });

  it('6. provider without hours: none registered, or all seven days unserved', () => {
    const expected = 'Prestador escolhido não contém horários de atendimento disponíveis ou cadastrados.';
    for (const openingHours of [[], week({ 2: opened({ manha: false, tarde: false }) })]) {
      expect(text('2026-11-24', '2026-11-25', { openingHours })).toBe(expected);
      expect(codes('2026-11-24', '2026-11-25', { openingHours })).toEqual(['SEM_HORARIOS']);
    }
  });

  it('the setting of the screen narrows the range: first and last day allowed', () => {
    const limits = { min: '2026-11-25', max: '2026-11-27' };
    expect(text('2026-11-24', '2026-11-25', limits)).toBe('A data inicial não pode ser menor que 25/11/2026');
    const day = { ...limits, isDay: true };
    expect(text('2026-11-24', '2026-11-24', day)).toBe('A data não pode ser menor que 25/11/2026');
    expect(text('2026-11-27', '2026-11-30', { ...limits, variant: 'seletor' })).toBe(
      'A data final não pode ser maior que 27/11/2026!',
    );
    expect(codes('2026-11-23', '2026-11-25', limits)).toEqual(['INICIO_NO_PASSADO']);
  });

  it('a range that ends before it starts, or is none, is told apart', () => {
    expect(codes('2026-11-26', '2026-11-25')).toEqual(['INTERVALO_INVALIDO']);
    expect(codes('2026-02-30', '2026-11-25')).toEqual(['INTERVALO_INVALIDO']);
    expect(codes('', '')).toEqual(['INTERVALO_INVALIDO']);
    expect(codes('2026-11-24', '2226-11-24')).toContain('INTERVALO_INVALIDO');
  });
});

describe('doc2 §5, Date range rules: order and reach', () => {
  it('lists every failing check in the specified order, and the toast takes the first', () => {
    // Thursday 29 October to Saturday 21 November: past start, 20 working days, three national holidays …
    const everything: Partial<IntervaloContext> = {
      now: inSaoPaulo('2026-10-30'),
      dayLimit: 5,
      max: '2026-11-13',
      feriados: [{ dataFeriado: '2026-11-04', abrangencia: 'MUNICIPAL', nome: 'Padroeira' }],
      ferias: [{ dataInicial: '2026-11-05', dataFinal: '2026-11-06' }],
      openingHours: week({ 1: opened(), 2: opened(), 4: opened(), 5: opened(), 6: opened() }),
      disabledDays: [0, 6],
    };
    expect(codes('2026-10-29', '2026-11-21', everything)).toEqual([
      'INICIO_NO_PASSADO',
      'DEPOIS_DO_MAXIMO',
      'LIMITE_DE_DIAS',
      'DIA_DESABILITADO',
      'FERIADO_NACIONAL',
      'FERIADO_MUNICIPAL',
      'FERIAS',
      'DIA_NAO_ATENDIDO',
    ]);
    expect(text('2026-10-29', '2026-11-21', everything)).toBe(
      'A data inicial não pode ser menor que a data atual',
    );
  });

  it('looks at every day and not only at the ends, and names the days', () => {
    const [failure] = verifyIntervalo({ inicio: '2026-12-21', fim: '2027-01-04' }, context);
    expect(failure).toMatchObject({ code: 'FERIADO_NACIONAL', dates: ['2026-12-25', '2027-01-01'] });
    expect(failure?.message).toContain('25/12/2026');
  });

  it('national holidays count without being in the registry, and only once when they are', () => {
    const feriados = [{ dataFeriado: '2026-12-25', abrangencia: 'NACIONAL' as const, nome: 'Natal' }];
    for (const extra of [{}, { feriados }]) {
      const failures = verifyIntervalo({ inicio: '2026-12-23', fim: '2026-12-28' }, { ...context, ...extra });
      expect(failures).toHaveLength(1);
      expect(failures[0]?.dates).toEqual(['2026-12-25']);
    }
    expect(codes('2023-11-20', '2023-11-20', { now: inSaoPaulo('2023-11-01') })).toEqual([]);
  });

  it('a municipal holiday of the same day does not hide the national one', () => {
    const feriados = [{ dataFeriado: '2026-12-25', abrangencia: 'MUNICIPAL' as const, nome: 'Aniversário' }];
    expect(codes('2026-12-23', '2026-12-28', { feriados })).toEqual([
      'FERIADO_NACIONAL',
      'FERIADO_MUNICIPAL',
    ]);
  });

  it.each([
    // From Tuesday: Wed 1, Thu 2, Fri 3, Sat 4, (Sun), Mon 5.
    ['2026-11-27', 4, []],
    ['2026-11-27', 3, ['LIMITE_DE_DIAS']],
    ['2026-11-30', 6, []],
    ['2026-11-30', 5, ['LIMITE_DE_DIAS']],
    ['2026-11-24', 1, []],
    ['2026-11-25', 1, ['LIMITE_DE_DIAS']],
    ['2027-11-24', 0, ['FERIADO_NACIONAL']],
  ])('doc2 §5: from 2026-11-24 to %s with a limit of %i', (end, dayLimit, expectedItems) => {
    expect(codes('2026-11-24', end, { dayLimit })).toEqual(expectedItems);
  });

  it('the days that the limit skips are a setting', () => {
    const withoutWeekend = { dayLimit: 5, nonWorkingDays: [0, 6] as const };
    expect(codes('2026-11-24', '2026-11-30', withoutWeekend)).toEqual([]);
    expect(codes('2026-11-24', '2026-12-01', withoutWeekend)).toEqual(['LIMITE_DE_DIAS']);
  });
});

describe('weekends', () => {
  it('doc3 §5.3: a range neither starts nor ends on a disabled day, but may cross it', () => {
    expect(codes('2026-11-28', '2026-11-30')).toEqual(['DIA_DESABILITADO']);
    expect(codes('2026-11-27', '2026-11-29')).toEqual(['DIA_DESABILITADO']);
    expect(codes('2026-11-26', '2026-12-01')).toEqual([]);
    expect(codes('2026-11-26', '2026-12-01', { openingHours: businessHours })).toEqual([]);
    expect(text('2026-11-28', '2026-11-29')).toBe(
      'Por favor selecione outro período de datas, não há agendamento aos sábados e aos domingos.',
    );
  });

  it('an unserved weekend day at an end has the text of the provider', () => {
    expect(text('2026-11-27', '2026-11-28', { openingHours: businessHours })).toBe(
      'o prestador não atende aos sábados',
    );
  });

  it('an unserved working day is refused wherever it lies, even if the picker disables it', () => {
    const openingHours = week({ 2: opened(), 4: opened() });
    for (const disabledDays of [undefined, [0, 1, 3, 5, 6] as const]) {
      expect(codes('2026-11-24', '2026-11-26', { openingHours, disabledDays })).toEqual(['DIA_NAO_ATENDIDO']);
    }
  });

  it('opening hours decide: a served Saturday may be chosen', () => {
    const openingHours = [...businessHours, ...week({ 6: opened({ tarde: false }) })];
    expect(codes('2026-11-27', '2026-11-28', { openingHours })).toEqual([]);
    expect(codes('2026-11-27', '2026-11-28', { openingHours, disabledDays: [0, 6] })).toEqual([
      'DIA_DESABILITADO',
    ]);
  });

  it('with no day disabled, a closed weekend inside the range is refused too', () => {
    const strict = { openingHours: businessHours, disabledDays: [] };
    expect(text('2026-11-26', '2026-12-01', strict)).toBe(
      'o prestador não atende aos sábados e aos domingos',
    );
  });
});

describe("the calendar's 'Por que não?'", () => {
  const complete: IntervaloContext = {
    ...context,
    min: '2026-11-25',
    max: '2026-12-31',
    ferias: [{ dataInicial: '2026-12-01', dataFinal: '2026-12-10' }],
    feriados: [
      {
        dataFeriado: '2026-12-08',
        abrangencia: 'MUNICIPAL',
        nome: 'Imaculada Conceição',
        cidade: { cidade: 'Campinas', estado: 'SP' },
      },
    ],
    openingHours: businessHours,
  };
  const reasons = (date: string, extra: Partial<IntervaloContext> = {}) =>
    dayReasons(date, { ...complete, ...extra }).map(({ text }) => text);

  it.each([
    ['2026-11-23', ['Esta data já passou']],
    ['2026-11-24', ['A primeira data permitida é 25/11/2026']],
    ['2026-11-25', []],
    ['2026-11-28', ['O prestador não atende aos sábados']],
    ['2026-12-02', ['Prestador em férias até 10/12/2026']],
    [
      '2026-12-08',
      ['Feriado municipal em Campinas-SP: Imaculada Conceição', 'Prestador em férias até 10/12/2026'],
    ],
    ['2026-12-25', ['Feriado nacional: Natal']],
    ['2027-01-01', ['A última data permitida é 31/12/2026', 'Feriado nacional: Confraternização Universal']],
  ])('%s: %j', (date, expectedItems) => {
    expect(reasons(date)).toEqual(expectedItems);
  });

  it('names a disabled day and a provider without hours', () => {
    expect(reasons('2026-11-28', { openingHours: null })).toEqual(['Não há agendamento aos sábados']);
    expect(reasons('2026-11-25', { openingHours: [] })).toEqual([
      'O prestador não tem horários de atendimento cadastrados',
    ]);
  });

  it('answers the same when it is prepared once for many days', () => {
    const forScreen = createDayReasons(complete);
    for (const date of ['2026-11-23', '2026-11-28', '2026-12-08', '2026-12-25']) {
      expect(forScreen(date)).toEqual(dayReasons(date, complete));
    }
  });
});
