import { relinkPrestador, releasedPrestador, releasePrestador, type ApiClient } from '@apto/api-client';
import type { ReleasePair } from '@apto/domain/prestadores';

/** How a clinic and a customer stand to one another. */
export interface Release {
  readonly isReleased: boolean;
  /** Their link; null: they were never linked. */
  readonly associationId: number | null;
}

/** Whether a clinic serves a customer (doc2 §2.13). @throws ApiError */
export async function askRelease(
  api: Pick<ApiClient, 'invoke'>,
  { idPrestador, idCliente }: ReleasePair,
  options?: { readonly signal: AbortSignal },
): Promise<Release> {
  const { condicao: isReleased, id } = await api.invoke(
    releasedPrestador,
    { params: { clientId: idCliente, providerId: idPrestador } },
    options,
  );
  return { isReleased, associationId: id };
}

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
