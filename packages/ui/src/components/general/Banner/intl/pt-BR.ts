export const texts = { label: 'Aviso', dismiss: 'Dispensar' };
