/**
 * Words that begin a line begin with a capital, also a weekday's, which pt-BR writes small elsewhere. Of the eyes alone: the
 * words stay as they are written.
 */
export const capitalised = { '::first-letter': { textTransform: 'uppercase' } } as const;
