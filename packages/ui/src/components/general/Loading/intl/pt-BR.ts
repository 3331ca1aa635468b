export const texts = { loading: 'Carregando…' };
