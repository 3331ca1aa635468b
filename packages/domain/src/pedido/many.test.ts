import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TiposExame, TIPO_EXAME as T } from '../exames/index.ts';
import { asksForMany, listedPeople, MANY_REASON as R, manyProcedimentos, matchListed } from './index.ts';
import type { ListedFuncionario, SocResponse } from './index.ts';

const person = (id: number, name: string, over: Partial<ListedFuncionario> = {}): ListedFuncionario => ({
  id,
  name,
  cpf: String(10_000_000_000 + id),
  situation: 'ATIVO',
  pcd: false,
  ...over,
});
const PEOPLE = [
  person(1, 'Ana Beatriz Nogueira'),
  person(2, 'José da Silva'),
  person(3, 'José da Silva'),
  person(4, 'Carla Dias', { situation: 'DEMITIDO' }),
  person(5, 'Davi Lima', { situation: 'PENDENTE' }),
  person(6, 'Elisa Prado', { pcd: true }),
  person(7, 'Fábio Reis', { situation: 'DEMITIDO' }),
  person(8, 'Fabio  Reis'),
];

describe('issue 10 "Bulk request": whom a list means', () => {
  it.each<[string, number | null, string | null]>([
    ['ana beatriz  nogueira', 1, null],
    ['100.000.000-02', 2, null],
    ['José da Silva', null, R.several],
    ['Carla Dias', 4, R.dismissed],
    ['Davi Lima', 5, R.notAdmitted],
    ['Elisa Prado', 6, R.pcd],
    ['FÁBIO REIS', 8, null],
    ['Ana Beatriz', null, R.unknown],
    ['529.982.247-25', null, R.unknown],
    ['52998224726', null, R.wrongCpf],
  ])('%s', (line, id, reason) => {
    const [found] = matchListed([line], PEOPLE, T.PERIODICO);
    expect([found?.funcionario?.id ?? null, found?.reason]).toEqual([id, reason]);
  });

  it('takes nobody twice, and who was not admitted for the admission', () => {
    const lines = listedPeople('Ana Beatriz Nogueira\n100.000.000-01;Davi Lima\nana beatriz nogueira');
    expect(matchListed(lines, PEOPLE, T.ADMISSIONAL).map(({ reason }) => reason)).toEqual([
      null,
      R.repeated,
      null,
    ]);
  });

  it('reads each line once: a name with a CPF is its CPF, and a CPF is one however it is written', () => {
    expect(listedPeople('Ana\t100.000.000-01\r\n10000000001\n\n ana \nANA')).toEqual(['10000000001', 'ANA']);
  });

  it('answers every line in its place, and each employee at most once', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...PEOPLE.flatMap(({ name, cpf }) => [name, cpf]), 'X')),
        (lines) => {
          const listed = matchListed(lines, PEOPLE, T.PERIODICO);
          expect(listed.map((each) => each.person)).toEqual(lines);
          const ids = listed.flatMap(({ funcionario }) => funcionario?.id ?? []);
          expect(new Set(ids).size).toBe(ids.length);
          for (const { funcionario, reason } of listed)
            expect(funcionario !== null || reason !== null).toBe(true);
        },
      ),
    );
  });
});

const exame = (id: number, over: object = {}) => ({
  id,
  name: `Exame ${id}`,
  clinical: false,
  pcd: false,
  procedimentoDiagnosticoId: null,
  idSugestao: null,
  observacaoAgendamentoConsulta: null,
  ...over,
});
const done = (idExame: number, clinical: boolean) => ({
  idExame,
  name: `Exame ${idExame}`,
  clinical,
  dataUltimaRealizacao: '2026-06-01',
  dataRefazerExame: '2027-06-01',
  procedimentoNaoPeriodico: false,
});
const soc = (over: Partial<SocResponse>): SocResponse => ({
  procedimentos: [exame(1, { clinical: true }), exame(2)],
  examesEmDia: false,
  examesEmDiaList: [],
  ...over,
});

describe('issue 10 "Bulk request": what is done for each', () => {
  it('is what the wizard accepts at first', () => {
    const plan = manyProcedimentos(T.PERIODICO, soc({ examesEmDiaList: [done(2, false)] }), false);
    expect('procedimentos' in plan && plan.procedimentos.map(({ id }) => id)).toEqual([1]);
  });

  it('a charge needs the acknowledgement; no exam, and a PCD one, need the wizard', () => {
    const charged = soc({ examesEmDiaList: [done(1, true)] });
    expect(manyProcedimentos(T.PERIODICO, charged, false)).toEqual({ reason: R.charge });
    expect(manyProcedimentos(T.PERIODICO, charged, true)).toHaveProperty('procedimentos');
    expect(manyProcedimentos(T.PERIODICO, soc({ procedimentos: [] }), true)).toEqual({ reason: R.noExames });
    const laudo = soc({ procedimentos: [exame(1, { pcd: true })] });
    expect(manyProcedimentos(T.PERIODICO, laudo, true)).toEqual({ reason: R.laudo });
  });

  it('only types that ask nothing of each one alone', () => {
    const refused = TiposExame.filter(({ id }) => !asksForMany(id)).map(({ id }) => id);
    expect(refused).toEqual([T.RETORNO_AO_TRABALHO, T.DEMISSIONAL, T.TERCEIROS, T.CONSULTA]);
    expect(asksForMany(99)).toBe(false);
  });
});
