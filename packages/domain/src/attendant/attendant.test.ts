import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { businessHours, openOn, opened } from '../fixtures/index.ts';
import { PERIODO } from '../periodos/index.ts';
import { PERMISSION } from '../permissions/index.ts';
import { STATUS as S, StatusAgendamento, TRANSITIONS, type IdStatus } from '../status/index.ts';
import {
  ATTENDANT_ACTIONS,
  ATTENDANT_INPUT,
  ATTENDANT_TEXT,
  attendantActions,
  attendantRecordText,
  roomChangeText,
  chosenDayFailure,
  DAY_IN_PAST_MESSAGE,
  DAY_REPEATED_MESSAGE,
  DAYS_REQUIRED_MESSAGE,
  daysAhead,
  nextStep,
  nextStepHint,
  proposedDaysFailure,
  proposedDayText,
  waitedFor,
  whenFailure,
  whenText,
  type AttendantAction,
  type AttendedRequest,
  type ProposalOrigin,
  type ProposedDay,
} from './index.ts';

/** Tuesday. */
const now = { data: '2026-11-24', time: '10:00', instant: '2026-11-24T13:00:00.000Z' };
const TOMORROW = '2026-11-25';
const ALL = Object.values(PERMISSION);
const request = (idStatus: number, changes: Partial<AttendedRequest> = {}): AttendedRequest => ({
  idStatus,
  dataAgendamento: TOMORROW,
  hasPrestador: true,
  isDepositoPending: false,
  semRiscos: false,
  autoagendamento: false,
  ...changes,
});
const offered = (r: AttendedRequest, permissions: readonly string[] = ALL) =>
  attendantActions(r, now, permissions)
    .filter((each) => each.motivo === null)
    .map((each) => each.acao);

const GIVE_UP = ['DESISTIR', 'CANCELAR'] as const;

/** Written out by hand, status by status, from the documents and decisions 9 and 58: nothing of it reads the table. */
const BY_STATUS: Readonly<Record<IdStatus, readonly AttendantAction[]>> = {
  [S.EM_ABERTO]: ['INICIAR_ATENDIMENTO', 'AGUARDAR_DATA', 'PENDENCIAR_CLIENTE', 'MARCAR_FALTA', ...GIVE_UP],
  [S.EM_ANDAMENTO]: [
    'AGENDAR',
    'PEDIR_CONFIRMACAO_PRESTADOR',
    'PEDIR_CONFIRMACAO_FUNCIONARIO',
    'AGUARDAR_DATA',
    'PENDENCIAR_CLIENTE',
    'MARCAR_FALTA',
    ...GIVE_UP,
  ],
  [S.AGUARDANDO_CONF_COLABORADOR]: [
    'CONFIRMAR_PELO_FUNCIONARIO',
    'RECUSAR_PELO_FUNCIONARIO',
    'MARCAR_FALTA',
    ...GIVE_UP,
  ],
  [S.PENDENCIA_CLIENTE]: ['RESOLVER_PENDENCIA', 'MARCAR_FALTA', ...GIVE_UP],
  [S.AGUARDANDO_DATA]: [
    'INICIAR_ATENDIMENTO',
    'ESCOLHER_DATA',
    'PENDENCIAR_CLIENTE',
    'MARCAR_FALTA',
    ...GIVE_UP,
  ],
  [S.DIA_DA_CONSULTA]: ['REGISTRAR_CHEGADA', 'CONFIRMAR_COMPARECIMENTO', 'REAGENDAR', 'MARCAR_FALTA'],
  [S.AGUARDANDO_CONF_COMPARECIMENTO]: ['CONFIRMAR_COMPARECIMENTO', 'MARCAR_FALTA'],
  [S.AGENDADO]: ['REAGENDAR', 'MARCAR_FALTA', ...GIVE_UP],
  [S.DESISTENCIA_DE_VAGA]: [],
  [S.CANCELADO]: [],
  [S.REAGENDADO]: [
    'AGENDAR',
    'PEDIR_CONFIRMACAO_PRESTADOR',
    'PEDIR_CONFIRMACAO_FUNCIONARIO',
    'MARCAR_FALTA',
    ...GIVE_UP,
  ],
  [S.AGUARDANDO_APLICACAO_RISCO]: ['APLICAR_RISCO', 'MARCAR_FALTA', ...GIVE_UP],
  [S.PROCESSANDO_AGENDAMENTO]: ['MARCAR_FALTA', ...GIVE_UP],
  [S.PENDENCIA_RESOLVIDA]: [
    'INICIAR_ATENDIMENTO',
    'AGENDAR',
    'PENDENCIAR_CLIENTE',
    'MARCAR_FALTA',
    ...GIVE_UP,
  ],
  [S.KIT_PENDENTE]: ['ENTREGAR_KIT', 'REAGENDAR', 'MARCAR_FALTA', ...GIVE_UP],
  [S.PENDENCIA_PRESTADOR]: [
    'INICIAR_ATENDIMENTO',
    'ATENDER_PENDENCIA',
    'REAGENDAR',
    'PENDENCIAR_CLIENTE',
    'MARCAR_FALTA',
    ...GIVE_UP,
  ],
  [S.DEPOSITO_ANTECIPADO]: ['MARCAR_FALTA', ...GIVE_UP],
  [S.NAO_CONFIRMADO]: [],
  [S.AGUARDANDO_CONFIRMACAO_AGENDA]: ['CONFIRMAR_AGENDA', 'MARCAR_FALTA', ...GIVE_UP],
  [S.FALTA_CONSULTA]: [],
  [S.PROCESSANDO_SOLICITACAO]: ['MARCAR_FALTA', ...GIVE_UP],
  [S.CONCLUIDO]: [],
  [S.AGUARDANDO_CONFIRMACAO_DO_PRESTADOR]: [
    'CONFIRMAR_PELO_PRESTADOR',
    'PROPOR_OUTRO_HORARIO',
    'RECUSAR_PELO_PRESTADOR',
    'MARCAR_FALTA',
    ...GIVE_UP,
  ],
  [S.AUTOAGENDAMENTO]: ['INICIAR_ATENDIMENTO', 'MARCAR_FALTA', ...GIVE_UP],
};

