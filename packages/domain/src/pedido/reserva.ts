import { SOC_SYSTEM } from '../prestadores/index.ts';
import { isTipoExame, allowsReserva } from '../exames/index.ts';
import {
  SCHEDULER_HELP,
  type PedidoCliente,
  type PedidoFuncionario,
  type PedidoPrestador,
  type PedidoTipoExame,
  type Who,
} from './types.ts';

/** Whether a clinic's system is SOC. */
export function isSocClinic(prestador: { readonly sistema?: string | null } | null | undefined): boolean {
  return prestador?.sistema?.trim().toUpperCase() === SOC_SYSTEM;
}

export interface ReservaConditions {
  /** 1. The clinic's system. */
  readonly prestadorSystem: string | null | undefined;
  /** 2. Risk of each employee; unknown counts as none. */
  readonly funcionarios: readonly { readonly possuiRisco?: boolean | null; readonly pcd?: boolean | null }[];
  /** 3. `usaReservaHorario` of the client. */
  readonly usaReservaHorario: boolean | null | undefined;
  /** 4 and 5. A known type, and not one of those that bypass reservation. 6 is `pcd` of each employee. */
  readonly tipoExame: number | null | undefined;
}

/** Whether exact slots are reserved at the clinic: all six conditions of doc2 §4 'Time-slot reservation applies'. */
export function appliesHorarioReserva(conditions: ReservaConditions): boolean {
  const { prestadorSystem, funcionarios, usaReservaHorario, tipoExame } = conditions;
  return (
    isSocClinic({ sistema: prestadorSystem ?? null }) &&
    funcionarios.some((f) => f.possuiRisco === true) &&
    usaReservaHorario === true &&
    isTipoExame(tipoExame) &&
    allowsReserva(tipoExame) &&
    !funcionarios.some((f) => f.pcd === true)
  );
}

/** The same, of a request; a clinic that answered that it does not support reservation never reserves. */
export function pedidoReservaHorario(pedido: {
  readonly prestador: Pick<PedidoPrestador, 'sistema' | 'supportsReserva'> | null;
  readonly funcionarios: readonly Pick<PedidoFuncionario, 'possuiRisco' | 'pcd'>[];
  readonly cliente: Pick<PedidoCliente, 'usaReservaHorario'> | null;
  readonly tipoExame: Pick<PedidoTipoExame, 'id'> | null;
}): boolean {
  const { prestador, funcionarios, cliente } = pedido;
  return (
    prestador?.supportsReserva !== false &&
    appliesHorarioReserva({
      prestadorSystem: prestador?.sistema,
      funcionarios,
      usaReservaHorario: cliente?.usaReservaHorario,
      tipoExame: pedido.tipoExame?.id,
    })
  );
}

/** Who makes the appointment with the clinic: nobody has to where a time of it is chosen in the request (doc2 §1, §4). */
export const schedulerHelp = (pedido: Parameters<typeof pedidoReservaHorario>[0], who: Who): string =>
  pedidoReservaHorario(pedido)
    ? 'O horário é escolhido neste pedido e fica reservado na clínica.'
    : SCHEDULER_HELP[who];

/** A SOC clinic and a reservation client coincide: both who-questions are the requester's (doc2 §4). */
export function methodFixedOnSolicitante(pedido: {
  readonly prestador: { readonly sistema?: string | null } | null;
  readonly cliente: { readonly usaReservaHorario: boolean } | null;
}): boolean {
  return isSocClinic(pedido.prestador) && pedido.cliente?.usaReservaHorario === true;
}
