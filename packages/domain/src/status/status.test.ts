import { describe, expect, it, test } from 'vitest';
import { PERMISSION } from '../permissions/index.ts';
import { nowInSaoPaulo } from '../time/index.ts';
import * as S from './index.ts';

const NOW = nowInSaoPaulo(Date.UTC(2026, 10, 24, 13));

describe('whose turn it is', () => {
  it('has every status once', () => {
    const listed = S.STATUS_TURNS.flatMap(({ status }) => status);
    expect(listed.toSorted((a, b) => a - b)).toEqual(S.StatusAgendamento.map(({ id }) => id));
  });

  it('ends with what has ended, the list’s own exceptions among it', () => {
    expect(S.STATUS_TURNS.at(-1)?.status).toEqual(
      expect.arrayContaining([...S.STATUSES_OUTSIDE_DEFAULT_LIST]),
    );
  });
});

describe('status catalogue', () => {
  test.each([
    [1, 'EM_ABERTO', 'Em Aberto'],
    [2, 'EM_ANDAMENTO', 'Em Andamento'],
    [3, 'AGUARDANDO_CONF_COLABORADOR', 'Aguardando Conf. Funcionário'],
    [4, 'PENDENCIA_CLIENTE', 'Pendência Cliente'],
    [5, 'AGUARDANDO_DATA', 'Aguardando Data'],
    [6, 'DIA_DA_CONSULTA', 'Dia da Consulta'],
    [7, 'AGUARDANDO_CONF_COMPARECIMENTO', 'Aguardando Conf. Comparecimento'],
    [8, 'AGENDADO', 'Agendado'],
    [9, 'DESISTENCIA_DE_VAGA', 'Desistência de Vaga'],
    [10, 'CANCELADO', 'Cancelado'],
    [11, 'REAGENDADO', 'Reagendado'],
    [12, 'AGUARDANDO_APLICACAO_RISCO', 'Aguardando Aplicação de Risco'],
    [13, 'PROCESSANDO_AGENDAMENTO', 'Processando Agendamento'],
    [14, 'PENDENCIA_RESOLVIDA', 'Pendência Resolvida'],
    [15, 'KIT_PENDENTE', 'Kit Pendente'],
    [16, 'PENDENCIA_PRESTADOR', 'Pendência Prestador'],
    [17, 'DEPOSITO_ANTECIPADO', 'Depósito antecipado'],
    [18, 'NAO_CONFIRMADO', 'Não Confirmado'],
    [19, 'AGUARDANDO_CONFIRMACAO_AGENDA', 'Aguardando Confirmação Agenda'],
    [20, 'FALTA_CONSULTA', 'Falta consulta'],
    [21, 'PROCESSANDO_SOLICITACAO', 'Processando Solicitação'],
    [22, 'CONCLUIDO', 'Concluído'],
    [26, 'AGUARDANDO_CONFIRMACAO_DO_PRESTADOR', 'Aguardando Confirmação do Prestador'],
    [27, 'AUTOAGENDAMENTO', 'Autoagendamento'],
  ] as const)('doc1 §4 code %i is %s, shown as %s', (id, code, description) => {
    expect(S.STATUS[code]).toBe(id);
    expect(S.statusOf(id)).toMatchObject({ id, codigo: code, descricao: description });
  });

  it('decisions #9: 24 codes, and the gaps stay', () => {
    expect(S.StatusAgendamento).toHaveLength(24);
    for (const id of [0, 23, 24, 25, 28]) {
      expect(S.statusOf(id)).toBeUndefined();
      expect(S.isStatus(id)).toBe(false);
    }
  });

  it('doc1 §4: the four concluded statuses, and the rest in progress', () => {
    const concluded = S.StatusAgendamento.filter((s) => s.grupo === 'CONCLUIDO').map((s) => s.codigo);
    expect(concluded.sort()).toEqual(['CANCELADO', 'CONCLUIDO', 'DESISTENCIA_DE_VAGA', 'FALTA_CONSULTA']);
    expect(S.TOUR_IN_PROGRESS_STATUSES).toHaveLength(11);
    expect(S.TOUR_IN_PROGRESS_STATUSES.every((id) => S.statusOf(id)?.grupo === 'EM_PROCESSO')).toBe(true);
  });

  it('doc1 §4: the default list leaves out exactly four statuses', () => {
    expect([...S.STATUSES_OUTSIDE_DEFAULT_LIST].sort((a, b) => a - b)).toEqual([9, 10, 20, 22]);
    expect(S.DEFAULT_LIST_STATUSES).toHaveLength(20);
    expect(S.DEFAULT_LIST_STATUSES.some((id) => S.STATUSES_OUTSIDE_DEFAULT_LIST.includes(id))).toBe(false);
  });

  it('doc1 §4: panel counters', () => {
    expect(S.COUNTERS.PENDENCIAS.status).toEqual([15, 16]);
    expect(S.COUNTERS.EM_ABERTO.status).toEqual([1]);
    expect(S.COUNTERS.MEUS.status).toBeNull();
    expect(Object.values(S.COUNTERS).map((c) => c.label)).toEqual(['Meus', 'Pendências', 'Em Aberto']);
  });

  it('decisions #9: PENDENTE is a grouping', () => {
    expect(S.statusAgrupamento(S.STATUS.KIT_PENDENTE)).toBe('PENDENTE');
    expect(S.statusAgrupamento(S.STATUS.AGENDADO)).toBe('AGENDADO');
  });
});

