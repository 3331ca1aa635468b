/** A cor da empresa, do servidor e do cliente. */
export const COR = '#8a1f5c';
