import { EMPTY_TEXT } from '@apto/domain/messages';

/** Texts of RiskList (doc1 §2.1). */
export const texts = {
  label: 'Riscos',
  empty: EMPTY_TEXT.NO_RISCOS,
  loading: 'Carregando os riscos…',
  more: (count: number): string => `Mostrar mais ${count}`,
  less: 'Mostrar menos',
  groups: {
    FISICO: 'Físico',
    QUIMICO: 'Químico',
    BIOLOGICO: 'Biológico',
    ERGONOMICO: 'Ergonômico',
    ACIDENTE: 'Acidente',
  },
};
