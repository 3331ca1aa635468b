import { describe, expect, it, test } from 'vitest';
import { TIPO_EXAME as T } from '../../exames/index.ts';
import {
  acceptExame,
  warnsOfCharge,
  pedidoExames,
  funcionarioNr7,
  procedimentosToPerform,
} from '../../pedido/index.ts';
import * as C from './scenario.ts';

const response = C.soc({ examesEmDiaList: [C.upToDate(1, true), C.upToDate(2)] });
const acceptFlags = (type: number, clinicalRequired?: boolean) =>
  pedidoExames(type, response, clinicalRequired).map((e) => e.accept);

describe('exam acceptance (doc2 §4 Procedures step)', () => {
  it('accepted by default', () => {
    expect(pedidoExames(T.ADMISSIONAL, C.soc()).map((e) => e.accept)).toEqual([true, true]);
  });

  test.each([
    [T.PERIODICO, true, [true, false]],
    [T.PERIODICO, false, [false, false]],
    [T.DEMISSIONAL, true, [true, false]],
    [T.DEMISSIONAL, false, [false, false]],
    [T.ADMISSIONAL, true, [true, false]],
    [T.ADMISSIONAL, false, [false, false]],
  ] as const)(
    'type %i, clinical mandatory %s: up-to-date clinical and other exam accepted %o',
    (type, required, expected) => {
      expect(acceptFlags(type, required)).toEqual(expected);
    },
  );

  it('clinical exams are mandatory by default', () =>
    expect(acceptFlags(T.PERIODICO)).toEqual([true, false]));

  test.each([
    [T.PERIODICO, '2027-09-01'],
    [T.DEMISSIONAL, '2027-09-01'],
    [T.ADMISSIONAL, null],
    [T.MUDANCA_FUNCAO, null],
  ])('the redo date is set for periodic and dismissal only: type %i', (type, expected) => {
    expect(pedidoExames(type, response).map((e) => e.dataRefazerExame)).toEqual([expected, expected]);
  });

  it('an up-to-date clinical exam cannot be toggled in a dismissal, and can elsewhere', () => {
    const demissional = pedidoExames(T.DEMISSIONAL, response);
    expect(acceptExame(demissional, 1, false)[0]?.accept).toBe(true);
    expect(acceptExame(demissional, 2, true)[1]?.accept).toBe(true);
    expect(acceptExame(pedidoExames(T.PERIODICO, response), 1, false)[0]?.accept).toBe(false);
  });

  it('an up-to-date exam that SOC does not ask again is still listed', () => {
    const exames = pedidoExames(T.PERIODICO, C.soc({ examesEmDiaList: [C.upToDate(7)] }));
    expect(exames.map((e) => [e.procedimento.id, e.accept])).toEqual([
      [1, true],
      [2, true],
      [7, false],
    ]);
  });

  it('doc2 §2.6: the charge warning is due when an accepted exam has a redo date', () => {
    const exames = pedidoExames(T.PERIODICO, response, false);
    expect(warnsOfCharge(exames)).toBe(false);
    expect(warnsOfCharge(acceptExame(exames, 2, true))).toBe(true);
    expect(
      warnsOfCharge(
        pedidoExames(T.PERIODICO, C.soc({ procedimentos: [], examesEmDiaList: [C.upToDate(1, true)] })),
      ),
    ).toBe(true);
    expect(warnsOfCharge(pedidoExames(T.ADMISSIONAL, response))).toBe(false);
  });

  it('what is performed: accepted exams and added procedures, each once', () => {
    const exames = pedidoExames(T.PERIODICO, response, false);
    const procedimentos = [C.procedimento(3), C.procedimento(3), C.procedimento(2)];
    expect(procedimentosToPerform({ exames, procedimentos }).map((p) => p.id)).toEqual([3, 2]);
  });

  it('acknowledging the charge holds for these exams only', () => {
    const base = C.after(C.synced(C.pedidoManual(T.PERIODICO), response), {
      type: 'COBRANCA_CIENTE',
      id: 1,
      acknowledged: true,
    });
    expect(base.funcionarios[0]?.chargeAcknowledged).toBe(true);
    expect(
      C.after(base, { type: 'EXAME_ACEITO', id: 1, idExame: 2, accept: true }).funcionarios[0]
        ?.chargeAcknowledged,
    ).toBe(false);
  });

  it('both SOC answers are needed before the step is ready', () => {
    const e = C.after(C.pedidoManual(), { type: 'SINCRONIA_INICIADA', ids: [1] });
    expect(e.funcionarios[0]?.sync).toBe('CARREGANDO');
    const only = C.after(e, {
      type: 'PROCEDIMENTOS_CARREGADOS',
      id: 1,
      tipoExame: T.PERIODICO,
      response,
    });
    expect(only.funcionarios[0]?.sync).toBe('CARREGANDO');
    expect(C.synced(only).funcionarios[0]?.sync).toBe('PRONTA');
    expect(C.after(only, { type: 'SINCRONIA_FALHOU', id: 1 }).funcionarios[0]?.sync).toBe('ERRO');
  });
});

describe('NR7 (doc2 §4)', () => {
  const given = (riskLevel: number | null, dataHomologacao: string) => {
    const e = C.after(C.synced(C.pedidoManual(T.DEMISSIONAL), response), {
      type: 'FUNCIONARIO_ALTERADO',
      id: 1,
      fields: { dataHomologacao },
    });
    const [f] = e.funcionarios;
    return f ? funcionarioNr7(T.DEMISSIONAL, { ...f, unidade: { riskLevel } })?.situacao : undefined;
  };

  test.each([
    [2, '2027-01-13', 'DISPENSADO'],
    [2, '2027-01-14', 'EXAME_DEVIDO'],
    [4, '2026-11-29', 'DISPENSADO'],
    [4, '2026-11-30', 'EXAME_DEVIDO'],
    [null, '2026-10-01', 'GRAU_NAO_IDENTIFICADO'],
  ])(
    'decisions #5: risk grade %s, clinical exam on 2026-09-01, dismissed on %s: %s',
    (grade, date, expected) => {
      expect(given(grade, date)).toBe(expected);
    },
  );

  it('only for a dismissal with a date', () => {
    const [f] = C.synced(C.pedidoManual(T.DEMISSIONAL), response).funcionarios;
    expect(f && funcionarioNr7(T.DEMISSIONAL, f)).toBeNull();
    expect(f && funcionarioNr7(T.PERIODICO, { ...f, dataHomologacao: '2026-11-01' })).toBeNull();
  });
});
