import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { PERIODO } from '../periodos/index.ts';
import { STATUS, StatusAgendamento } from '../status/index.ts';
import { anyDate, anyTime, inSaoPaulo } from '../time/arbitraries.test-util.ts';
import { addDays, instantInSaoPaulo } from '../time/index.ts';
import * as T from './index.ts';

const visit: T.Visit = {
  name: 'João Conceição',
  data: '2026-11-24',
  time: '08:30',
  periodo: PERIODO.MANHA,
  clinic: 'Clínica Horário',
  address: 'Rua Direita, 100',
  timeZone: 'America/Sao_Paulo',
  before: ['Jejum de 8 horas'],
  bring: ['Documento oficial com foto'],
};

describe("issue 12 'What happened is said': a clinic that is paid in advance", () => {
  test.each([
    ['the employee', T.confirmationText, T.RESERVED_TEXT],
    ['the requester', T.solicitanteText, T.RESERVED_FOR_SOLICITANTE_TEXT],
  ] as const)('%s reads that it is reserved, and what is still open', (_, template, open) => {
    const { assunto: subject, corpo: body } = template({ ...visit, isReserved: true });
    expect(subject).toContain('reservado');
    expect(body).toContain(open);
    expect(template(visit).corpo).not.toContain(open);
    expect(template(visit).assunto).toContain('confirmado');
  });
});

describe("issue 12 'A way back': the lasting link", () => {
  const link = 'https://apto.test/publico/#/autoagendamento/login?token=A';
  test.each(Object.entries(T.VISIT_TEMPLATE))(
    '%s has it where its reader is the employee',
    (kind, template) => {
      const isEmployees = T.isMessageKind(kind) && T.MESSAGE_KIND[kind].recipient === 'FUNCIONARIO';
      expect(template({ ...visit, myLink: link }).corpo.includes(link)).toBe(isEmployees);
      expect(template({ ...visit, myLink: null }).corpo).not.toContain('Meu agendamento');
    },
  );

  test.each(Object.entries(T.VISIT_TEMPLATE))(
    '%s says how long the visit takes, where it tells of the day itself',
    (kind, template) => {
      const of = (duration: T.Visit['duration']) => template({ ...visit, duration: duration ?? null }).corpo;
      expect(of({ minutos: 80, aoMenos: true }).includes('Tempo previsto: pelo menos 1 h 20 min.')).toBe(
        kind !== 'KIT_PRESTADOR',
      );
      expect(of(null)).not.toContain('Tempo previsto');
    },
  );

  test('the event carries it, with the day and the preparation, and nobody’s name', () => {
    const now = inSaoPaulo('2026-11-23', '10:00');
    const clinic = {
      name: 'Clínica Horário',
      phone: '1133334444',
      fuso: 'America/Sao_Paulo',
      latitude: null,
      longitude: null,
    };
    const booked = { ...visit, id: 7, version: 3, clinic, myLink: link };
    const event = T.visitIcs(booked, now).replaceAll('\r\n ', '');
    expect(event).toContain(`Meu agendamento: ${link}`);
    expect(event).toContain('SEQUENCE:3');
    expect(event).toContain('DTSTART;TZID=America/Sao_Paulo:20261124T083000');
    expect(event).toContain('Jejum de 8 horas');
    expect(event).not.toContain('João');
    expect(event).toContain('DTEND;TZID=America/Sao_Paulo:20261124T093000');
    const lasting = (minutes: number, isLeast: boolean) =>
      T.visitIcs({ ...booked, duration: { minutos: minutes, aoMenos: isLeast } }, now);
    // What is only known in part keeps the hour free.
    for (const [ics, end] of [
      [lasting(80, false), '095000'],
      [lasting(20, false), '085000'],
      [lasting(20, true), '093000'],
    ] as const)
      expect(ics).toContain(`DTEND;TZID=America/Sao_Paulo:20261124T${end}`);
    const untimed = T.visitIcs({ ...booked, time: null, myLink: null }, now).replaceAll('\r\n ', '');
    expect(untimed).toContain('DESCRIPTION:Manhã');
    expect(untimed).not.toContain('Meu agendamento');
  });
});

