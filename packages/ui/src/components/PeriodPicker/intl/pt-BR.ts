/** Texts of the period picker. */
export const textos = { rotulo: 'Período', indisponivel: 'indisponível' };
