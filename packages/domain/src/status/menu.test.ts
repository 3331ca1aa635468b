import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { PERMISSAO as P } from '../permissoes/index.ts';
import {
  itemDoMenu,
  itensDoMenu,
  podeTransitar,
  STATUS,
  StatusAgendamento,
  formaDeAlterar,
  type AcaoMenu,
  type AcaoStatus,
} from './index.ts';

const agora = { data: '2026-11-24', hora: '10:00', instante: '2026-11-24T13:00:00.000Z' };
const TODAS = [
  P.AGENDAMENTOS_EDITAR,
  P.AGENDAMENTOS_REENVIAR_KIT,
  P.AGENDAMENTOS_DESISTENCIA,
  P.AGENDAMENTOS_CANCELAR,
  P.AGENDAMENTOS_ANEXOS,
  P.AGENDAMENTOS_TIMELINE,
];
const S = STATUS;

/** doc1 §4 'Row-menu availability', written a second time as the document says it. */
const DESABILITADO: Partial<Record<AcaoMenu, readonly number[]>> = {
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
const PERMISSAO: Partial<Record<AcaoMenu, string>> = {
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
  acao: AcaoMenu,
  id: number,
  permissoes: readonly string[],
  dataAgendamento: string | null = null,
) => itemDoMenu(acao, { agendamento: { status: { id }, dataAgendamento }, permissoes, agora });

const casos = StatusAgendamento.flatMap((s) =>
  (Object.keys(DESABILITADO) as AcaoMenu[]).map((acao) => [acao, s.codigo, s.id] as const),
);

describe('row menu', () => {
  it('doc1 §2.1: the items in their order', () => {
    expect(
      itensDoMenu({ agendamento: { status: { id: 1 } }, permissoes: [], agora }).map((i) => i.rotulo),
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

  test.each(casos)('doc1 §4 %s with status %s', (acao, _codigo, id) => {
    const peloStatus = !(DESABILITADO[acao] ?? []).includes(id);
    expect(item(acao, id, TODAS).habilitado).toBe(peloStatus);
    const exigida = PERMISSAO[acao];
    if (exigida === undefined) expect(item(acao, id, []).habilitado).toBe(peloStatus);
    else {
      expect(item(acao, id, [exigida]).habilitado).toBe(peloStatus);
      expect(
        item(
          acao,
          id,
          TODAS.filter((p) => p !== exigida),
        ).habilitado,
      ).toBe(false);
    }
  });

  test.each(StatusAgendamento.map((s) => [s.codigo, s.id] as const))(
    'doc1 §4 Reenviar Link with status %s',
    (_codigo, id) => {
      expect(item('REENVIAR_LINK', id, []).visivel).toBe(id === S.AUTOAGENDAMENTO);
      // The call that sends it creates a token: it asks for the permission to create.
      expect(item('REENVIAR_LINK', id, [P.AGENDAMENTOS_CRIAR]).habilitado).toBe(id === S.AUTOAGENDAMENTO);
      expect(item('REENVIAR_LINK', id, TODAS)).toMatchObject({ habilitado: false });
    },
  );

  test.each(['CANCELAR', 'DESISTENCIA'] as const)(
    'doc1 §4 %s: disabled for AGENDADO on the exam day',
    (acao) => {
      expect(item(acao, S.AGENDADO, TODAS, '2026-11-25').habilitado).toBe(true);
      expect(item(acao, S.AGENDADO, TODAS, '2026-11-24')).toMatchObject({
        habilitado: false,
        motivo: 'Indisponível: o dia da consulta já chegou.',
      });
      expect(item(acao, S.AGENDADO, TODAS, '2026-11-23').habilitado).toBe(false);
      expect(item(acao, S.AGENDADO, TODAS, null).habilitado).toBe(true);
      expect(item(acao, S.EM_ANDAMENTO, TODAS, '2026-11-24').habilitado).toBe(true);
    },
  );

  it('decisions #22: Reenviar Kit stays enabled on the exam day', () => {
    expect(item('REENVIAR_KIT', S.AGENDADO, TODAS, '2026-11-24').habilitado).toBe(true);
    expect(item('REENVIAR_KIT', S.DIA_DA_CONSULTA, TODAS, '2026-11-24').habilitado).toBe(true);
  });

  it('doc1 §4 Change action: edit dialog for open and awaiting-agenda, change request otherwise', () => {
    for (const { id } of StatusAgendamento) {
      expect(formaDeAlterar(id)).toBe(id === 1 || id === 19 ? 'EDITAR' : 'SOLICITAR_ALTERACAO');
    }
  });

  it('every disabled item says why and no enabled one does, whatever the status', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1, max: 40 }),
        fc.subarray(TODAS),
        fc.option(fc.constantFrom('2026-11-23', '2026-11-24', '2026-11-25')),
        (id, permissoes, dataAgendamento) => {
          for (const i of itensDoMenu({
            agendamento: { status: { id }, dataAgendamento },
            permissoes,
            agora,
          })) {
            expect(i.habilitado).toBe(i.motivo === undefined);
          }
        },
      ),
    );
  });

  it('decisions #9: what the menu enables the server accepts, and what it disables the server refuses', () => {
    const TRANSICAO: Partial<Record<AcaoMenu, AcaoStatus[]>> = {
      ALTERAR: ['EDITAR', 'SOLICITAR_ALTERACAO'],
      CANCELAR: ['CANCELAR'],
      DESISTENCIA: ['DESISTIR'],
      FALTA_CONSULTA: ['MARCAR_FALTA'],
    };
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 30 }),
        fc.subarray(TODAS),
        fc.option(fc.constantFrom('2026-11-23', '2026-11-24', '2026-11-25')),
        (id, permissoes, dataAgendamento) => {
          for (const [acao, transicoes] of Object.entries(TRANSICAO) as [AcaoMenu, AcaoStatus[]][]) {
            const aceita = transicoes.some(
              (t) => podeTransitar(id, t, permissoes, { agora, dataAgendamento }).ok,
            );
            expect(item(acao, id, permissoes, dataAgendamento).habilitado).toBe(aceita);
          }
        },
      ),
      { numRuns: 300 },
    );
  });
});
