import { describe, expect, it } from 'vitest';
import { TIPO_EXAME, TiposExame } from '../exames/index.ts';
import { dismissalDay, type ConcludedExam } from './dismissal.ts';

const TODAY = '2026-11-26';
const exam = (changes: Partial<ConcludedExam> = {}): ConcludedExam => ({
  tipoExameId: TIPO_EXAME.DEMISSIONAL,
  dataHomologacao: '2026-11-30',
  clienteNaoAlterarSituacaoNoDemissional: false,
  situation: 'ATIVO',
  ...changes,
});

describe('doc2 §3: a dismissal exam that is concluded', () => {
  it('is the end of the employment, on the day of the request, else today', () => {
    expect(dismissalDay(exam(), TODAY)).toBe('2026-11-30');
    expect(dismissalDay(exam({ dataHomologacao: null }), TODAY)).toBe(TODAY);
    expect(dismissalDay(exam({ situation: 'AFASTADO' }), TODAY)).toBe('2026-11-30');
  });

  it('changes nothing where the client says so, nor for who has left', () => {
    expect(dismissalDay(exam({ clienteNaoAlterarSituacaoNoDemissional: true }), TODAY)).toBeNull();
    expect(dismissalDay(exam({ situation: 'DEMITIDO' }), TODAY)).toBeNull();
  });

  it.each(TiposExame.filter(({ id }) => id !== TIPO_EXAME.DEMISSIONAL))('$nome changes nothing', ({ id }) => {
    expect(dismissalDay(exam({ tipoExameId: id }), TODAY)).toBeNull();
  });
});
