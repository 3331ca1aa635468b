import { describe, expect, it, test } from 'vitest';
import { TIPO_EXAME as T } from '../exames/index.ts';
import { PEDIDO_MESSAGE } from '../messages/index.ts';
import {
  acceptAll,
  acceptExame,
  decidedExames,
  noteOfNothingToDo,
  withClinicalDecided,
  pedidoFuncionario,
  funcionarioNr7,
  warnsOfCharge,
  pedidoExames,
  procedimentosToPerform,
} from './index.ts';
import * as C from './scenario.test-util.ts';

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
});

describe('decision 41: NR-7 looks at the latest clinical exam, valid or not', () => {
  const situation = (ultimoExameClinico: string | null, exames = C.soc()) =>
    funcionarioNr7(T.DEMISSIONAL, {
      ...pedidoFuncionario(C.funcionario(1)),
      dataHomologacao: '2026-11-24',
      exames: pedidoExames(T.DEMISSIONAL, exames),
      ultimoExameClinico,
    })?.situacao;

  test.each([
    ['134 days before, no longer up to date', '2026-07-13', 'WAIVED'],
    ['135 days before', '2026-07-12', 'EXAME_DUE'],
    ['none', null, 'EXAME_DUE'],
  ])('%s', (_name, day, expected) => expect(situation(day)).toBe(expected));
});

describe('decision 40: what is done before anybody says so, for wizard, link and pre-request', () => {
  const due = '2027-01-14';
  const waived = '2027-01-13';
  const decided = (type: number, dataHomologacao: string | null, riskLevel: number | null = 2) =>
    decidedExames(type, response, { dataHomologacao, unidade: { riskLevel } });
  const accepted = (exames: ReturnType<typeof decided>) => exames.map((e) => e.accept);

  // The clinical exam of 2026-09-01 and the other one are up to date.
  test.each<[name: string, exames: ReturnType<typeof decided>, atFirst: boolean[], acknowledged: boolean[]]>([
    ['periodic', decided(T.PERIODICO, null), [true, false], [true, true]],
    ['periodic, whatever day is said', decided(T.PERIODICO, waived), [true, false], [true, true]],
    ['dismissal without its day', decided(T.DEMISSIONAL, null), [true, false], [true, true]],
    ['dismissal, waived', decided(T.DEMISSIONAL, waived), [false, false], [false, true]],
    ['dismissal, due', decided(T.DEMISSIONAL, due), [true, false], [true, true]],
    ['dismissal, grade unknown', decided(T.DEMISSIONAL, waived, null), [true, false], [true, true]],
  ])('%s', (_name, exames, atFirst, acknowledged) => {
    expect(accepted(exames)).toEqual(atFirst);
    expect(accepted(acceptAll(exames))).toEqual(acknowledged);
  });

  it('SOC says when the last clinical exam was, also one that is not up to date', () => {
    const answer = C.soc({ ultimoExameClinico: '2026-11-01' });
    const facts = { dataHomologacao: '2026-11-30', unidade: { riskLevel: 2 } };
    expect(decidedExames(T.DEMISSIONAL, answer, facts).map((e) => e.accept)).toEqual([false, true]);
  });

  test.each<[name: string, day: string, grade: number | null, asked: number[], expected: number[]]>([
    ['waived: the clinical one goes, the added one stays', waived, 2, [1, 9], [9]],
    ['waived: nothing is left', waived, 2, [1], []],
    ['due: the clinical one comes, once', due, 2, [9], [9, 1]],
    ['due: it is there already', due, 2, [1, 9], [1, 9]],
    ['grade unknown: as it was', waived, null, [9], [9]],
  ])('another day decides again about the clinical exams alone; %s', (_name, day, grade, asked, expected) => {
    expect(withClinicalDecided(asked, decided(T.DEMISSIONAL, day, grade))).toEqual(expected);
  });

  test.each<[note: string | null, nothingToDo: boolean, expected: string | null]>([
    [null, false, null],
    [null, true, PEDIDO_MESSAGE.NOTHING_TO_DO],
    ['Ligar antes ', false, 'Ligar antes '],
    ['Ligar antes', true, `Ligar antes\n${PEDIDO_MESSAGE.NOTHING_TO_DO}`],
    [`Ligar antes\n${PEDIDO_MESSAGE.NOTHING_TO_DO}`, true, `Ligar antes\n${PEDIDO_MESSAGE.NOTHING_TO_DO}`],
    [`Ligar antes\n${PEDIDO_MESSAGE.NOTHING_TO_DO}`, false, 'Ligar antes'],
    [PEDIDO_MESSAGE.NOTHING_TO_DO, false, null],
  ])('the note %j, nothing to do %s', (note, nothingToDo, expected) =>
    expect(noteOfNothingToDo(note, nothingToDo)).toBe(expected),
  );
});