describe('status records', () => {
  test.each([
    ['CANCELAR', 'mudei', 10, 'Mudança de status para Cancelado. Motivo: mudei'],
    ['DESISTIR', 'mudei', 9, 'Mudança de status para Desistência de Vaga. Motivo: mudei'],
    ['SOLICITAR_ALTERACAO', 'outra data', 16, 'Solicitação de alteração: outra data'],
    ['RESOLVER_PENDENCIA', 'feito', 16, 'Pendência resolvida: feito'],
    ['MARCAR_FALTA', '', 20, 'Pendência resolvida: Falta consulta'],
  ] as const)(
    'doc1 §4 %s posts its status and text, and is read back',
    (action, reason, status, description) => {
      const record = S.statusRecord(action, 5, ` ${reason} `);
      expect(record).toEqual({
        descricao: description,
        agendamento: 5,
        status: { id: status },
        observacao: '',
      });
      expect(S.actionOfRecord(record)).toBe(action);
      expect(S.recordFailure(record)).toBeNull();
    },
  );

  test.each([
    [10, 'x', "A descrição deve começar por 'Mudança de status para Cancelado. Motivo: '"],
    [10, 'Mudança de status para Cancelado. Motivo:', 'Campo obrigatório'],
    [10, 'Mudança de status para Cancelado. Motivo:   ', 'Campo obrigatório'],
    [
      9,
      'Mudança de status para Cancelado. Motivo: x',
      "A descrição deve começar por 'Mudança de status para Desistência de Vaga. Motivo: '",
    ],
    [16, null, "A descrição deve começar por 'Solicitação de alteração: ' ou 'Pendência resolvida: '"],
    [16, 'Pendência resolvida: ', 'Campo obrigatório'],
    [20, 'qualquer', "A descrição deve ser 'Pendência resolvida: Falta consulta'"],
    [
      20,
      'Pendência resolvida: Falta consulta x',
      "A descrição deve ser 'Pendência resolvida: Falta consulta'",
    ],
    [8, 'x', null],
  ])('doc1 §4: a record of status %i saying %j stands for no action', (status, description, failure) => {
    const record = { descricao: description, status: { id: status } };
    expect(S.actionOfRecord(record)).toBeNull();
    expect(S.recordFailure(record)).toBe(failure);
  });
});

describe('time limit', () => {
  test.each([
    [
      'ALTERAR',
      'Você não pode alterar esse agendamento!',
      'O prazo para alterar é de até 24h antes da consulta!',
    ],
    [
      'DESISTENCIA',
      'Você não pode desistir do agendamento!',
      'O prazo para desistir é de até 24h antes da consulta!',
    ],
    [
      'CANCELAR',
      'Você não pode cancelar esse agendamento!',
      'O prazo para cancelar é de até 24h antes da consulta!',
    ],
  ] as const)('doc1 §8 %s: title and text', (action, title, text) => {
    expect(S.deadlineBlock(action, 24)).toEqual({ title, text });
    for (const free of [false, null, undefined, 0, Number.NaN] as const)
      expect(S.deadlineBlock(action, free)).toBeNull();
  });

  const now = { data: '2026-11-24', time: '10:00', instant: '2026-11-24T13:00:00.000Z' };
  test.each([
    ['exactly 24 h before is in time', 8, '2026-11-25', '10:00', 24, false],
    ['one minute later is not', 8, '2026-11-25', '09:59', 24, 24],
    ['appointment day is checked too', 6, '2026-11-24', '12:00', 24, 24],
    ['other statuses are not', 1, '2026-11-24', '12:00', 24, false],
    ['without an hour the day counts from its start', 8, '2026-11-25', null, 24, 24],
    ['without a limit nothing is blocked', 8, '2026-11-24', '12:00', 0, false],
    ['without a date nothing is blocked', 8, null, null, 24, false],
  ] as const)('doc1 §4 timing: %s', (_name, idStatus, dataAgendamento, horario, hourLimit, expected) => {
    expect(S.blockHours({ idStatus, dataAgendamento, horario, hourLimit, now })).toBe(expected);
  });
});

