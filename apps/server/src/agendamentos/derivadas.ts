import { aplicaReservaDeHorario } from '@apto/domain';
import type { ClinicaParaRegras } from './clinica.ts';
import type { ClienteDoPedido } from './pedido.ts';

/** Whom a request is about, as far as slots go. */
export interface Examinado {
  readonly possuiRisco: boolean;
  readonly pcd: boolean;
}

/**
 * What an appointment's row says only because of its clinic, client, exam type and employees (doc2 §4 'Time-slot
 * reservation applies', doc3 §4.1). Whoever changes one of them writes these columns again.
 */
export function colunasDerivadas(entrada: {
  clinica: Pick<ClinicaParaRegras, 'sistema' | 'advanceDeposit'>;
  cliente: Pick<ClienteDoPedido, 'usaReservaHorario'>;
  tipoExame: number;
  funcionarios: readonly Examinado[];
}): { usaReservaHorario: boolean; depositoAntecipado: boolean } {
  const { clinica, cliente, tipoExame, funcionarios } = entrada;
  return {
    usaReservaHorario: aplicaReservaDeHorario({
      sistemaPrestador: clinica.sistema,
      usaReservaHorario: cliente.usaReservaHorario,
      tipoExame,
      funcionarios,
    }),
    depositoAntecipado: clinica.advanceDeposit,
  };
}