describe("what the page of one request offers (doc3 §2.10, the table's transitions)", () => {
  // The day of the exam is today in the two statuses of the day itself, so that its conditions pass.
  const dayOf = (id: number) =>
    id === S.DIA_DA_CONSULTA || id === S.AGUARDANDO_CONF_COMPARECIMENTO ? now.data : TOMORROW;
  const cells = StatusAgendamento.flatMap(({ id, codigo: code }) =>
    ATTENDANT_ACTIONS.map((action) => [code, action, id, BY_STATUS[id].includes(action)] as const),
  );
  test.each(cells)('%s × %s', (_, action, id, expected) => {
    expect(offered(request(id, { dataAgendamento: dayOf(id) })).includes(action)).toBe(expected);
  });

  it('is nothing without a permission, and for each permission what the table gives it', () => {
    for (const { id } of StatusAgendamento) {
      expect(offered(request(id), [])).toEqual([]);
      expect(offered(request(id), [PERMISSION.GESTAO_MEDICA_V3_VIEW])).toEqual([]);
    }
    expect(offered(request(S.EM_ABERTO), [PERMISSION.PAINEL_AGENDAMENTO])).toEqual([
      'INICIAR_ATENDIMENTO',
      'AGUARDAR_DATA',
      'PENDENCIAR_CLIENTE',
    ]);
    expect(offered(request(S.EM_ABERTO), [PERMISSION.AGENDAMENTOS_CANCELAR])).toEqual(['CANCELAR']);
  });

  it('keeps what only a condition forbids in sight, with its reason', () => {
    const reasons = (r: AttendedRequest) =>
      attendantActions(r, now, ALL).flatMap((each) => (each.motivo ? [[each.acao, each.motivo]] : []));
    expect(reasons(request(S.AGENDADO, { dataAgendamento: now.data }))).toEqual([
      ['DESISTIR', 'Indisponível: o dia da consulta já chegou.'],
      ['CANCELAR', 'Indisponível: o dia da consulta já chegou.'],
    ]);
    expect(reasons(request(S.AGENDADO, { deadlineHours: { CANCELAR: 48, DESISTENCIA: false } }))).toEqual([
      ['CANCELAR', 'O prazo para cancelar é de até 48h antes da consulta!'],
    ]);
    expect(
      reasons(request(S.AGUARDANDO_CONFIRMACAO_DO_PRESTADOR, { dataAgendamento: '2026-11-23' })),
    ).toEqual([['CONFIRMAR_PELO_PRESTADOR', 'O dia marcado já passou. Proponha outro horário.']]);
  });

  it('offers what brings its clinic and day before there are any', () => {
    const bare = request(S.EM_ANDAMENTO, { dataAgendamento: null, hasPrestador: false });
    expect(offered(bare)).toEqual(BY_STATUS[S.EM_ANDAMENTO]);
  });

  it('puts one step first, of those that can be done, and otherwise says who is waited for', () => {
    for (const { id, codigo: code } of StatusAgendamento) {
      const actions = attendantActions(request(id, { dataAgendamento: dayOf(id) }), now, ALL);
      const first = nextStep(id, actions);
      if (first)
        expect([code, offered(request(id, { dataAgendamento: dayOf(id) }))]).toEqual([
          code,
          expect.arrayContaining([first]),
        ]);
      const isOver = BY_STATUS[id].length === 0;
      expect([code, first !== null || waitedFor(id) !== null]).toEqual([code, !isOver]);
      expect(nextStep(id, [])).toBeNull();
    }
  });

  it('never offers what the table has no row for, whatever the facts', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...StatusAgendamento.map((s) => s.id)),
        fc.subarray(ALL),
        fc.record({
          dataAgendamento: fc.option(fc.constantFrom('2026-11-23', '2026-11-24', '2026-11-25')),
          hasPrestador: fc.boolean(),
          isDepositoPending: fc.boolean(),
          semRiscos: fc.boolean(),
          autoagendamento: fc.boolean(),
        }),
        (idStatus, permissions, facts) => {
          for (const action of offered({ idStatus, ...facts }, permissions)) {
            expect(
              TRANSITIONS.some(
                (t) =>
                  t.de === idStatus &&
                  t.action === action &&
                  t.actors.includes('INTERNO') &&
                  t.permission !== null &&
                  permissions.includes(t.permission),
              ),
            ).toBe(true);
          }
        },
      ),
    );
  });

  it('leaves out only what has a page or dialog of its own', () => {
    const staff = new Set(
      TRANSITIONS.filter((t) => t.de !== null && t.actors.includes('INTERNO')).map((t) => t.action),
    );
    const here: readonly string[] = ATTENDANT_ACTIONS;
    expect([...staff].filter((action) => !here.includes(action)).sort()).toEqual([
      'ASSUMIR_ATENDIMENTO',
      'CONFIRMAR_AUTOAGENDAMENTO',
      'DEVOLVER_ATENDIMENTO',
      'EDITAR',
      'PAGAR_DEPOSITO',
      'SOLICITAR_ALTERACAO',
      'TROCAR_SALA',
    ]);
  });
});

