import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PERMISSION } from '../permissions/index.ts';
import { menuItem, STATUS, StatusAgendamento } from '../status/index.ts';
import { nowInSaoPaulo } from '../time/index.ts';
import {
  BULK_ACTIONS,
  BULK_LIMIT,
  BULK_PERMISSION,
  BULK_REFUSAL,
  bulkNotice,
  bulkOutcomeText,
  bulkRefusal,
  groupRefusals,
  type BulkRow,
} from './index.ts';

const now = nowInSaoPaulo(Date.UTC(2026, 10, 24, 13));
const everything = Object.values(PERMISSION);
const row = (idStatus: number, changes: Partial<BulkRow> = {}): BulkRow => ({
  idStatus,
  dataAgendamento: '2026-12-01',
  horaAgendamento: '09:00',
  hourLimit: null,
  ...changes,
});

describe("issue 9 'Bulk': who can go along", () => {
  it.each(StatusAgendamento.map(({ id, codigo: code }) => [code, id] as const))(
    'is what the row menu says of one in %s',
    (_, id) => {
      const menu = (action: 'CANCELAR' | 'REENVIAR_KIT') =>
        menuItem(action, {
          agendamento: { status: { id }, dataAgendamento: '2026-12-01' },
          permissoes: everything,
          now,
        }).motivo ?? null;
      expect(bulkRefusal('CANCELAR', row(id), everything, now)).toBe(menu('CANCELAR'));
      expect(bulkRefusal('REENVIAR_KIT', row(id), everything, now)).toBe(menu('REENVIAR_KIT'));
      expect(bulkRefusal('MENSAGEM', row(id), everything, now)).toBe(menu('REENVIAR_KIT'));
      expect(bulkRefusal('EXPORTAR', row(id), [], now)).toBeNull();
    },
  );

  it.each([
    [
      'a day before, with 48 hours',
      '2026-11-25',
      48,
      'O prazo para cancelar é de até 48h antes da consulta!',
    ],
    ['a day before, with 12 hours', '2026-11-25', 12, null],
    ['a day before, without a limit', '2026-11-25', null, null],
    ['on the day itself', '2026-11-24', null, 'Indisponível: o dia da consulta já chegou.'],
  ])("doc1 §4 'Timing blocks': %s", (_, day, hourLimit, reason) => {
    const scheduled = row(STATUS.AGENDADO, { dataAgendamento: day, hourLimit });
    expect(bulkRefusal('CANCELAR', scheduled, everything, now)).toBe(reason);
  });

  it('nobody does in bulk what they may not do singly', () => {
    for (const action of BULK_ACTIONS.filter((each) => each !== 'EXPORTAR')) {
      const held = everything.filter((permission) => permission !== BULK_PERMISSION[action]);
      expect(bulkRefusal(action, row(STATUS.AGENDADO), held, now)).toBe(
        'Você não tem permissão para esta ação.',
      );
    }
  });
});

describe("issue 9 'Bulk': the review", () => {
  it('counts every row in one group, the largest first, whatever the rows', () => {
    const reason = fc.option(fc.constantFrom('a', 'b', 'c', 'd'), { nil: null });
    fc.assert(
      fc.property(fc.array(reason, { maxLength: 60 }), (reasons) => {
        const groups = groupRefusals(reasons);
        const refused = reasons.filter((each) => each !== null);
        expect(groups.reduce((sum, { total }) => sum + total, 0)).toBe(refused.length);
        expect(new Set(groups.map(({ motivo: reason }) => reason))).toEqual(new Set(refused));
        expect(groups.map(({ total }) => total)).toEqual(
          groups.map(({ total }) => total).toSorted((a, b) => b - a),
        );
      }),
    );
  });

  it('says how many there are, and how many are too many', () => {
    expect(BULK_REFUSAL.tooMany(BULK_LIMIT + 1)).toBe(
      'São 5.001 agendamentos, e o máximo de uma vez é 5.000. Use os filtros para fazer em partes.',
    );
  });
});

describe("issue 9 'Bulk': the end in words", () => {
  const outcome = {
    acao: 'CANCELAR',
    situacao: 'CONCLUIDO',
    feitos: 2137,
    naoFeitos: 0,
    desfeitos: 0,
  } as const;
  it.each([
    [outcome, '2.137 agendamentos cancelados.'],
    [{ ...outcome, feitos: 1, naoFeitos: 1 }, '1 agendamento cancelado. 1 ficou de fora.'],
    [
      { ...outcome, situacao: 'INTERROMPIDO', feitos: 5, naoFeitos: 3 },
      'Interrompido. 5 agendamentos cancelados. 3 ficaram de fora.',
    ],
    [{ ...outcome, situacao: 'DESFEITO', feitos: 0, desfeitos: 4 }, '4 cancelamentos desfeitos.'],
    [
      { ...outcome, situacao: 'DESFEITO', feitos: 1, desfeitos: 4 },
      '4 cancelamentos desfeitos. 1 continua cancelado.',
    ],
    [{ ...outcome, acao: 'REENVIAR_KIT', feitos: 1 }, '1 kit enviado.'],
  ] as const)('%j', (given, text) => expect(bulkOutcomeText(given)).toBe(text));

  it('a cancellation can be taken back for ten seconds, and what was left undone is a warning', () => {
    expect(bulkNotice(outcome, true)).toMatchObject({ tone: 'success', life: 10_000 });
    expect(bulkNotice({ ...outcome, naoFeitos: 2 }, false)).not.toHaveProperty('life');
    expect(bulkNotice({ ...outcome, naoFeitos: 2 }, false).tone).toBe('warning');
  });
});
