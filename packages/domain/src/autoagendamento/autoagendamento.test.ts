import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { openOn, opened } from '../fixtures/index.ts';
import { TiposExame, TIPO_EXAME as T } from '../exames/index.ts';
import { STATUS } from '../status/index.ts';
import { datesBetween, addDays, isWeekend } from '../time/index.ts';
import * as A from './index.ts';

/** Tuesday. */
const now = { data: '2026-11-24', time: '10:00', instant: '2026-11-24T13:00:00.000Z' };
const week = openOn(opened({ tarde: false }), [1, 2, 3, 4]);

describe('blocking dialogs (doc2 §2.9, §4)', () => {
  it('titles and buttons', () => {
    expect(Object.values(A.BLOCK).map((b) => [b.title, b.button])).toEqual([
      ['Tipo de exame não permitido', 'Agendar manualmente'],
      ['Funcionário sem risco não permitido', 'Agendar manualmente'],
      ['Funcionário com exames em dia não permitido', 'Agendar manualmente'],
      ['Esse exame não pode ser realizado pelo autoagendamento', 'Agendar manualmente'],
      ['Aguardando confirmação de risco', 'Entendi'],
    ]);
  });

  test.each(TiposExame.map((t) => [t.nome, t.id] as const))('%s', (_name, tipoExame) => {
    const given = (extra: Partial<Parameters<typeof A.autoagendamentoBlock>[0]>) =>
      A.autoagendamentoBlock({ tipoExame, possuiRisco: true, examesEmDia: false, ...extra })?.codigo ?? null;
    const blocked = [3, 8, 9, 10].includes(tipoExame) ? 'TIPO_NAO_PERMITIDO' : null;
    expect(given({})).toBe(blocked);
    expect(given({ possuiRisco: false })).toBe('SEM_RISCO');
    expect(given({ possuiRisco: null })).toBe(blocked);
    expect(given({ examesEmDia: true })).toBe(tipoExame === 2 || tipoExame === 4 ? 'EXAMES_EM_DIA' : blocked);
    expect(given({ enquadramentoLaudoPCD: 'sim' })).toBe('ENQUADRAMENTO_PCD');
  });

  it('step 5: no link while anybody’s risk is missing or unknown', () => {
    expect(A.autoagendamentoOutcome([{ possuiRisco: true }])).toEqual({ issuesLink: true });
    for (const possuiRisco of [false, null]) {
      expect(A.autoagendamentoOutcome([{ possuiRisco: true }, { possuiRisco }])).toMatchObject({
        issuesLink: false,
        block: { title: 'Aguardando confirmação de risco' },
      });
    }
  });

  it.each([
    [STATUS.AGUARDANDO_CONF_COLABORADOR, true, true],
    [STATUS.AGUARDANDO_CONF_COLABORADOR, false, false],
    [STATUS.AGUARDANDO_CONF_COLABORADOR, null, false],
    [STATUS.AGUARDANDO_APLICACAO_RISCO, true, false],
    [STATUS.AGUARDANDO_APLICACAO_RISCO, false, false],
  ])('step 5: saved as %i, of an employee with risk %s: a link %s', (idStatus, possuiRisco, expected) => {
    expect(A.getsLink({ idStatus }, [{ possuiRisco }])).toBe(expected);
  });
});