describe('doc1 §3 quemAvisa and linkTelemedicina (docs/decisions/0119)', () => {
  const room = 'https://salas.exemplo.com.br/4f9c';

  test.each([
    ['SOLICITANTE', false, true, false],
    ['SOLICITANTE', true, true, true],
    ['SOLICITANTE', false, false, true],
    ['EMPRESA', false, true, true],
    ['USUARIO_ESCOLHE', false, true, true],
  ] as const)(
    '%s, remote %s, requester reached %s: the employee is told %s',
    (quemAvisa, isRemote, reachesSolicitante, told) => {
      const telling = { quemAvisa, isRemote, reachesSolicitante };
      expect(T.tellsFuncionario(telling)).toBe(told);
      expect(T.notifierText(telling, 'Rita').includes('Rita')).toBe(!told);
    },
  );

  test.each([
    ['CONFIRMAR_AUTOAGENDAMENTO', true],
    ['CONFIRMAR_PELO_FUNCIONARIO', true],
    ['ANTECIPAR', true],
    ['AGENDAR', false],
    ['CONFIRMAR_PELO_PRESTADOR', false],
    [null, false],
  ] as const)('a day that came by %s is the employee’s own: %s', (setBy, isOwn) => {
    const telling = { quemAvisa: 'SOLICITANTE', isRemote: false, reachesSolicitante: true, setBy } as const;
    expect(T.tellsFuncionario(telling)).toBe(isOwn);
    expect(T.notifierText(telling, 'Rita')).toBe(
      isOwn
        ? 'O funcionário recebe o aviso direto da empresa.'
        : 'Quem avisa o funcionário é o solicitante, Rita, que recebe o dia e o local.',
    );
  });

  test.each(Object.entries(T.VISIT_TEMPLATE))(
    '%s: a remote visit sends nobody to the clinic, and the room reaches who enters it',
    (kind, template) => {
      const { corpo: body } = template({ ...visit, isRemote: true, room });
      expect(body).toMatch(/telemedicina/i);
      expect(body).not.toContain('Como chegar');
      const recipient = T.isMessageKind(kind) ? T.MESSAGE_KIND[kind].recipient : null;
      expect(body.includes(room)).toBe(recipient !== 'SOLICITANTE');
      expect(template({ ...visit, isPassedOn: true }).corpo.includes('Quem avisa João é você')).toBe(
        recipient === 'SOLICITANTE',
      );
    },
  );
});

describe('issue 9: each message has its template in one place', () => {
  test.each(Object.entries(T.VISIT_TEMPLATE))(
    '%s says who, when and where, and has a subject',
    (_, template) => {
      const { assunto: subject, corpo: body } = template(visit);
      expect(subject).not.toBe('');
      expect(body).toContain('terça-feira, 24 de novembro de 2026, às 08:30');
      expect(body).toContain('Clínica Horário');
      expect(body).toContain('João');
    },
  );

  it('every kind but links, questions and offers is written from the visit, and the timeline has a word for each', () => {
    const kinds = Object.keys(T.MESSAGE_KIND);
    expect(kinds.filter((kind) => !T.isVisitMessage(kind))).toEqual([
      'LINK_AUTOAGENDAMENTO',
      'PEDIDO_CONFIRMACAO',
      'PROPOSTA_DATA',
      'PENDENCIA_CLIENTE',
      'MUDANCA_PELO_FUNCIONARIO',
      'OFERTA_HORARIO',
      'AVISO_AGENDAMENTO',
      'AVISO_ALTERACAO',
      'AVISO_CANCELAMENTO',
      'AVISO_FALTA',
      'AVISO_PENDENCIA',
      'AVISO_ASO',
      'AVISO_DESFEITO',
    ]);
    expect(T.RECIPIENTS.map((r) => T.RECIPIENT_LABEL[r])).toEqual([
      'Funcionário',
      'Solicitante',
      'Prestador',
      'Responsável',
    ]);
  });

  it('doc1 §2.5: the kit goes to provider and requester', () => {
    expect(T.KIT_MESSAGES.map((kind) => T.MESSAGE_KIND[kind].recipient)).toEqual([
      'PRESTADOR',
      'SOLICITANTE',
    ]);
    expect(Object.keys(T.MESSAGE_KIND).filter(T.carriesKit)).toEqual([...T.KIT_MESSAGES]);
  });

  it('without a time it says the period, and leaves how one is received to the clinic’s own words', () => {
    expect(T.whenText({ ...visit, time: null })).toBe(
      'terça-feira, 24 de novembro de 2026, no período da manhã',
    );
    expect(T.whenText({ ...visit, time: null, periodo: PERIODO.AMBOS })).toBe(
      'terça-feira, 24 de novembro de 2026, de manhã ou à tarde',
    );
    expect(T.whenText({ ...visit, timeZone: 'America/Manaus' })).toMatch(/\(horário local da clínica\)$/);
  });
});

