import type { Texts } from '../../../../internal/texts.types.ts';
import type { texts as ptBR } from './pt-BR.ts';

export const texts: Texts<typeof ptBR> = {
  way: 'How to sign',
  draw: 'Draw',
  type: 'Type the name',
  name: 'Full name',
  hint: 'Sign here with a finger, a pen or the mouse',
  pad: (strokes) =>
    strokes === 0
      ? 'Signature area, empty'
      : `Drawn signature, ${strokes} ${strokes === 1 ? 'stroke' : 'strokes'}`,
  preview: (name) => `Signature: ${name}`,
  undo: 'Undo the last stroke',
  clear: 'Erase',
  undone: 'Last stroke undone.',
  cleared: 'Signature erased.',
};
