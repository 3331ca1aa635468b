import { isDepositAsked, type DepositTerms } from '@apto/domain/deposito';
import { appliesHorarioReserva } from '@apto/domain/pedido';
import type { ClinicForRules } from './clinic.ts';
import type { PedidoCliente } from './facts.ts';

/** Whom a request is about, as far as slots go. */
export interface Examinee {
  readonly possuiRisco: boolean;
  readonly pcd: boolean;
}

/**
 * What an appointment's row says only because of its clinic, client, exam type and employees (doc2 §4 'Time-slot
 * reservation applies', doc3 §4.1). Whoever changes one of them writes these columns again.
 */
export function derivedColumns(input: {
  clinic: Pick<ClinicForRules, 'system'> & DepositTerms;
  cliente: Pick<PedidoCliente, 'usaReservaHorario'> & DepositTerms;
  tipoExame: number;
  funcionarios: readonly Examinee[];
}): { usaReservaHorario: boolean; depositoAntecipado: boolean } {
  const { clinic, cliente, tipoExame, funcionarios } = input;
  return {
    usaReservaHorario: appliesHorarioReserva({
      prestadorSystem: clinic.system,
      usaReservaHorario: cliente.usaReservaHorario,
      tipoExame,
      funcionarios,
    }),
    depositoAntecipado: isDepositAsked(clinic, cliente),
  };
}