test('docs/decisions/0151: an offer says what, until when, what happens without an answer, and where to give it', () => {
  const when = { periodo: PERIODO.MANHA, timeZone: 'America/Sao_Paulo' };
  const { assunto: subject, corpo: body } = T.offerText({
    name: 'João Conceição',
    offered: { ...when, data: '2026-11-24', time: '08:30' },
    own: { ...when, data: '2026-11-27', time: '09:00' },
    clinic: { clinic: 'Clínica Horário', address: 'Rua Direita, 100' },
    until: '10:30',
    link: 'https://apto.test/publico/#/autoagendamento/login?token=A',
  });
  expect(subject).toBe('Abriu um horário antes: responda até 10:30');
  expect(body.split('\n').filter(Boolean)).toEqual([
    'João, abriu um horário antes do seu: terça-feira, 24 de novembro de 2026, às 08:30, em Clínica Horário (Rua Direita, 100).',
    'Ele está guardado só para você até as 10:30 de hoje. Aceite ou recuse em: https://apto.test/publico/#/autoagendamento/login?token=A',
    'O link é pessoal e abre com o seu CPF.',
    'Se você não responder, nada muda: o seu horário continua sexta-feira, 27 de novembro de 2026, às 09:00.',
  ]);
});

describe('how somebody is reached', () => {
  const both = { email: 'a@b.com.br', phone: '(11) 98765-4321' };
  it('people by WhatsApp, offices by e-mail, each the other way where only that is there', () => {
    expect(T.destinationOf('FUNCIONARIO', both)).toEqual({ canal: 'WHATSAPP', destino: '11987654321' });
    expect(T.destinationOf('PRESTADOR', both)).toEqual({ canal: 'EMAIL', destino: 'a@b.com.br' });
    expect(T.destinationOf('SOLICITANTE', { ...both, email: null })?.canal).toBe('WHATSAPP');
    expect(T.destinationOf('FUNCIONARIO', { ...both, phone: '00000000000' })?.canal).toBe('EMAIL');
  });
  it('a fixed line receives no WhatsApp, and nothing is nothing', () => {
    expect(T.destinationOf('PRESTADOR', { email: ' ', phone: '1133334444' })).toBeNull();
    const office = { email: null, phone: '1133334444', otherPhone: '11987654321' };
    expect(T.destinationOf('PRESTADOR', office)).toEqual({ canal: 'WHATSAPP', destino: '11987654321' });
    expect(T.destinationOf('SOLICITANTE', { email: null, phone: null })).toBeNull();
  });
});