describe('form (doc2 §5 Self-scheduling form)', () => {
  const complete: A.AutoagendamentoForm = {
    funcionario: { id: 1 },
    tipoExame: { id: T.PERIODICO },
    dataHomologacao: null,
    dataSugestaoInicial: '2026-11-25',
    dataSugestaoFinal: '2026-12-04',
    possuiRisco: true,
    questionarioRisco: 1,
  };
  const failures = (change: Partial<A.AutoagendamentoForm>, facts: A.LinkDayFacts = {}) =>
    Object.fromEntries(
      A.validateAutoagendamentoForm({ ...complete, ...change }, now, facts).map((f) => [f.campo, f.mensagem]),
    );
  const outOfDays = (n: number) => ({
    dataSugestaoFinal: `Por favor selecione outro período de datas, o período da sugestão de datas deve conter no maximo ${n} dias.`,
  });

  it('decision 58: a holiday of the registry, and the limit of days of the client', () => {
    const feriados = [{ dataFeriado: '2026-12-02', abrangencia: 'NACIONAL' as const, nome: 'Padroeira' }];
    expect(failures({}, { feriados })).toEqual({
      dataSugestaoFinal: 'Por favor selecione outro período de datas, 02/12/2026 é feriado nacional',
    });
    // Thu, Fri, Sat, Mon, Tue come after the Wednesday on which it begins.
    const toTuesday = { dataSugestaoFinal: '2026-12-01' };
    expect(failures(toTuesday, { dayLimit: 5 })).toEqual(outOfDays(5));
    expect(failures(toTuesday, { dayLimit: 6 })).toEqual({});
    expect(failures({}, { dayLimit: 10 })).toEqual({});
    expect(failures({}, { dayLimit: null })).toEqual({});
    // Of both limits the one that what is chosen next must keep.
    expect(failures({ dataSugestaoFinal: '2026-12-05' }, { dayLimit: 5 })).toEqual(outOfDays(5));
    expect(failures({ dataSugestaoFinal: '2026-12-05' }, { dayLimit: 30 })).toEqual(outOfDays(10));
  });

  test.each([
    ['complete, with exactly 10 dates', {}, {}],
    ['no employee', { funcionario: null }, { funcionario: 'Campo obrigatório' }],
    ['no type', { tipoExame: null }, { tipoExame: 'Campo obrigatório' }],
    ['no initial date', { dataSugestaoInicial: null }, { dataSugestaoInicial: 'Campo obrigatório' }],
    [
      'no final date',
      { dataSugestaoFinal: null },
      { dataSugestaoFinal: 'A data de sugestão final é obrigatória' },
    ],
    [
      'starting today',
      { dataSugestaoInicial: '2026-11-24', dataSugestaoFinal: '2026-11-25' },
      { dataSugestaoInicial: 'A data inicial não pode ser menor que 25/11/2026' },
    ],
    [
      'starting yesterday',
      { dataSugestaoInicial: '2026-11-23', dataSugestaoFinal: '2026-11-25' },
      { dataSugestaoInicial: 'A data inicial não pode ser menor que a data atual' },
    ],
    [
      '11 dates',
      { dataSugestaoFinal: '2026-12-05' },
      {
        dataSugestaoFinal:
          'Por favor selecione outro período de datas, o período da sugestão de datas deve conter no maximo 10 dias.',
      },
    ],
    [
      'a Saturday and a Sunday (decision 58)',
      { dataSugestaoInicial: '2026-11-28', dataSugestaoFinal: '2026-11-29' },
      {
        dataSugestaoInicial:
          'Por favor selecione outro período de datas, não há agendamento aos sábados e aos domingos.',
      },
    ],
    [
      'Christmas alone (decision 58)',
      { dataSugestaoInicial: '2026-12-25', dataSugestaoFinal: '2026-12-25' },
      { dataSugestaoInicial: 'Por favor selecione outro período de datas, 25/12/2026 é feriado nacional' },
    ],
    [
      'Christmas inside',
      { dataSugestaoInicial: '2026-12-23', dataSugestaoFinal: '2026-12-28' },
      { dataSugestaoFinal: 'Por favor selecione outro período de datas, 25/12/2026 é feriado nacional' },
    ],
    ['a weekend inside', { dataSugestaoInicial: '2026-11-27', dataSugestaoFinal: '2026-11-30' }, {}],
    [
      'backwards',
      { dataSugestaoFinal: '2026-11-24' },
      { dataSugestaoFinal: 'A data final não pode ser menor que a data inicial' },
    ],
    [
      'questionnaire missing with risk',
      { questionarioRisco: null },
      { questionarioRisco: 'O questionário deve ser informado' },
    ],
    ['questionnaire missing without risk', { questionarioRisco: null, possuiRisco: false }, {}],
    [
      'questionnaire disabled by the client',
      { questionarioRisco: null, desabilitarQuestionarioRisco: true },
      {},
    ],
    [
      'dismissal without date',
      { tipoExame: { id: T.DEMISSIONAL } },
      { dataHomologacao: 'A data de demissão é obrigatória' },
    ],
    [
      'dismissal yesterday',
      { tipoExame: { id: T.DEMISSIONAL }, dataHomologacao: '2026-11-23' },
      { dataHomologacao: 'A data de demissão não pode ser menor que a data atual' },
    ],
    ['dismissal today', { tipoExame: { id: T.DEMISSIONAL }, dataHomologacao: '2026-11-24' }, {}],
  ] as const)('%s', (_name, change, expected) =>
    expect(failures(change as Partial<A.AutoagendamentoForm>)).toEqual(expected),
  );

  it.each([
    ['2026-11-28', '2026-11-29', false],
    ['2026-12-25', '2026-12-25', false],
    ['2026-11-20', '2026-11-23', false],
    ['2026-11-27', '2026-11-29', true],
    ['2026-11-20', '2026-11-24', true],
  ])(
    'decision 58: a link from %s to %s has a day to choose: %s',
    (dataSugestaoInicial, dataSugestaoFinal, has) => {
      expect(A.hasChoosableDay({ dataSugestaoInicial, dataSugestaoFinal, now })).toBe(has);
    },
  );

  it('accepts a range exactly when it starts tomorrow or later, holds 1 to 10 dates and both ends are working days', () => {
    fc.assert(
      fc.property(fc.integer({ min: -3, max: 20 }), fc.integer({ min: -3, max: 20 }), (a, b) => {
        const start = addDays(now.data, a);
        const end = addDays(start, b);
        const accepted =
          Object.keys(failures({ dataSugestaoInicial: start, dataSugestaoFinal: end })).length === 0;
        const dates = datesBetween(start, end).length;
        // No holiday between 24 November and the longest range's end but those of December's last week.
        const closed = isWeekend(start) || isWeekend(end) || datesBetween(start, end).includes('2026-12-25');
        return accepted === (a >= 1 && dates >= 1 && dates <= 10 && !closed);
      }),
    );
    expect(A.maxAutoagendamentoDate('2026-11-25')).toBe('2026-12-04');
  });
});

