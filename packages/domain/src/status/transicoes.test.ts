import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { PERMISSAO } from '../permissoes/index.ts';
import {
  ACAO_STATUS,
  acoesEntre,
  GUARDAS,
  podeTransitar,
  STATUS,
  StatusAgendamento,
  TRANSICOES,
  type AcaoStatus,
  type Ator,
  type ContextoTransicao,
} from './index.ts';

const agora = { data: '2026-11-24', hora: '10:00', instante: '2026-11-24T13:00:00.000Z' };
const TODAS = Object.values(PERMISSAO);
const S = STATUS;
const ACOES = Object.keys(ACAO_STATUS) as AcaoStatus[];
const para = (de: number | null, acao: AcaoStatus, contexto: Partial<ContextoTransicao> = {}) => {
  const r = podeTransitar(de, acao, TODAS, { agora, ...contexto });
  return r.ok ? r.para : r.codigo;
};

const contexto: fc.Arbitrary<ContextoTransicao> = fc.record({
  agora: fc.constant(agora),
  ator: fc.constantFrom<Ator>('INTERNO', 'FUNCIONARIO', 'PRESTADOR', 'SISTEMA'),
  dataAgendamento: fc.option(fc.constantFrom('2026-11-23', '2026-11-24', '2026-11-25')),
  prazoHoras: fc.constantFrom<number | false>(false, 24),
  dataSugestaoFinal: fc.option(fc.constantFrom('2026-11-23', '2026-11-24')),
  linkVivo: fc.boolean(),
  depositoPendente: fc.boolean(),
  semRisco: fc.boolean(),
  autoagendamento: fc.boolean(),
});

