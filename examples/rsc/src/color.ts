/** A cor da empresa, do servidor e do cliente. */
export const COLOR = '#8a1f5c';
