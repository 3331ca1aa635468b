/** Texts of CepField. */
export const words = { placeholder: '00000-000' };