describe('confirmation (doc2 §5 Employee’s confirmation)', () => {
  const base: A.Confirmation = {
    data: '2026-11-25',
    periodo: 1,
    dataSugestaoInicial: '2026-11-20',
    dataSugestaoFinal: '2026-12-10',
    openingHours: week,
    feriados: [],
    ferias: [],
    now,
  };
  const codes = (change: Partial<A.Confirmation>) =>
    A.validateConfirmation({ ...base, ...change }).map((f) => f.codigo);
  const firstOne = (change: Partial<A.Confirmation>) =>
    A.validateConfirmation({ ...base, ...change })[0]?.mensagem;

  test.each([
    ['a good day', {}, []],
    ['no day', { data: null }, ['DATE_REQUIRED']],
    ['today', { data: '2026-11-24' }, []],
    ['yesterday', { data: '2026-11-23' }, ['ANTES_DO_MINIMO']],
    ['before the suggested start', { dataSugestaoInicial: '2026-11-26' }, ['ANTES_DO_MINIMO']],
    ['after the suggested end', { dataSugestaoFinal: '2026-11-24' }, ['DEPOIS_DO_MAXIMO']],
    ['a weekday without service', { data: '2026-11-27' }, ['DIA_NAO_ATENDIDO']],
    [
      'a Saturday that is served',
      { data: '2026-11-28', openingHours: week.map((h) => ({ ...h, weekDay: 6 as const })) },
      ['WEEKEND'],
    ],
    ['an afternoon that is not served', { periodo: 2 }, ['PERIODO_NOT_SERVED']],
    ['both periods with one served', { periodo: 3 }, ['PERIODO_NOT_SERVED']],
    [
      'today’s morning after 12:00',
      { data: '2026-11-24', now: { ...now, time: '12:01' } },
      ['PERIODO_ENDED'],
    ],
    ['today’s morning at 12:00', { data: '2026-11-24', now: { ...now, time: '12:00' } }, []],
    ['a slot at noon is afternoon', { horario: '12:00' }, ['PERIODO_NOT_SERVED']],
    ['a slot before noon is morning', { periodo: 2, horario: '11:59' }, []],
    ['a slot of today that has passed', { data: '2026-11-24', horario: '09:59' }, ['HORARIO_PAST']],
    [
      'a national holiday that nobody listed',
      { data: '2026-12-25', dataSugestaoFinal: '2026-12-31', openingHours: null },
      ['FERIADO'],
    ],
    [
      'the clinic’s vacation',
      { ferias: [{ dataInicial: '2026-11-25', dataFinal: '2026-11-30' }] },
      ['FERIAS'],
    ],
  ] as const)('%s', (_name, change, expected) =>
    expect(codes(change as Partial<A.Confirmation>)).toEqual(expected),
  );

  it('the specified texts', () => {
    expect(firstOne({ data: '2026-11-27' })).toBe('O prestador não atende neste dia da semana');
    expect(firstOne({ periodo: 2 })).toBe('O prestador não atende no período selecionado');
    expect(
      firstOne({
        feriados: [
          {
            dataFeriado: '2026-11-25',
            abrangencia: 'MUNICIPAL',
            nome: 'Padroeira',
            cidade: { cidade: 'Recife', estado: 'PE' },
          },
        ],
      }),
    ).toBe('Por favor selecione outro período de datas, 25/11/2026 é feriado municipal em Recife-PE');
  });

  test.each([
    [{ cidade: 1, prestador: 1, data: '2026-11-25' }, true],
    [{ cidade: 1, prestador: 1, faixa: {} }, true],
    [{ cidade: 1, prestador: 1 }, false],
    [{ cidade: null, prestador: 1, data: '2026-11-25' }, false],
    [{ cidade: 1, prestador: null, data: '2026-11-25' }, false],
  ])('doc2 §2.11 Agendar with %o: %s', (choice, expected) => expect(A.canConfirm(choice)).toBe(expected));
});

