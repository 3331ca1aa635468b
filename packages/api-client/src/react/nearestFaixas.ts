import type { ApiFaixa } from '../calls/index.ts';
import { ERROR_CODE } from '../codes.ts';
import type { ApiError } from '../error.ts';

/** The free slots that the server offers in the place of one that was taken (doc2 §7); null for another refusal. */
export function nearestFaixasFrom(error: ApiError): readonly ApiFaixa[] | null {
  if (error.codigo !== ERROR_CODE.FAIXA_INDISPONIVEL) return null;
  const list = error.details['maisProximas'];
  return Array.isArray(list) ? (list as ApiFaixa[]) : [];
}
