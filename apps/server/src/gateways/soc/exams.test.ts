import { describe, expect, it } from 'vitest';
import { examsOf, sameCode } from './exams.ts';

const TODAY = '2026-11-23';
const exame = (id: number, code: string, name: string, clinical = false) => ({
  id,
  code,
  name,
  clinical,
  pcd: false,
  procedimento_diagnostico_id: null,
  recommendation: null,
});
const KNOWN = [exame(1, '10', 'Audiometria'), exame(2, '20', 'Clínico', true), exame(3, '30', 'Acuidade')];
const asked = (...codes: string[]) => codes.map((code) => ({ CODIGO_EXAME: code, NOME_EXAME: code }));
const done = (code: string, last: string | null, due: string | null) => ({
  CODIGOFUNCIONARIO: '7',
  CODIGOEXAME: code,
  DATARESULTADO: last,
  REFAZER: due,
});

describe('what SOC said of an employee’s exams, in those of the registry', () => {
  it('names each suggested exam once, the clinical one first and the others by name', () => {
    const { procedimentos } = examsOf({ asked: asked('10', '30', '20', '10'), done: [] }, KNOWN, TODAY);
    expect(procedimentos.map(({ id }) => id)).toEqual([2, 3, 1]);
  });

  it('takes as up to date what was done and is due after today, and nothing else', () => {
    const said = {
      asked: [],
      done: [
        done('10', '2026-01-10', '2026-11-24'),
        done('30', '2025-11-01', TODAY),
        done('20', null, '2027-01-01'),
        done('99', '2026-01-10', '2027-01-01'),
      ],
    };
    expect(examsOf(said, KNOWN, TODAY)).toEqual({
      procedimentos: [],
      ultimoExameClinico: null,
      examesEmDia: [{ idExame: 1, dataUltimaRealizacao: '2026-01-10', dataRefazerExame: '2026-11-24' }],
    });
  });

  it('tells the last clinical exam, in whatever order SOC lists them', () => {
    const said = { asked: [], done: [done('20', '2026-02-01', null), done('20', '2025-02-01', null)] };
    expect(examsOf(said, KNOWN, TODAY).ultimoExameClinico).toBe('2026-02-01');
    expect(examsOf({ ...said, done: said.done.toReversed() }, KNOWN, TODAY).ultimoExameClinico).toBe(
      '2026-02-01',
    );
  });

  it('refuses an exam that the registry does not have: it must not vanish', () => {
    expect(() => examsOf({ asked: asked('10', '99'), done: [] }, KNOWN, TODAY)).toThrow(
      'soc pede exames que não estão no cadastro: 99.',
    );
  });

  it.each([
    ['7', '007', true],
    ['0', '00', true],
    ['70', '7', false],
  ])('knows an employee’s code with and without its zeros: %s and %s are one: %s', (a, b, are) => {
    expect(sameCode(a, b)).toBe(are);
  });
});
