export const texts = { dismiss: 'Dispensar' };