describe('the words', () => {
  it('say the day, the clinic and the reason, and the list’s own words where it has the action (doc1 §4)', () => {
    const when = whenText({ data: TOMORROW, hora: '09:30', periodo: PERIODO.MANHA });
    expect(when).toBe('quarta-feira, 25 de novembro de 2026, às 09:30');
    expect(whenText({ data: TOMORROW, hora: null, periodo: PERIODO.TARDE })).toBe(
      'quarta-feira, 25 de novembro de 2026, tarde, por ordem de chegada',
    );
    expect(attendantRecordText('AGENDAR', { when: [when], clinic: 'Clínica Vida' })).toBe(
      `Agendado: ${when}, em Clínica Vida`,
    );
    expect(
      attendantRecordText('REAGENDAR', { when: [when], clinic: 'Clínica Vida', reason: ' Férias ' }),
    ).toBe(`Remarcado: ${when}, em Clínica Vida. Motivo: Férias`);
    expect(
      attendantRecordText('REAGENDAR', {
        from: 'ontem',
        when: [when],
        clinic: 'Clínica Vida',
        reason: 'Férias',
      }),
    ).toBe(`Remarcado: ontem → ${when}, em Clínica Vida. Motivo: Férias`);
    expect(roomChangeText('Consultório 1', 'Sala de exames', ' Sala em limpeza ')).toBe(
      'Sala: Consultório 1 → Sala de exames. Motivo: Sala em limpeza',
    );
    expect(attendantRecordText('PENDENCIAR_CLIENTE', { reason: 'Falta o CPF' })).toBe(
      'Pendência do cliente: Falta o CPF',
    );
    expect(attendantRecordText('CANCELAR', { reason: 'Erro' })).toBe(
      'Mudança de status para Cancelado. Motivo: Erro',
    );
    expect(attendantRecordText('MARCAR_FALTA')).toBe('Pendência resolvida: Falta consulta');
    expect(attendantRecordText('REGISTRAR_CHEGADA')).toBe('Chegada registrada pelo atendente');
  });

  it('there are some for every action, and no two buttons say the same', () => {
    const labels = ATTENDANT_ACTIONS.map((a) => ATTENDANT_TEXT[a].label);
    expect(new Set(labels).size).toBe(labels.length);
    for (const a of ATTENDANT_ACTIONS)
      expect([ATTENDANT_INPUT[a], ATTENDANT_TEXT[a].purpose, ATTENDANT_TEXT[a].done]).not.toContain('');
  });
});

