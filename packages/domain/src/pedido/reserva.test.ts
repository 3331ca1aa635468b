import { expect, it } from 'vitest';
import { TIPO_EXAME } from '../exames/index.ts';
import { SOC_SYSTEM } from '../prestadores/index.ts';
import { schedulerHelp } from './reserva.ts';
import { SCHEDULER_HELP, WHO } from './types.ts';

it('doc2 §1, §4: where a time is reserved nobody has to agree on one with the clinic', () => {
  const pedido = {
    prestador: { sistema: SOC_SYSTEM, supportsReserva: true },
    funcionarios: [{ possuiRisco: true, pcd: false }],
    cliente: { usaReservaHorario: true },
    tipoExame: { id: TIPO_EXAME.PERIODICO },
  };
  const help = 'O horário é escolhido neste pedido e fica reservado na clínica.';
  expect(schedulerHelp(pedido, WHO.SOLICITANTE)).toBe(help);
  expect(schedulerHelp({ ...pedido, prestador: null }, WHO.SOLICITANTE)).toBe(SCHEDULER_HELP.SOLICITANTE);
});