describe('status tag', () => {
  const company = { name: 'Apto Saúde' };
  test.each([
    [
      'client pending with a requester',
      { status: { id: 4 }, nomeSolicitante: 'Ana' },
      'Pendência Ana',
      'PENDENCIAS',
    ],
    [
      'client pending without one',
      { status: { id: 4 }, nomeSolicitante: ' ' },
      'Pendência Cliente',
      'PENDENCIAS',
    ],
    ['proposed days', { status: { id: 5 } }, 'Aguardando Data', 'PROPOSED_DAYS'],
    [
      'awaiting schedule confirmation',
      { status: { id: 19 } },
      'Aguardando Confirmação Agenda',
      'RESERVA_HORARIOS',
    ],
    ['give-up', { status: { id: 9 } }, 'Desistência de Vaga', 'REASON'],
    ['cancelled', { status: { id: 10 } }, 'Cancelado', 'REASON'],
    ['provider pending', { status: { id: 16 }, company }, 'Pendência: Apto Saúde', 'REASON'],
    ['scheduled', { status: { id: 8 }, company, nomeSolicitante: 'Ana' }, 'Agendado', undefined],
    ['unknown', { status: { id: 24, descricao: 'Novo' } }, 'Novo', undefined],
  ] as const)('doc1 §2.1 %s', (_name, agendamento, label, opens) => {
    expect(S.statusTagData(agendamento)).toMatchObject({ label });
    expect(S.statusTagData(agendamento).opens).toBe(opens);
  });

  it.each([
    [3, 'Aguardando '],
    [5, undefined],
    [7, 'Aguardando '],
    [8, undefined],
    [12, 'Aguardando '],
    [19, 'Aguardando Confirmação '],
    [26, 'Aguardando Confirmação '],
  ])('what status %i is not told by', (id, lead) => {
    expect(S.statusTagData({ status: { id } }).lead).toBe(lead);
  });

  it('statuses that wait are told apart by their first two short words', () => {
    const told = [3, 7, 12, 19, 26].map((id) => {
      const { label, lead = '', shortLead = '' } = S.statusTagData({ status: { id } });
      return `${shortLead}${label.slice(lead.length)}`;
    });
    expect(told).toEqual([
      'Conf. Funcionário',
      'Conf. Comparecimento',
      'Aplicação de Risco',
      'Conf. Agenda',
      'Conf. do Prestador',
    ]);
  });

  it('doc1 §4: what a tag asks for is what the transition table asks for', () => {
    const action = {
      PENDENCIAS: 'RESOLVER_PENDENCIA',
      PROPOSED_DAYS: 'ESCOLHER_DATA',
      RESERVA_HORARIOS: 'CONFIRMAR_AGENDA',
    } as const;
    for (const id of Object.values(S.STATUS)) {
      const { opens } = S.statusTagData({ status: { id } });
      if (!opens || opens === 'REASON') continue;
      for (const held of [[], ...Object.values(PERMISSION).map((one): string[] => [one])]) {
        const { ok } = S.canTransition(id, action[opens], held, { now: NOW, dataAgendamento: null });
        expect(held.includes(S.TAG_PERMISSION[opens])).toBe(ok);
      }
    }
  });

  it('doc1 §2.1: the advance deposit has a tooltip and opens nothing', () => {
    expect(S.statusTagData({ status: { id: 17 } })).toMatchObject({
      label: 'Depósito antecipado',
      tooltip: 'Aguardando depósito antecipado para o prestador',
    });
  });

  it('doc1 §2.1: buttons beside the menu', () => {
    expect(S.rowButtons({ pcd: true, tipoExame: { id: 3 } })).toEqual([
      'PCD_ATTACHMENT',
      'LIBERACAO_ATTACHMENT',
    ]);
    expect(S.rowButtons({ pcd: false, tipoExame: { id: 2 } })).toEqual([]);
    expect(S.showsStart(27)).toBe(true);
    expect(S.showsStart(1)).toBe(false);
  });

  it('the longest reason fits its record with the words of every action', () => {
    const reason = 'x'.repeat(S.MAX_REASON_LENGTH);
    const actions = [
      'CANCELAR',
      'DESISTIR',
      'SOLICITAR_ALTERACAO',
      'RESOLVER_PENDENCIA',
      'MARCAR_FALTA',
    ] as const;
    for (const action of actions) {
      expect(S.recordText(action, reason).length).toBeLessThanOrEqual(S.MAX_RECORD_LENGTH);
    }
  });

  it('decisions #23: the limit of missed appointments is reached at equality', () => {
    expect(S.hasReachedMissedLimit(2, 2)).toBe(true);
    expect(S.hasReachedMissedLimit(1, 2)).toBe(false);
    expect(S.hasReachedMissedLimit(9, null)).toBe(false);
  });

  it('doc1 §2.1: what has ended without a day or a clinic is not being scheduled any more', () => {
    expect(S.undecidedText(S.STATUS.EM_ABERTO)).toBe('Em processo de agendamento');
    for (const id of S.ENDED_STATUSES) expect(S.undecidedText(id)).toBe('Não informado');
  });
});