describe('the day and time that an attendant picks', () => {
  const clinic = {
    openingHours: businessHours,
    feriados: [],
    ferias: [{ dataInicial: '2026-12-14', dataFinal: '2026-12-18' }],
    reservaFaixas: false,
  };
  const at = (day: string, time: string | null = null, other: Partial<typeof clinic> = {}) =>
    whenFailure({ data: day, hora: time, periodo: PERIODO.AMBOS }, { ...clinic, ...other }, now);

  it('may leave the wishes, and needs no time where the clinic serves by order of arrival', () => {
    expect(at('2027-03-10', '09:00')).toBeNull();
    expect(at(TOMORROW)).toBeNull();
  });

  test.each([
    ['a day that is over', '2026-11-23', '09:00', 'data', /anterior|menor|passad/i],
    ['a day that the clinic does not serve', '2026-11-29', '09:00', 'data', /não atende neste dia/],
    ['a national holiday', '2026-12-25', '09:00', 'data', /feriado/i],
    ['its vacation', '2026-12-15', '09:00', 'data', /Férias/],
    ['a time outside of its hours', '2026-11-27', '12:30', 'hora', /não atende/],
    ['a time of today that is over', '2026-11-24', '09:59', 'hora', /menor que o atual/],
  ])('is not %s', (_, day, time, field, text) => {
    expect(at(day, time)).toEqual({ campo: field, mensagem: expect.stringMatching(text) as string });
  });

  it('needs a slot where the clinic has agendas', () => {
    expect(at(TOMORROW, null, { reservaFaixas: true })).toEqual({
      campo: 'hora',
      mensagem: 'Escolha o horário.',
    });
  });

  it('decision 2: may be a Saturday that the clinic serves', () => {
    const everyDay = openOn(opened(), [6]);
    expect(at('2026-11-28', '09:00', { openingHours: everyDay })).toBeNull();
  });
});

describe('days proposed to the requester', () => {
  test.each([
    ['none', [], DAYS_REQUIRED_MESSAGE],
    ['a day that is over', [{ data: '2026-11-23', hora: null }], DAY_IN_PAST_MESSAGE],
    ['a time of today that is over', [{ data: '2026-11-24', hora: '09:59' }], DAY_IN_PAST_MESSAGE],
    ['the same twice', [1, 2].map(() => ({ data: TOMORROW, hora: '09:00' })), DAY_REPEATED_MESSAGE],
    ['two times of a day', ['09:00', '10:00'].map((time) => ({ data: TOMORROW, hora: time })), null],
    ['today', [{ data: '2026-11-24', hora: null }], null],
  ])('%s: %s', (_, days, expected) => expect(proposedDaysFailure(days, null, now)).toBe(expected));

  const clinic = {
    openingHours: businessHours,
    feriados: [],
    ferias: [{ dataInicial: '2026-12-14', dataFinal: '2026-12-18' }],
  };
  const fits: ProposedDay = { data: TOMORROW, hora: '09:00' };
  test.each([
    ['a day of the clinic', { data: '2026-11-27', hora: null }, null],
    ['a Sunday', { data: '2026-11-29', hora: null }, 'A clínica não atende aos domingos.'],
    ['a national holiday', { data: '2026-12-25', hora: null }, 'feriado'],
    [
      'its vacation',
      { data: '2026-12-15', hora: null },
      'A clínica está em férias de 14/12/2026 a 18/12/2026.',
    ],
    ['a time outside of its hours', { data: '2026-11-27', hora: '12:30' }, 'não atende neste horário'],
  ])('at the clinic of the request, %s', (_, day, expected) => {
    const failure = proposedDaysFailure([fits, day], clinic, now);
    if (expected === null) expect(failure).toBeNull();
    else expect(failure).toContain(expected);
  });

  test('without a time says neither an hour nor how the clinic serves', () => {
    expect(proposedDayText(fits)).toBe('quarta-feira, 25 de novembro de 2026, às 09:00');
    expect(proposedDayText({ ...fits, hora: null })).toBe(
      'quarta-feira, 25 de novembro de 2026, horário a combinar',
    );
  });
});

