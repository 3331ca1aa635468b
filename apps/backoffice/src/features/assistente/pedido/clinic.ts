import { getPrestador, prestadorReservaHorario, type ApiClient, type Answer } from '@apto/api-client';
import type { AssistenteEvent } from '@apto/domain/assistente';
import { isSocClinic, pedidoPrestador, type PedidoCliente, type PedidoPrestador } from '@apto/domain/pedido';
import { askRelease } from '../../../shared/release/release.ts';

/** A clinic's own record: hours, address, contacts. */
export type ClinicRecord = Answer<typeof getPrestador>;

/** The link of a clinic that does not serve the client. */
export interface NotReleased {
  readonly prestador: PedidoPrestador;
  readonly cliente: PedidoCliente;
  /** Null: the two were never linked. */
  readonly associationId: number | null;
}

/** What asking about a chosen clinic came to. */
export interface CheckResult {
  readonly record: ClinicRecord;
  readonly events: readonly AssistenteEvent[];
  readonly notReleased: NotReleased | null;
}

type Caller = Pick<ApiClient, 'invoke'>;

/** Only a clinic on SOC for a client that reserves slots has to say whether it supports that (doc2 §4). */
export const needsReservaVerification = (prestador: PedidoPrestador, cliente: PedidoCliente): boolean =>
  cliente.usaReservaHorario && isSocClinic(prestador);

async function verifyReserva(
  api: Caller,
  prestador: PedidoPrestador,
  cliente: PedidoCliente,
  signal: AbortSignal,
): Promise<readonly AssistenteEvent[]> {
  if (!needsReservaVerification(prestador, cliente)) return [];
  try {
    const supports = await api.invoke(
      prestadorReservaHorario,
      { query: { cnpj: prestador.cnpj ?? '' } },
      { signal },
    );
    return [{ type: 'RESERVA_VERIFIED', idPrestador: prestador.id, supports }];
  } catch (error) {
    if (signal.aborted) throw error;
    // The domain says so and takes the clinic back (doc2 §8).
    return [{ type: 'RESERVA_VERIFIED', idPrestador: prestador.id, supports: null }];
  }
}

/**
 * Everything that has to be known of a clinic before it stands: its hours, whether it serves the client, whether it
 * supports reservation.
 * @throws ApiError when the record or the link could not be read
 */
export async function checkClinic(
  api: Caller,
  prestador: PedidoPrestador,
  cliente: PedidoCliente,
  signal: AbortSignal,
): Promise<CheckResult> {
  const [record, { isReleased, associationId }] = await Promise.all([
    api.invoke(getPrestador, { params: { id: prestador.id } }, { signal }),
    askRelease(api, { idPrestador: prestador.id, idCliente: cliente.id }, { signal }),
  ]);
  const known = pedidoPrestador(record);
  return {
    record,
    events: [
      { type: 'PRESTADOR_LOADED', prestador: known },
      ...(await verifyReserva(api, known, cliente, signal)),
    ],
    notReleased: isReleased ? null : { prestador: known, cliente, associationId },
  };
}