describe('forms', () => {
  const messages = (r: { error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined }) =>
    r.error?.issues.map((i) => `${i.path.join('.')}: ${i.message}`) ?? [];

  test.each([
    [{ formaEnvio: 'WHATSAPP', phone: '', email: '' }, ['phone: Campo obrigatório']],
    [{ formaEnvio: 'WHATSAPP', phone: '119', email: 'x' }, ['phone: Digite um telefone válido']],
    [{ formaEnvio: 'WHATSAPP', phone: '(11) 98765-4321', email: '' }, []],
    [{ formaEnvio: 'EMAIL', phone: '', email: '' }, ['email: Campo obrigatório']],
    [{ formaEnvio: 'EMAIL', phone: '', email: 'x' }, ['email: Digite um email válido']],
    [{ formaEnvio: 'EMAIL', phone: '', email: 'a@b.com' }, []],
  ])('doc1 §5 resend link %o', (data, expected) => {
    expect(messages(A.resendLinkSchema.safeParse(data))).toEqual(expected);
  });

  it('doc2 §2.11: the public login needs a CPF, the token and the terms', () => {
    expect(
      messages(
        A.autoagendamentoLoginSchema.safeParse({
          username: '529.982.247-25',
          password: 't',
          termoAceito: true,
        }),
      ),
    ).toEqual([]);
    expect(
      messages(A.autoagendamentoLoginSchema.safeParse({ username: '111', password: '', termoAceito: false })),
    ).toEqual([
      'username: Digite um CPF válido',
      'password: Campo obrigatório',
      'termoAceito: É necessário aceitar os termos para continuar',
    ]);
  });
});
