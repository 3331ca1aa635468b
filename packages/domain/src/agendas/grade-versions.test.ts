import { describe, expect, it } from 'vitest';
import type { Weekday } from '../time/index.ts';
import {
  gradePartLabel,
  gradePartText,
  gradeVersions,
  withParts,
  type DrawnGrade,
  type GradePart,
} from './index.ts';

const window = (diaSemana: Weekday, start = '08:00', vagas = 1) => ({
  diaSemana,
  inicio: start,
  fim: '12:00',
  duracaoMinutos: 30,
  vagas,
});
const base: DrawnGrade = {
  vigenciaInicial: '2026-01-01',
  vigenciaFinal: null,
  periodos: [window(1), window(2)],
  exceptions: [],
  procedimentosIds: [],
};

describe('agendas: two versions of one grade', () => {
  it('names what both changed, and what only the other one did', () => {
    const mine: DrawnGrade = {
      ...base,
      periodos: [window(1, '09:00'), window(2)],
      vigenciaFinal: '2026-12-31',
    };
    const theirs = {
      ...base,
      periodos: [window(1, '10:00'), window(2), window(3, '08:00', 2)],
      procedimentosIds: [7],
    };
    expect(gradeVersions(base, mine, theirs)).toEqual({ disputed: ['dia1'], theirs: ['dia3', 'exames'] });
    // The same change by both is no dispute, and neither is another order of the same windows.
    expect(gradeVersions(base, theirs, theirs)).toEqual({ disputed: [], theirs: [] });
    expect(gradeVersions(base, base, { ...base, periodos: [window(2), window(1)] })).toEqual({
      disputed: [],
      theirs: [],
    });
    const both = withParts(mine, theirs, ['dia3', 'exames']);
    expect(both).toMatchObject({ vigenciaFinal: '2026-12-31', procedimentosIds: [7] });
    expect(both.periodos).toEqual([window(1, '09:00'), window(2), window(3, '08:00', 2)]);
    expect(withParts(mine, theirs, ['dia1']).periodos).toEqual([window(1, '10:00'), window(2)]);
  });

  it('says each part in words', () => {
    const drawn: DrawnGrade = {
      ...base,
      periodos: [window(1, '08:00', 2)],
      exceptions: [
        { data: '2026-12-24', atende: false, inicio: null, fim: null },
        { data: '2026-12-19', atende: true, inicio: '08:00', fim: '12:00' },
      ],
      procedimentosIds: [7],
    };
    expect(gradePartText('dia1', drawn)).toBe('08:00 às 12:00, 30 min, 2 vagas');
    expect(gradePartText('dia2', drawn)).toBe('Nenhum período');
    expect(gradePartText('vigenciaInicial', drawn)).toBe('01/01/2026');
    expect(gradePartText('vigenciaFinal', drawn)).toBe('Sem fim');
    expect(gradePartText('exames', drawn, () => 'Audiometria')).toBe('Audiometria');
    expect(gradePartText('exames', base)).toBe('Todos os que a clínica faz');
    expect(gradePartText('exceptions', drawn)).toBe(
      '19/12/2026, atende 08:00 às 12:00; 24/12/2026, não atende',
    );
    expect(
      ['dia1', 'exames', 'vigenciaInicial', 'vigenciaFinal', 'exceptions'].map((part) =>
        gradePartLabel(part as GradePart),
      ),
    ).toEqual(['segunda-feira', 'Exames desta agenda', 'Início da vigência', 'Fim da vigência', 'Exceções']);
  });
});
