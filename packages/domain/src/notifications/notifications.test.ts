import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { STATUS_ACTION } from '../status/index.ts';
import {
  aboutAgendamento,
  aboutBulk,
  aboutImport,
  aboutMany,
  elapsedText,
  isNotificationKind,
  needsPayers,
  needsQueue,
  NOTIFICATIONS,
  recipientsOf,
  type NotificationKind,
} from './index.ts';

const KINDS = Object.keys(NOTIFICATIONS) as NotificationKind[];
const [RITA, BRUNO, CARLA, DIANA, PAULA] = [1, 2, 3, 4, 5] as const;

describe('doc3 §2.9 who the bell rings for', () => {
  it.each([
    // kind, in hand, who did it, told
    ['CONFIRMAR_PELO_PRESTADOR', BRUNO, 90, [RITA, BRUNO]],
    ['CONFIRMAR_PELO_PRESTADOR', null, 90, [RITA]],
    ['RECUSAR_PELO_PRESTADOR', BRUNO, 90, [RITA, BRUNO]],
    ['RECUSAR_PELO_PRESTADOR', null, 90, [RITA, CARLA, DIANA]],
    ['PENDENCIAR_CLIENTE', BRUNO, BRUNO, [RITA]],
    ['RESOLVER_PENDENCIA', BRUNO, RITA, [BRUNO]],
    ['RESOLVER_PENDENCIA', null, RITA, [CARLA, DIANA]],
    ['ESCOLHER_DATA', BRUNO, RITA, [BRUNO]],
    ['CANCELAR', null, RITA, []],
    ['AGENDAR', RITA, RITA, []],
    ['FALHAR_KIT', null, null, [RITA, CARLA, DIANA]],
    ['DEPOSIT_DUE', BRUNO, null, [PAULA]],
    ['DIRECTED', null, CARLA, [DIANA]],
    ['BULK_ENDED', null, null, [RITA]],
    ['MANY_ENDED', null, null, [RITA]],
  ] as const)('%s, in the hands of %s, done by %s: %j', (kind, attendantId, actor, told) => {
    const parties = { solicitanteId: RITA, attendantId, queueIds: [DIANA, CARLA], payerIds: [PAULA] };
    expect(recipientsOf(kind, parties, actor)).toEqual(told);
  });

  it('never the person who did it, nobody twice, and only who has to do with it', () => {
    const person = fc.integer({ min: 1, max: 6 });
    fc.assert(
      fc.property(
        fc.constantFrom(...KINDS),
        fc.option(person),
        fc.option(person),
        fc.array(person),
        fc.array(person),
        fc.option(person),
        (kind, solicitanteId, attendantId, queueIds, payerIds, actor) => {
          const told = recipientsOf(kind, { solicitanteId, attendantId, queueIds, payerIds }, actor);
          expect(told).not.toContain(actor);
          expect(new Set(told).size).toBe(told.length);
          const involved = [
            solicitanteId,
            attendantId,
            ...(needsQueue(kind, attendantId) ? queueIds : []),
            ...(needsPayers(kind) ? payerIds : []),
          ];
          for (const id of told) expect(involved).toContain(id);
        },
      ),
    );
  });

  it('every step that is told exists, and a title says nothing about health', () => {
    for (const kind of KINDS) {
      expect(isNotificationKind(kind)).toBe(true);
      expect(NOTIFICATIONS[kind].titulo).not.toMatch(/apto|inapto|risco|laudo|gravid|resultado/i);
    }
    const others = KINDS.filter((kind) => !Object.hasOwn(STATUS_ACTION, kind));
    expect(others).toEqual([
      'DEPOSIT_DUE',
      'DIRECTED',
      'PRE_REQUEST_MADE',
      'STEP_UNDONE',
      'BULK_ENDED',
      'MANY_ENDED',
      'REGISTRATION_SENT',
      'BOLETIM_OUT',
      'IMPORT_ENDED',
    ]);
    for (const silent of ['CRIAR', 'CHEGAR_DIA', 'toString', null])
      expect(isNotificationKind(silent)).toBe(false);
  });
});

describe('what it says', () => {
  it('whose exam it is, and for when once there is a day', () => {
    const funcionario = 'Ana Souza';
    expect(aboutAgendamento({ funcionario, data: null, hora: null })).toBe('Ana Souza');
    expect(aboutAgendamento({ funcionario, data: '2026-11-24', hora: null })).toBe('Ana Souza, 24/11/2026');
    expect(aboutAgendamento({ funcionario, data: '2026-11-24', hora: '09:00' })).toBe(
      'Ana Souza, 24/11/2026 às 09:00',
    );
    expect([1, 2].map(aboutBulk)).toEqual(['1 agendamento', '2 agendamentos']);
    expect([aboutMany(1, 0), aboutMany(0, 1), aboutMany(12, 3)]).toEqual([
      '1 agendamento criado',
      '0 agendamentos criados, 1 não criado',
      '12 agendamentos criados, 3 não criados',
    ]);
    expect([aboutImport(1, 0), aboutImport(0, 2), aboutImport(3, 1), aboutImport(0, 1, 2)]).toEqual([
      '1 linha gravada',
      '0 linhas gravadas, 2 recusadas',
      '3 linhas gravadas, 1 recusada',
      '0 linhas gravadas, 1 recusada, 2 desfeitas',
    ]);
  });

  it.each([
    [-5, 'agora'],
    [59, 'agora'],
    [60, 'há 1 minuto'],
    [3599, 'há 59 minutos'],
    [3600, 'há 1 hora'],
    [86_399, 'há 23 horas'],
    [86_400, 'há 1 dia'],
    [86_400 * 89, 'há 89 dias'],
  ])('%i s ago: %s', (seconds, text) => {
    expect(elapsedText(0, seconds * 1000)).toBe(text);
  });
});
