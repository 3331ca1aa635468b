/** Texts of StatCard. */
export const texts = { none: 'Sem dado', loading: 'Carregando' };
