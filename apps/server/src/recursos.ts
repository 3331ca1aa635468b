import { rotasDeAgendamentos } from './agendamentos/routes.ts';
import { rotasDeClientes } from './clientes/routes.ts';
import { rotasDoPainel } from './painel/routes.ts';
import { rotasDeAgendas } from './agendas/routes.ts';
import { rotasDeAtendimento } from './atendimento/routes.ts';
import { rotasDeAutoagendamento } from './autoagendamento/routes.ts';
import { rotasDeCidades } from './cidades/routes.ts';
import { rotasDeFeriados } from './feriados/routes.ts';
import { rotasDeFerias } from './ferias/routes.ts';
import { rotasDeFuncionarios } from './funcionarios/routes.ts';
import { rotasDePrestadores } from './prestadores/routes.ts';
import { rotasDeProcedimentos } from './procedimentos/routes.ts';
import type { Servidor } from './platform/servidor.ts';
import { rotasDeSessao } from './sessao/routes.ts';
import { rotasDeStatus } from './status/routes.ts';
import { rotasDoSistema } from './sistema/routes.ts';
import { rotasDeTiposExame } from './tipos-exame/routes.ts';

/** Every resource of the server. A new folder adds one line here. */
export const recursos: readonly ((servidor: Servidor) => void)[] = [
  rotasDoSistema,
  rotasDeSessao,
  rotasDeStatus,
  rotasDeTiposExame,
  rotasDeAgendamentos,
  rotasDoPainel,
  rotasDeClientes,
  rotasDeAgendas,
  rotasDeAtendimento,
  rotasDeAutoagendamento,
  rotasDeCidades,
  rotasDeFeriados,
  rotasDeFerias,
  rotasDeFuncionarios,
  rotasDePrestadores,
  rotasDeProcedimentos,
];
