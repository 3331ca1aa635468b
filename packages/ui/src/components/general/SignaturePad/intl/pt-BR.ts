/** Texts of SignaturePad. */
export const texts = {
  way: 'Como assinar',
  draw: 'Desenhar',
  type: 'Digitar o nome',
  name: 'Nome completo',
  hint: 'Assine aqui com o dedo, a caneta ou o mouse',
  pad: (strokes: number) =>
    strokes === 0
      ? 'Área de assinatura, vazia'
      : `Assinatura desenhada, ${strokes} ${strokes === 1 ? 'traço' : 'traços'}`,
  preview: (name: string) => `Assinatura: ${name}`,
  undo: 'Desfazer o último traço',
  clear: 'Apagar',
  undone: 'Último traço desfeito.',
  cleared: 'Assinatura apagada.',
};
