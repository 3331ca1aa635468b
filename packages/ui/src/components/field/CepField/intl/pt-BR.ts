import { INVALID_CEP_MESSAGE } from '@apto/domain/documents';

/** Texts of CepField. */
export const texts = { placeholder: '00000-000', invalid: INVALID_CEP_MESSAGE };
