import { describe, expect, it, test } from 'vitest';
import { TIPO_EXAME as T } from '../../exames/index.ts';
import {
  aceitarExame,
  avisaCobranca,
  examesDoPedido,
  nr7DoFuncionario,
  procedimentosARealizar,
} from '../index.ts';
import * as C from './cenario.ts';

const resposta = C.soc({ examesEmDiaList: [C.emDia(1, true), C.emDia(2)] });
const aceites = (tipo: number, clinicoObrigatorio?: boolean) =>
  examesDoPedido(tipo, resposta, clinicoObrigatorio).map((e) => e.aceitar);

describe('exam acceptance (doc2 §4 Procedures step)', () => {
  it('accepted by default', () => {
    expect(examesDoPedido(T.ADMISSIONAL, C.soc()).map((e) => e.aceitar)).toEqual([true, true]);
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
    (tipo, obrigatorio, esperado) => {
      expect(aceites(tipo, obrigatorio)).toEqual(esperado);
    },
  );

  it('clinical exams are mandatory by default', () => expect(aceites(T.PERIODICO)).toEqual([true, false]));

  test.each([
    [T.PERIODICO, '2027-09-01'],
    [T.DEMISSIONAL, '2027-09-01'],
    [T.ADMISSIONAL, null],
    [T.MUDANCA_FUNCAO, null],
  ])('the redo date is set for periodic and dismissal only: type %i', (tipo, esperado) => {
    expect(examesDoPedido(tipo, resposta).map((e) => e.dataRefazerExame)).toEqual([esperado, esperado]);
  });

  it('an up-to-date clinical exam cannot be toggled in a dismissal, and can elsewhere', () => {
    const demissional = examesDoPedido(T.DEMISSIONAL, resposta);
    expect(aceitarExame(demissional, 1, false)[0]?.aceitar).toBe(true);
    expect(aceitarExame(demissional, 2, true)[1]?.aceitar).toBe(true);
    expect(aceitarExame(examesDoPedido(T.PERIODICO, resposta), 1, false)[0]?.aceitar).toBe(false);
  });

  it('an up-to-date exam that SOC does not ask again is still listed', () => {
    const exames = examesDoPedido(T.PERIODICO, C.soc({ examesEmDiaList: [C.emDia(7)] }));
    expect(exames.map((e) => [e.procedimento.id, e.aceitar])).toEqual([
      [1, true],
      [2, true],
      [7, false],
    ]);
  });

  it('doc2 §2.6: the charge warning is due when an accepted exam has a redo date', () => {
    const exames = examesDoPedido(T.PERIODICO, resposta, false);
    expect(avisaCobranca(exames)).toBe(false);
    expect(avisaCobranca(aceitarExame(exames, 2, true))).toBe(true);
    expect(
      avisaCobranca(
        examesDoPedido(T.PERIODICO, C.soc({ procedimentos: [], examesEmDiaList: [C.emDia(1, true)] })),
      ),
    ).toBe(true);
    expect(avisaCobranca(examesDoPedido(T.ADMISSIONAL, resposta))).toBe(false);
  });

  it('what is performed: accepted exams and added procedures, each once', () => {
    const exames = examesDoPedido(T.PERIODICO, resposta, false);
    const procedimentos = [C.procedimento(3), C.procedimento(3), C.procedimento(2)];
    expect(procedimentosARealizar({ exames, procedimentos }).map((p) => p.id)).toEqual([3, 2]);
  });

  it('acknowledging the charge holds for these exams only', () => {
    const base = C.depois(C.sincronizado(C.pedidoManual(T.PERIODICO), resposta), {
      tipo: 'COBRANCA_CIENTE',
      id: 1,
      ciente: true,
    });
    expect(base.funcionarios[0]?.cobrancaCiente).toBe(true);
    expect(
      C.depois(base, { tipo: 'EXAME_ACEITO', id: 1, idExame: 2, aceitar: true }).funcionarios[0]
        ?.cobrancaCiente,
    ).toBe(false);
  });

  it('both SOC answers are needed before the step is ready', () => {
    const e = C.depois(C.pedidoManual(), { tipo: 'SINCRONIA_INICIADA', ids: [1] });
    expect(e.funcionarios[0]?.sincronia).toBe('CARREGANDO');
    const so = C.depois(e, { tipo: 'PROCEDIMENTOS_CARREGADOS', id: 1, tipoExame: T.PERIODICO, resposta });
    expect(so.funcionarios[0]?.sincronia).toBe('CARREGANDO');
    expect(C.sincronizado(so).funcionarios[0]?.sincronia).toBe('PRONTA');
    expect(C.depois(so, { tipo: 'SINCRONIA_FALHOU', id: 1 }).funcionarios[0]?.sincronia).toBe('ERRO');
  });
});

describe('NR7 (doc2 §4)', () => {
  const com = (riskLevel: number | null, dataHomologacao: string) => {
    const e = C.depois(C.sincronizado(C.pedidoManual(T.DEMISSIONAL), resposta), {
      tipo: 'FUNCIONARIO_ALTERADO',
      id: 1,
      campos: { dataHomologacao },
    });
    const [f] = e.funcionarios;
    return f ? nr7DoFuncionario(T.DEMISSIONAL, { ...f, unidade: { riskLevel } })?.situacao : undefined;
  };

  test.each([
    [2, '2027-01-13', 'DISPENSADO'],
    [2, '2027-01-14', 'EXAME_DEVIDO'],
    [4, '2026-11-29', 'DISPENSADO'],
    [4, '2026-11-30', 'EXAME_DEVIDO'],
    [null, '2026-10-01', 'GRAU_NAO_IDENTIFICADO'],
  ])(
    'decisions #5: risk grade %s, clinical exam on 2026-09-01, dismissed on %s: %s',
    (grau, data, esperado) => {
      expect(com(grau, data)).toBe(esperado);
    },
  );

  it('only for a dismissal with a date', () => {
    const [f] = C.sincronizado(C.pedidoManual(T.DEMISSIONAL), resposta).funcionarios;
    expect(f && nr7DoFuncionario(T.DEMISSIONAL, f)).toBeNull();
    expect(f && nr7DoFuncionario(T.PERIODICO, { ...f, dataHomologacao: '2026-11-01' })).toBeNull();
  });
});