describe('transition table', () => {
  test.each([
    ['doc1 §4 cancel', S.EM_ABERTO, 'CANCELAR', S.CANCELADO],
    ['doc1 §4 give up slot', S.AGENDADO, 'DESISTIR', S.DESISTENCIA_DE_VAGA],
    ['doc1 §4 request change', S.AGENDADO, 'SOLICITAR_ALTERACAO', S.PENDENCIA_PRESTADOR],
    ['doc1 §4 resolve pendency', S.PENDENCIA_CLIENTE, 'RESOLVER_PENDENCIA', S.PENDENCIA_PRESTADOR],
    ['doc1 §4 mark missed', S.AGUARDANDO_CONF_COMPARECIMENTO, 'MARCAR_FALTA', S.FALTA_CONSULTA],
    ['doc1 §4 creation', null, 'CRIAR', S.EM_ABERTO],
    ['decisions #31 deposit paid', S.DEPOSITO_ANTECIPADO, 'PAGAR_DEPOSITO', S.EM_ANDAMENTO],
  ] as const)('%s', (_nome, de, acao, esperado) => expect(para(de, acao)).toBe(esperado));

  it('doc2 §4 step 5: a link is issued only when every employee has risk', () => {
    expect(para(null, 'CRIAR_AUTOAGENDAMENTO')).toBe(S.AUTOAGENDAMENTO);
    expect(para(null, 'CRIAR_AUTOAGENDAMENTO', { semRisco: true })).toBe(S.AGUARDANDO_APLICACAO_RISCO);
  });

  it('self-scheduling confirmed: scheduled, or deposit where the clinic is paid in advance', () => {
    const ator = 'FUNCIONARIO';
    expect(para(S.AUTOAGENDAMENTO, 'CONFIRMAR_AUTOAGENDAMENTO', { ator })).toBe(S.AGENDADO);
    expect(para(S.AUTOAGENDAMENTO, 'CONFIRMAR_AUTOAGENDAMENTO', { ator, depositoPendente: true })).toBe(
      S.DEPOSITO_ANTECIPADO,
    );
    expect(para(S.AGENDADO, 'CONFIRMAR_AUTOAGENDAMENTO', { ator })).toBe('STATUS_NAO_PERMITE');
  });

  it('a life from request to completion', () => {
    let s: number | string | null = null;
    const passo = (acao: AcaoStatus, c: Partial<ContextoTransicao> = {}) => {
      s = para(s as number | null, acao, c);
    };
    passo('CRIAR');
    passo('INICIAR_ATENDIMENTO');
    passo('AGENDAR', { depositoPendente: true });
    expect(s).toBe(S.DEPOSITO_ANTECIPADO);
    passo('PAGAR_DEPOSITO');
    passo('AGENDAR');
    expect(s).toBe(S.AGENDADO);
    passo('CHEGAR_DIA', { ator: 'SISTEMA', dataAgendamento: '2026-11-24' });
    expect(s).toBe(S.DIA_DA_CONSULTA);
    passo('ENCERRAR_DIA', { ator: 'SISTEMA', dataAgendamento: '2026-11-23' });
    passo('CONFIRMAR_COMPARECIMENTO', { ator: 'PRESTADOR' });
    expect(s).toBe(S.CONCLUIDO);
  });

  it('time alone ends a link after its last day, and an unpaid deposit on the exam day', () => {
    const link = (dataSugestaoFinal: string | null, linkVivo = false) =>
      para(S.AUTOAGENDAMENTO, 'EXPIRAR_LINK', { ator: 'SISTEMA', dataSugestaoFinal, linkVivo });
    expect(link('2026-11-23')).toBe(S.NAO_CONFIRMADO);
    expect([link('2026-11-24'), link(null), link('2026-11-23', true)]).toEqual(Array(3).fill('CONDICAO'));
    const deposito = (dataAgendamento: string) =>
      para(S.DEPOSITO_ANTECIPADO, 'VENCER_DEPOSITO', { ator: 'SISTEMA', dataAgendamento });
    expect(deposito('2026-11-24')).toBe(S.NAO_CONFIRMADO);
    expect(deposito('2026-11-25')).toBe('CONDICAO');
  });

  it('rows by which the system acts agree in everything but the status they leave', () => {
    for (const acao of ACOES) {
      const linhasDaAcao = TRANSICOES.filter((t) => t.acao === acao && t.atores.join() === 'SISTEMA');
      const efeitos = linhasDaAcao.map(({ para: fim, guardas, liberaVaga }) =>
        JSON.stringify([fim, guardas, liberaVaga]),
      );
      expect(new Set(efeitos).size).toBeLessThanOrEqual(1);
    }
  });

  it('doc1 §4 timing block: scheduled, give-up, cancel and change are refused with the text', () => {
    for (const [acao, verbo] of [
      ['CANCELAR', 'cancelar'],
      ['DESISTIR', 'desistir'],
      ['SOLICITAR_ALTERACAO', 'alterar'],
    ] as const) {
      expect(podeTransitar(S.AGENDADO, acao, TODAS, { agora, prazoHoras: 48 })).toMatchObject({
        ok: false,
        codigo: 'CONDICAO',
        motivo: `O prazo para ${verbo} é de até 48h antes da consulta!`,
      });
      expect(podeTransitar(S.EM_ANDAMENTO, acao, TODAS, { agora, prazoHoras: 48 }).ok).toBe(true);
    }
  });

  it('decisions #9, #17: without permission an internal user is refused, and unknown things always', () => {
    expect(podeTransitar(S.EM_ABERTO, 'CANCELAR', [], { agora })).toMatchObject({
      ok: false,
      codigo: 'SEM_PERMISSAO',
    });
    expect(podeTransitar(24, 'CANCELAR', TODAS, { agora })).toMatchObject({
      ok: false,
      codigo: 'STATUS_DESCONHECIDO',
    });
    expect(podeTransitar(1, 'toString' as AcaoStatus, TODAS, { agora })).toMatchObject({
      ok: false,
      codigo: 'ACAO_DESCONHECIDA',
    });
    expect(podeTransitar(null, 'CANCELAR', TODAS, { agora })).toMatchObject({
      ok: false,
      codigo: 'STATUS_NAO_PERMITE',
    });
    expect(
      podeTransitar(S.AUTOAGENDAMENTO, 'CONFIRMAR_AUTOAGENDAMENTO', TODAS, { agora, ator: 'PRESTADOR' }),
    ).toMatchObject({
      ok: false,
      codigo: 'ATOR_NAO_PERMITIDO',
    });
  });

  it('accepts exactly what the table lists', () => {
    fc.assert(
      fc.property(
        fc.option(fc.constantFrom(...Object.values(S), 0, 23, 24, 25, 28)),
        fc.constantFrom(...ACOES),
        fc.subarray(TODAS),
        contexto,
        (de, acao, permissoes, c) => {
          const r = podeTransitar(de, acao, permissoes, c);
          // Written a second time, row by row: what the table lets pass, and nothing else.
          const abertas = TRANSICOES.filter(
            (t) =>
              t.de === de &&
              t.acao === acao &&
              t.atores.includes(c.ator ?? 'INTERNO') &&
              (c.ator !== 'INTERNO' || t.permissao === null || permissoes.includes(t.permissao)) &&
              t.guardas.every((g) => GUARDAS[g]({ ...c, de: t.de, acao }) === null),
          );
          expect(r.ok ? [r.transicao] : []).toEqual(abertas);
          if (r.ok) expect(r.para).toBe(r.transicao.para);
          else expect(r.motivo).not.toBe('');
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('asks internal users for a permission in every row, so that no change is open to readers', () => {
    const livres = TRANSICOES.filter((t) => t.atores.includes('INTERNO') && t.permissao === null);
    expect(livres).toEqual([]);
  });

  it('frees the slot exactly where the appointment ends without the employee having come, or its hold is undone', () => {
    const semVaga: readonly number[] = [
      S.CANCELADO,
      S.DESISTENCIA_DE_VAGA,
      S.NAO_CONFIRMADO,
      S.FALTA_CONSULTA,
    ];
    for (const { para: fim, acao, liberaVaga } of TRANSICOES) {
      expect([acao, liberaVaga]).toEqual([acao, semVaga.includes(fim) || acao === 'DESFAZER_RESERVA']);
    }
  });

  it('rows of one status and action exclude each other: at most one passes its guards', () => {
    fc.assert(
      fc.property(fc.constantFrom(...TRANSICOES), contexto, ({ de, acao }, c) => {
        const abertas = TRANSICOES.filter(
          (t) =>
            t.de === de && t.acao === acao && t.guardas.every((g) => GUARDAS[g]({ ...c, de, acao }) === null),
        );
        expect(abertas.length).toBeLessThanOrEqual(1);
      }),
      { numRuns: 1000 },
    );
  });

  it('every status can be reached from creation, and all but the five ends can be left', () => {
    const alcancados = new Set<number>();
    const fila: (number | null)[] = [null];
    for (let de = fila.shift(); de !== undefined; de = fila.shift()) {
      for (const t of TRANSICOES) {
        if (t.de === de && !alcancados.has(t.para)) {
          alcancados.add(t.para);
          fila.push(t.para);
        }
      }
    }
    expect([...alcancados].sort((a, b) => a - b)).toEqual(Object.values(S).sort((a, b) => a - b));
    const semSaida = StatusAgendamento.filter(
      (s) => !TRANSICOES.some((t) => t.de === s.id && t.para !== s.id),
    ).map((s) => s.codigo);
    expect(semSaida.sort()).toEqual([
      'CANCELADO',
      'CONCLUIDO',
      'DESISTENCIA_DE_VAGA',
      'FALTA_CONSULTA',
      'NAO_CONFIRMADO',
    ]);
  });

  it('decisions #8: two actions lead from the client pendency to the provider one', () => {
    expect(acoesEntre(S.PENDENCIA_CLIENTE, S.PENDENCIA_PRESTADOR).sort()).toEqual([
      'RESOLVER_PENDENCIA',
      'SOLICITAR_ALTERACAO',
    ]);
  });
});