describe('what is not sent any more when its turn comes', () => {
  const told = { data: '2026-11-24', hora: '08:30' };
  test.each(StatusAgendamento.map(({ id }) => id))('status %s', (idStatus) => {
    const isExpected = [STATUS.AGENDADO, STATUS.KIT_PENDENTE, STATUS.DIA_DA_CONSULTA].some(
      (id) => id === idStatus,
    );
    expect(T.outdatedReason(told, { ...told, idStatus }) === null).toBe(isExpected);
  });
  it('what tells another day or another time than the appointment has', () => {
    const now = { ...told, idStatus: STATUS.AGENDADO };
    expect(T.outdatedReason(told, { ...now, hora: '09:00' })).toBe('O agendamento mudou de dia ou horário.');
    expect(T.outdatedReason(told, { ...now, data: '2026-11-25' })).not.toBeNull();
  });
});

describe('issue 9: reminders the day before and two hours before', () => {
  const slot = { data: '2026-11-24', hora: '08:30', scheduledAt: '2026-11-01T12:00:00.000Z' };
  const due = (kind: T.ReminderKind, date: string, time: string, over: Partial<T.ReminderSlot> = {}) =>
    T.isReminderDue(kind, { ...slot, ...over }, inSaoPaulo(date, time));

  test.each([
    ['LEMBRETE_VESPERA', '2026-11-23', '08:59', false],
    ['LEMBRETE_VESPERA', '2026-11-23', '09:00', true],
    ['LEMBRETE_VESPERA', '2026-11-23', '20:59', true],
    ['LEMBRETE_VESPERA', '2026-11-23', '21:00', false],
    ['LEMBRETE_VESPERA', '2026-11-24', '09:00', false],
    ['LEMBRETE_2_HORAS', '2026-11-24', '06:29', false],
    ['LEMBRETE_2_HORAS', '2026-11-24', '06:30', true],
    ['LEMBRETE_2_HORAS', '2026-11-24', '07:59', true],
    ['LEMBRETE_2_HORAS', '2026-11-24', '08:00', false],
  ] as const)('%s at %s %s: %s', (kind, date, time, expected) => {
    expect(due(kind, date, time)).toBe(expected);
  });

  it('whoever was told of the visit after the reminder would have left is not told twice', () => {
    const scheduledAt = instantInSaoPaulo('2026-11-23', '14:00');
    expect(due('LEMBRETE_VESPERA', '2026-11-23', '15:00', { scheduledAt })).toBe(false);
    expect(due('LEMBRETE_2_HORAS', '2026-11-24', '06:30', { scheduledAt })).toBe(true);
  });

  it('without a time there is no two hours before', () => {
    expect(due('LEMBRETE_2_HORAS', '2026-11-24', '06:30', { hora: null })).toBe(false);
    expect(due('LEMBRETE_VESPERA', '2026-11-23', '10:00', { hora: null })).toBe(true);
  });

  it('a server that looks every minute finds each of them once, before the visit and never together', () => {
    fc.assert(
      fc.property(
        anyDate('2020-01-01', '2040-12-31'),
        anyTime,
        fc.integer({ min: -3 * 1440, max: 60 }),
        (date, time, before) => {
          const visitAt = Date.parse(instantInSaoPaulo(date, time));
          const scheduledAt = new Date(visitAt + before * 60_000).toISOString();
          const sent: string[] = [];
          const keys = new Set<string>();
          const start = Date.parse(instantInSaoPaulo(addDays(date, -2), '00:00'));
          for (let at = start; at <= visitAt + 60 * 60_000; at += 10 * 60_000) {
            const instant = new Date(at).toISOString();
            const dueNow = T.REMINDERS.filter((kind) =>
              T.isReminderDue(kind, { data: date, hora: time, scheduledAt }, { instant }),
            );
            for (const kind of dueNow) {
              expect(at).toBeLessThan(visitAt);
              expect(Date.parse(scheduledAt)).toBeLessThan(at);
              const key = T.reminderKey(kind, 7, { data: date, hora: time });
              if (!keys.has(key)) sent.push(kind);
              keys.add(key);
            }
          }
          expect(new Set(sent).size).toBe(sent.length);
          expect(sent.length).toBeLessThanOrEqual(2);
          if (before < -2 * 1440 - 120) expect(sent).toHaveLength(2);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('another day or time is another reminder, the same one is not', () => {
    const key = (data: string, time: string | null) =>
      T.reminderKey('LEMBRETE_VESPERA', 7, { data, hora: time });
    expect(key('2026-11-24', '08:30')).toBe(key('2026-11-24', '08:30'));
    expect(
      new Set([key('2026-11-24', '08:30'), key('2026-11-25', '08:30'), key('2026-11-24', null)]).size,
    ).toBe(3);
  });
});

it('the states of a message in words: waiting is no failure', () => {
  expect(Object.values(T.MESSAGE_STATE).map(({ label, tone }) => [label, tone])).toEqual([
    ['Na fila', 'info'],
    ['Enviada', 'success'],
    ['Entregue', 'success'],
    ['Não saiu daqui', 'warning'],
    ['Falhou', 'danger'],
    ['Não enviada', 'neutral'],
  ]);
});

describe("'Enviar de novo' is offered where it is not refused", () => {
  const expected: T.MessageSubject = { idStatus: STATUS.AGENDADO, hasVisit: true, hasDaysAhead: false };
  const may = (kind: string, about: Partial<T.MessageSubject> = {}, state = 'FALHA') =>
    T.canResendMessage(kind, state, { ...expected, ...about });

  it('of what is sent again at all, and is not on its way', () => {
    expect(may('KIT_PRESTADOR')).toBe(true);
    expect(may('KIT_PRESTADOR', {}, 'PENDENTE')).toBe(false);
    expect(may('LINK_AUTOAGENDAMENTO')).toBe(false);
    expect(may('QUALQUER')).toBe(false);
  });

  it('of a visit, while the employee is expected at it', () => {
    for (const { id } of StatusAgendamento)
      expect([id, may('LEMBRETE_VESPERA', { idStatus: id })]).toEqual([
        id,
        [STATUS.AGENDADO, STATUS.KIT_PENDENTE, STATUS.DIA_DA_CONSULTA].some((each) => each === id),
      ]);
    expect(may('KIT_PRESTADOR', { hasVisit: false })).toBe(false);
    expect(may('KIT_PRESTADOR', { idStatus: null })).toBe(false);
  });

  it('of a question, until it is answered or has no day left', () => {
    const asked = { hasVisit: false, hasDaysAhead: true };
    for (const { id } of StatusAgendamento) {
      expect([id, may('PENDENCIA_CLIENTE', { ...asked, idStatus: id }, 'ENTREGUE')]).toEqual([
        id,
        id === STATUS.PENDENCIA_CLIENTE,
      ]);
      expect([id, may('PROPOSTA_DATA', { ...asked, idStatus: id }, 'ENTREGUE')]).toEqual([
        id,
        id === STATUS.AGUARDANDO_DATA,
      ]);
    }
    expect(may('PROPOSTA_DATA', { idStatus: STATUS.AGUARDANDO_DATA, hasDaysAhead: false })).toBe(false);
  });
});

it('doc3 §4.4: what failed is tried again by the newest of its kind, the oldest first', () => {
  const about: T.MessageSubject = { idStatus: STATUS.AGENDADO, hasVisit: true, hasDaysAhead: false };
  const sent = (kind: string, state: string) => ({ kind, state, about });
  const [clinic, customer] = [sent('KIT_PRESTADOR', 'FALHA'), sent('KIT_SOLICITANTE', 'FALHA')];
  expect(T.failedMessages([customer, clinic])).toEqual([clinic, customer]);
  // It went since, or is on its way.
  expect(T.failedMessages([sent('KIT_PRESTADOR', 'ENTREGUE'), clinic])).toEqual([]);
  expect(T.failedMessages([sent('KIT_PRESTADOR', 'PENDENTE'), clinic])).toEqual([]);
  // A link has a dialog of its own, which changes the token.
  expect(T.failedMessages([sent('LINK_AUTOAGENDAMENTO', 'FALHA')])).toEqual([]);
  // What it was about is over.
  expect(T.failedMessages([{ ...clinic, about: { ...about, idStatus: STATUS.CANCELADO } }])).toEqual([]);
});
