import {
  liberarPrestador,
  obterPrestador,
  prestadorLiberado,
  prestadorReservaHorario,
  religarPrestador,
  type Cliente,
  type Resposta,
} from '@apto/api-client';
import {
  ehClinicaSoc,
  prestadorDoPedido,
  type ClienteDoPedido,
  type EventoAssistente,
  type PrestadorDoPedido,
} from '@apto/domain';

/** A clinic's own record: hours, address, contacts. */
export type RegistroDaClinica = Resposta<typeof obterPrestador>;

/** The link of a clinic that does not serve the client. */
export interface NaoLiberada {
  readonly prestador: PrestadorDoPedido;
  readonly cliente: ClienteDoPedido;
  /** Null: the two were never linked. */
  readonly vinculoId: number | null;
}

/** What asking about a chosen clinic came to. */
export interface Conferencia {
  readonly registro: RegistroDaClinica;
  readonly eventos: readonly EventoAssistente[];
  readonly naoLiberada: NaoLiberada | null;
}

type Chamador = Pick<Cliente, 'chamar'>;

/** Only a clinic on SOC for a client that reserves slots has to say whether it supports that (doc2 §4). */
export const precisaVerificarReserva = (prestador: PrestadorDoPedido, cliente: ClienteDoPedido): boolean =>
  cliente.usaReservaHorario && ehClinicaSoc(prestador);

async function verificarReserva(
  api: Chamador,
  prestador: PrestadorDoPedido,
  cliente: ClienteDoPedido,
  sinal: AbortSignal,
): Promise<readonly EventoAssistente[]> {
  if (!precisaVerificarReserva(prestador, cliente)) return [];
  try {
    const suporta = await api.chamar(
      prestadorReservaHorario,
      { query: { cnpj: prestador.cnpj ?? '' } },
      { signal: sinal },
    );
    return [{ tipo: 'RESERVA_VERIFICADA', idPrestador: prestador.id, suporta }];
  } catch (erro) {
    if (sinal.aborted) throw erro;
    // The domain says so and takes the clinic back (doc2 §8).
    return [{ tipo: 'RESERVA_VERIFICADA', idPrestador: prestador.id, suporta: null }];
  }
}

/**
 * Everything that has to be known of a clinic before it stands: its hours, whether it serves the client, whether it
 * supports reservation.
 * @throws ErroDeApi when the record or the link could not be read
 */
export async function conferirClinica(
  api: Chamador,
  prestador: PrestadorDoPedido,
  cliente: ClienteDoPedido,
  sinal: AbortSignal,
): Promise<Conferencia> {
  const [registro, vinculo] = await Promise.all([
    api.chamar(obterPrestador, { params: { id: prestador.id } }, { signal: sinal }),
    api.chamar(
      prestadorLiberado,
      { params: { clientId: cliente.id, providerId: prestador.id } },
      { signal: sinal },
    ),
  ]);
  const conhecido = prestadorDoPedido(registro);
  return {
    registro,
    eventos: [
      { tipo: 'PRESTADOR_CARREGADO', prestador: conhecido },
      ...(await verificarReserva(api, conhecido, cliente, sinal)),
    ],
    naoLiberada: vinculo.condicao ? null : { prestador: conhecido, cliente, vinculoId: vinculo.id },
  };
}

/** Releases the clinic to the client: POST, or PATCH of a link that exists (doc2 §7). @throws ErroDeApi */
export async function liberarClinica(
  api: Chamador,
  { prestador, cliente, vinculoId }: NaoLiberada,
): Promise<void> {
  const body = { idPrestador: prestador.id, idCliente: cliente.id };
  if (vinculoId === null) await api.chamar(liberarPrestador, { body });
  else await api.chamar(religarPrestador, { body: { ...body, id: vinculoId } });
}
