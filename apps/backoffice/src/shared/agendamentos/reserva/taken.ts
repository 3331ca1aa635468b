import { ApiError, ERROR_CODE } from '@apto/api-client';

/** Whether a refusal says that somebody else has the time that was asked for. */
export const isSlotTaken = (error: unknown): boolean =>
  error instanceof ApiError && error.codigo === ERROR_CODE.FAIXA_INDISPONIVEL;
