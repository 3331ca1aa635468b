import type { OpeningHour } from '../atendimento/index.ts';
import { WHO, NUMERIC_WHO, type PedidoCliente, type PedidoPrestador, type Who } from './types.ts';

const QUEMS: readonly Who[] = [WHO.SOLICITANTE, WHO.EMPRESA, WHO.USUARIO_ESCOLHE];

/** Who schedules or notifies, by name or by the wire's numeric variant (doc2 §3); anything else is null. */
export function readWho(value: string | number | null | undefined): Who | null {
  return QUEMS.find((q) => q === value || NUMERIC_WHO[q] === Number(value ?? Number.NaN)) ?? null;
}

/** A clinic as the dropdown's option or the clinic's own record gives it. */
export interface PrestadorRecord extends Omit<PedidoPrestador, 'openingHours' | 'supportsReserva'> {
  readonly systemsAndTechnology?: { readonly name: string } | null;
  readonly openingHours?: readonly OpeningHour[] | null;
}

/** What the request keeps of a clinic: no address, contact or bank data. */
export function pedidoPrestador(record: PrestadorRecord): PedidoPrestador {
  return {
    id: record.id,
    name: record.name,
    code: record.code ?? null,
    cnpj: record.cnpj ?? null,
    city: record.city ? { cidade: record.city.cidade, estado: record.city.estado } : null,
    prioridade: record.prioridade ?? null,
    sistema: record.systemsAndTechnology?.name ?? record.sistema ?? null,
    openingHours: record.openingHours ?? null,
    supportsReserva: null,
  };
}

/** A client's record, as GET customers/{id} answers it. */
export interface ClienteRecord {
  readonly id: number;
  readonly name: string;
  readonly usaReservaHorario: boolean;
  readonly permiteAlterarMetodoReservaHorario: boolean;
  readonly desabilitarQuestionarioRisco: boolean;
  readonly quemAgenda?: string | number | null;
  readonly quemAvisa?: string | number | null;
  readonly clienteNaoAlterarSituacaoNoDemissional?: boolean | null;
}

/** What the request keeps of a client. */
export function pedidoCliente(record: ClienteRecord): PedidoCliente {
  return {
    id: record.id,
    name: record.name,
    usaReservaHorario: record.usaReservaHorario,
    permiteAlterarMetodoReservaHorario: record.permiteAlterarMetodoReservaHorario,
    desabilitarQuestionarioRisco: record.desabilitarQuestionarioRisco,
    quemAgenda: readWho(record.quemAgenda),
    quemAvisa: readWho(record.quemAvisa),
    clienteNaoAlterarSituacaoNoDemissional: record.clienteNaoAlterarSituacaoNoDemissional ?? false,
  };
}