describe('the day that the requester chose', () => {
  const ahead = { data: '2026-11-26', hora: '09:00' };
  const of = (origin: ProposalOrigin, ...days: ProposedDay[]) => ({ origem: origin, datas: days });
  const wrong = 'Esta data não está mais entre as propostas. Escolha outra.';
  it.each([
    ['one of those proposed', ahead, of('ATENDENTE', { data: '2026-11-25', hora: null }, ahead), null],
    ['by order of arrival', { ...ahead, hora: null }, of('ATENDENTE', { ...ahead, hora: null }), null],
    ['another time', { ...ahead, hora: '10:00' }, of('ATENDENTE', ahead), wrong],
    ['a time where none was said', ahead, of('ATENDENTE', { ...ahead, hora: null }), wrong],
    [
      'over',
      { data: '2026-11-24', hora: '09:00' },
      of('ATENDENTE', { data: '2026-11-24', hora: '09:00' }),
      wrong,
    ],
    ['what the clinic offered', ahead, of('PRESTADOR', ahead), wrong],
    ['nothing proposed', ahead, null, wrong],
  ] as const)('%s', (_, day, proposal, expected) =>
    expect(chosenDayFailure(day, proposal, now)).toBe(expected),
  );
});

describe('a request that a colleague has in hand', () => {
  const held = (idStatus: number) => request(idStatus, { heldBy: 'Bruno Barros' });

  it.each([S.EM_ABERTO, S.AGUARDANDO_DATA, S.PENDENCIA_RESOLVIDA])(
    'is not begun by anybody else in status %i: the page says who has it',
    (status) => {
      const [begin] = attendantActions(held(status), now, ALL);
      expect(begin).toEqual({
        acao: 'INICIAR_ATENDIMENTO',
        motivo: 'Bruno Barros já iniciou o atendimento.',
      });
      expect(nextStep(status, attendantActions(held(status), now, ALL))).not.toBe('INICIAR_ATENDIMENTO');
    },
  );

  it.each(StatusAgendamento)('keeps every other step as it is in $codigo', ({ id: status }) => {
    const others = (r: AttendedRequest) => offered(r).filter((action) => action !== 'INICIAR_ATENDIMENTO');
    expect(others(held(status))).toEqual(others(request(status)));
  });
});

describe('days that were proposed (docs/decisions/0135)', () => {
  const at = { data: '2026-11-24', time: '10:00', instant: '2026-11-24T13:00:00.000Z' };
  const days = (...list: [string, string | null][]) =>
    daysAhead({ origem: 'ATENDENTE', datas: list.map(([day, time]) => ({ data: day, hora: time })) }, at).map(
      ({ data: day, hora: time }) => [day, time],
    );

  it('are offered while they are still to come, in their order', () => {
    expect(daysAhead(null, at)).toEqual([]);
    expect(days(['2026-11-23', '09:00'], ['2026-11-30', null], ['2026-11-25', '08:00'])).toEqual([
      ['2026-11-30', null],
      ['2026-11-25', '08:00'],
    ]);
    // Today: by order of arrival, or at a time that has not come.
    expect(days(['2026-11-24', null], ['2026-11-24', '10:00'], ['2026-11-24', '10:01'])).toEqual([
      ['2026-11-24', null],
      ['2026-11-24', '10:01'],
    ]);
  });
});

it.each([
  [S.KIT_PENDENTE, /mensagem que falhou, em Timeline Whatsapp/],
  [S.REAGENDADO, /só são avisados quando você agendar/],
])('says what the first step of status %s leaves open', (idStatus, words) => {
  expect(nextStepHint(idStatus)).toMatch(words);
});

it('says nothing of a step that says it itself', () => {
  expect(nextStepHint(S.EM_ABERTO)).toBeNull();
});
