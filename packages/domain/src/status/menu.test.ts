import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { PERMISSION as P } from '../permissions/index.ts';
import {
  menuItem,
  menuItems,
  canTransition,
  STATUS,
  StatusAgendamento,
  changeMode,
  TAG_PERMISSION,
  type MenuAction,
  type StatusAction,
} from './index.ts';

const now = { data: '2026-11-24', time: '10:00', instant: '2026-11-24T13:00:00.000Z' };
const ALL = [
  P.AGENDAMENTOS_EDITAR,
  P.AGENDAMENTOS_REENVIAR_KIT,
  P.AGENDAMENTOS_DESISTENCIA,
  P.AGENDAMENTOS_CANCELAR,
  P.AGENDAMENTOS_ANEXOS,
  P.AGENDAMENTOS_TIMELINE,
];
const S = STATUS;

/** doc1 §4 'Row-menu availability', written a second time as the document says it. */
const DISABLED: Partial<Record<MenuAction, readonly number[]>> = {
  ALTERAR: [
    S.DESISTENCIA_DE_VAGA,
    S.CANCELADO,
    S.NAO_CONFIRMADO,
    S.AGUARDANDO_APLICACAO_RISCO,
    S.AGUARDANDO_CONF_COMPARECIMENTO,
    S.FALTA_CONSULTA,
    S.CONCLUIDO,
  ],
  DESISTENCIA: [
    S.DESISTENCIA_DE_VAGA,
    S.CANCELADO,
    S.DIA_DA_CONSULTA,
    S.AGUARDANDO_CONF_COMPARECIMENTO,
    S.NAO_CONFIRMADO,
    S.FALTA_CONSULTA,
    S.CONCLUIDO,
  ],
  CANCELAR: [
    S.CANCELADO,
    S.DIA_DA_CONSULTA,
    S.DESISTENCIA_DE_VAGA,
    S.AGUARDANDO_CONF_COMPARECIMENTO,
    S.FALTA_CONSULTA,
    S.CONCLUIDO,
    S.NAO_CONFIRMADO,
  ],
  FALTA_CONSULTA: [S.DESISTENCIA_DE_VAGA, S.CANCELADO, S.NAO_CONFIRMADO, S.FALTA_CONSULTA, S.CONCLUIDO],
  REENVIAR_KIT: StatusAgendamento.map((s) => s.id).filter(
    (id) => id !== S.AGENDADO && id !== S.DIA_DA_CONSULTA,
  ),
  ANEXOS: [],
  TIMELINE: [],
};
const PERMISSION: Partial<Record<MenuAction, string>> = {
  ALTERAR: P.AGENDAMENTOS_EDITAR,
  REENVIAR_KIT: P.AGENDAMENTOS_REENVIAR_KIT,
  DESISTENCIA: P.AGENDAMENTOS_DESISTENCIA,
  CANCELAR: P.AGENDAMENTOS_CANCELAR,
  // The documents name none; a change without a permission would be open to every reader.
  FALTA_CONSULTA: P.AGENDAMENTOS_EDITAR,
  ANEXOS: P.AGENDAMENTOS_ANEXOS,
  TIMELINE: P.AGENDAMENTOS_TIMELINE,
};
const item = (
  action: MenuAction,
  id: number,
  permissions: readonly string[],
  dataAgendamento: string | null = null,
) => menuItem(action, { agendamento: { status: { id }, dataAgendamento }, permissoes: permissions, now });

const cases = StatusAgendamento.flatMap((s) =>
  (Object.keys(DISABLED) as MenuAction[]).map((action) => [action, s.codigo, s.id] as const),
);

