export const texts = { newTab: '(abre em outra aba)' };
