// Without the word 'senha': the button and its notice must not answer to the field's own name.
export const texts = {
  show: 'Mostrar o que foi digitado',
  hide: 'Ocultar o que foi digitado',
  shown: 'Texto visível',
  hidden: 'Texto oculto',
  capsLock: 'Caps Lock ligado',
};
