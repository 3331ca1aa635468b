export const texts = { optional: '(opcional)' };
