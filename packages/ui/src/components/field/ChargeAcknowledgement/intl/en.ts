import type { Texts } from '../../../../internal/texts.types.ts';
import type { texts as ptBR } from './pt-BR.ts';

export const texts: Texts<typeof ptBR> = {
  label: 'I understand that the exams will be charged.',
  required: 'Check this box to confirm the exam.',
};
