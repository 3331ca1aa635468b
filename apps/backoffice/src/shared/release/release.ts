import { relinkPrestador, releasePrestador, type ApiClient } from '@apto/api-client';
import type { ReleasePair } from '@apto/domain/prestadores';

/**
 * Releases a clinic to a customer: POST, or PATCH of a link that exists (doc2 §7).
 * @param associationId null: the two were never linked
 * @throws ApiError
 */
export async function releaseClinic(
  api: Pick<ApiClient, 'invoke'>,
  { idPrestador, idCliente }: ReleasePair,
  associationId: number | null,
): Promise<void> {
  const body = { idPrestador, idCliente };
  if (associationId === null) await api.invoke(releasePrestador, { body });
  else await api.invoke(relinkPrestador, { body: { ...body, id: associationId } });
}
