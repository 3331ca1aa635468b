import { ehTipoExame, permiteReserva } from '../exames/index.ts';
import type { EstadoAssistente } from './estado.ts';

/** The name by which a clinic's system says that it reserves exact slots (doc2 §1). */
export const SISTEMA_SOC = 'SOC';

/** Whether a clinic's system is SOC. */
export function ehClinicaSoc(prestador: { readonly sistema?: string | null } | null | undefined): boolean {
  return prestador?.sistema?.trim().toUpperCase() === SISTEMA_SOC;
}

export interface CondicoesDeReserva {
  /** 1. The clinic's system. */
  readonly sistemaPrestador: string | null | undefined;
  /** 2. Risk of each employee; unknown counts as none. */
  readonly funcionarios: readonly { readonly possuiRisco?: boolean | null; readonly pcd?: boolean | null }[];
  /** 3. `usaReservaHorario` of the client. */
  readonly usaReservaHorario: boolean | null | undefined;
  /** 4 and 5. A known type, and not one of those that bypass reservation. 6 is `pcd` of each employee. */
  readonly tipoExame: number | null | undefined;
}

/** Whether exact slots are reserved at the clinic: all six conditions of doc2 §4 'Time-slot reservation applies'. */
export function aplicaReservaDeHorario(condicoes: CondicoesDeReserva): boolean {
  const { sistemaPrestador, funcionarios, usaReservaHorario, tipoExame } = condicoes;
  return (
    ehClinicaSoc({ sistema: sistemaPrestador ?? null }) &&
    funcionarios.some((f) => f.possuiRisco === true) &&
    usaReservaHorario === true &&
    ehTipoExame(tipoExame) &&
    permiteReserva(tipoExame) &&
    !funcionarios.some((f) => f.pcd === true)
  );
}

/** The same, of a request; a clinic that answered that it does not support reservation never reserves. */
export function pedidoReservaHorario(estado: EstadoAssistente): boolean {
  return (
    estado.prestador?.suportaReserva !== false &&
    aplicaReservaDeHorario({
      sistemaPrestador: estado.prestador?.sistema,
      funcionarios: estado.funcionarios,
      usaReservaHorario: estado.cliente?.usaReservaHorario,
      tipoExame: estado.tipoExame?.id,
    })
  );
}

/** A SOC clinic and a reservation client coincide: both who-questions are the requester's (doc2 §4). */
export function metodoFixoNoSolicitante(estado: {
  readonly prestador: { readonly sistema?: string | null } | null;
  readonly cliente: { readonly usaReservaHorario: boolean } | null;
}): boolean {
  return ehClinicaSoc(estado.prestador) && estado.cliente?.usaReservaHorario === true;
}