describe('row menu', () => {
  it('doc1 §2.1: the items in their order', () => {
    expect(
      menuItems({ agendamento: { status: { id: 1 } }, permissoes: [], now }).map((i) => i.label),
    ).toEqual([
      'Alterar',
      'Reenviar Kit',
      'Desistência de Vaga',
      'Cancelar',
      'Anexos',
      'Falta Consulta',
      'Timeline',
      'Reenviar Link',
    ]);
  });

  test.each(cases)('doc1 §4 %s with status %s', (action, _code, id) => {
    const byStatus = !(DISABLED[action] ?? []).includes(id);
    expect(item(action, id, ALL).enabled).toBe(byStatus);
    const requiredPermission = PERMISSION[action];
    if (requiredPermission === undefined) expect(item(action, id, []).enabled).toBe(byStatus);
    else {
      expect(item(action, id, [requiredPermission]).enabled).toBe(byStatus);
      expect(
        item(
          action,
          id,
          ALL.filter((p) => p !== requiredPermission),
        ).enabled,
      ).toBe(false);
    }
  });

  test.each(StatusAgendamento.map((s) => [s.codigo, s.id] as const))(
    'doc1 §4 Reenviar Link with status %s',
    (_code, id) => {
      expect(item('REENVIAR_LINK', id, []).visible).toBe(id === S.AUTOAGENDAMENTO);
      // The call that sends it creates a token: it asks for the permission to create.
      expect(item('REENVIAR_LINK', id, [P.AGENDAMENTOS_CRIAR]).enabled).toBe(id === S.AUTOAGENDAMENTO);
      expect(item('REENVIAR_LINK', id, ALL)).toMatchObject({ enabled: false });
    },
  );

  it('decision 47: Reenviar Link and Iniciar ask for :criar, the pendency for :editar, and for nothing else', () => {
    const all = [...ALL, P.AGENDAMENTOS_CRIAR];
    const may = (from: number, action: StatusAction, held: readonly string[]) =>
      canTransition(from, action, held, { now, dataAgendamento: '2026-11-30' }).ok;
    for (let chosen = 0; chosen < 2 ** all.length; chosen++) {
      const held = all.filter((_, i) => (chosen >> i) & 1);
      expect([
        held,
        item('REENVIAR_LINK', S.AUTOAGENDAMENTO, held).enabled,
        may(S.AUTOAGENDAMENTO, 'CONFIRMAR_AUTOAGENDAMENTO', held),
        may(S.PENDENCIA_CLIENTE, 'RESOLVER_PENDENCIA', held),
      ]).toEqual([
        held,
        held.includes(P.AGENDAMENTOS_CRIAR),
        held.includes(P.AGENDAMENTOS_CRIAR),
        held.includes(P.AGENDAMENTOS_EDITAR),
      ]);
    }
    expect(TAG_PERMISSION.PENDENCIAS).toBe(P.AGENDAMENTOS_EDITAR);
  });

  test.each(['CANCELAR', 'DESISTENCIA'] as const)(
    'doc1 §4 %s: disabled for AGENDADO on the exam day',
    (action) => {
      expect(item(action, S.AGENDADO, ALL, '2026-11-25').enabled).toBe(true);
      expect(item(action, S.AGENDADO, ALL, '2026-11-24')).toMatchObject({
        enabled: false,
        motivo: 'Indisponível: o dia da consulta já chegou.',
      });
      expect(item(action, S.AGENDADO, ALL, '2026-11-23').enabled).toBe(false);
      expect(item(action, S.AGENDADO, ALL, null).enabled).toBe(true);
      expect(item(action, S.EM_ANDAMENTO, ALL, '2026-11-24').enabled).toBe(true);
    },
  );

  it('decisions #22: Reenviar Kit stays enabled on the exam day', () => {
    expect(item('REENVIAR_KIT', S.AGENDADO, ALL, '2026-11-24').enabled).toBe(true);
    expect(item('REENVIAR_KIT', S.DIA_DA_CONSULTA, ALL, '2026-11-24').enabled).toBe(true);
  });

  it('doc1 §4 Change action: edit dialog for open and awaiting-agenda, change request otherwise', () => {
    for (const { id } of StatusAgendamento) {
      expect(changeMode(id)).toBe(id === 1 || id === 19 ? 'EDITAR' : 'SOLICITAR_ALTERACAO');
    }
  });

  it('every disabled item says why and no enabled one does, whatever the status', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1, max: 40 }),
        fc.subarray(ALL),
        fc.option(fc.constantFrom('2026-11-23', '2026-11-24', '2026-11-25')),
        (id, permissions, dataAgendamento) => {
          for (const i of menuItems({
            agendamento: { status: { id }, dataAgendamento },
            permissoes: permissions,
            now,
          })) {
            expect(i.enabled).toBe(i.motivo === undefined);
          }
        },
      ),
    );
  });

  it('decisions #9: what the menu enables the server accepts, and what it disables the server refuses', () => {
    const TRANSITION: Partial<Record<MenuAction, StatusAction[]>> = {
      ALTERAR: ['EDITAR', 'SOLICITAR_ALTERACAO'],
      CANCELAR: ['CANCELAR'],
      DESISTENCIA: ['DESISTIR'],
      FALTA_CONSULTA: ['MARCAR_FALTA'],
    };
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 30 }),
        fc.subarray(ALL),
        fc.option(fc.constantFrom('2026-11-23', '2026-11-24', '2026-11-25')),
        (id, permissions, dataAgendamento) => {
          for (const [action, transitions] of Object.entries(TRANSITION) as [MenuAction, StatusAction[]][]) {
            const accepts = transitions.some(
              (t) => canTransition(id, t, permissions, { now, dataAgendamento }).ok,
            );
            expect(item(action, id, permissions, dataAgendamento).enabled).toBe(accepts);
          }
        },
      ),
      { numRuns: 300 },
    );
  });
});
