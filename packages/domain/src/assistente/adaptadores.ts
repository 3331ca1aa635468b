import type { OpeningHour } from '../atendimento/index.ts';
import type { Prioridade } from '../prestadores/index.ts';
import { QUEM, QUEM_NUMERICO, type ClienteDoPedido, type PrestadorDoPedido, type Quem } from './tipos.ts';

const QUEMS: readonly Quem[] = [QUEM.SOLICITANTE, QUEM.EMPRESA, QUEM.USUARIO_ESCOLHE];

/** Who schedules or notifies, by name or by the wire's numeric variant (doc2 §3); anything else is null. */
export function lerQuem(valor: string | number | null | undefined): Quem | null {
  return QUEMS.find((q) => q === valor || QUEM_NUMERICO[q] === Number(valor ?? Number.NaN)) ?? null;
}

/** A clinic as the dropdown's option or the clinic's own record gives it. */
export interface RegistroDePrestador {
  readonly id: number;
  readonly name: string;
  readonly code?: string | number | null;
  readonly cnpj?: string | null;
  readonly city?: { readonly cidade: string; readonly estado: string } | null;
  readonly prioridade?: Prioridade | null;
  readonly sistema?: string | null;
  readonly systemsAndTechnology?: { readonly name: string } | null;
  readonly openingHours?: readonly OpeningHour[] | null;
}

/** What the request keeps of a clinic: no address, contact or bank data. */
export function prestadorDoPedido(registro: RegistroDePrestador): PrestadorDoPedido {
  return {
    id: registro.id,
    name: registro.name,
    code: registro.code ?? null,
    cnpj: registro.cnpj ?? null,
    city: registro.city ? { cidade: registro.city.cidade, estado: registro.city.estado } : null,
    prioridade: registro.prioridade ?? null,
    sistema: registro.systemsAndTechnology?.name ?? registro.sistema ?? null,
    openingHours: registro.openingHours ?? null,
    suportaReserva: null,
  };
}

/** A client's record, as GET customers/{id} answers it. */
export interface RegistroDeCliente {
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
export function clienteDoPedido(registro: RegistroDeCliente): ClienteDoPedido {
  return {
    id: registro.id,
    name: registro.name,
    usaReservaHorario: registro.usaReservaHorario,
    permiteAlterarMetodoReservaHorario: registro.permiteAlterarMetodoReservaHorario,
    desabilitarQuestionarioRisco: registro.desabilitarQuestionarioRisco,
    quemAgenda: lerQuem(registro.quemAgenda),
    quemAvisa: lerQuem(registro.quemAvisa),
    clienteNaoAlterarSituacaoNoDemissional: registro.clienteNaoAlterarSituacaoNoDemissional ?? false,
  };
}
