export const texts = {
  show: 'Mostrar senha',
  hide: 'Ocultar senha',
  shown: 'Senha visível',
  hidden: 'Senha oculta',
};
