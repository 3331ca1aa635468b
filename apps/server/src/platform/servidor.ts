import type { FastifyInstance } from 'fastify';
import type { BancoPort } from '../db/port.ts';
import type { Gateways } from '../gateways/ports.ts';
import type { Configuracao } from './configuracao.ts';
import type { Eventos } from './eventos.ts';
import type { Tarefas } from './tarefas.ts';

/** Everything that a resource's routes are built on. One per process. */
export interface Servidor {
  app: FastifyInstance;
  banco: BancoPort;
  config: Configuracao;
  gateways: Gateways;
  eventos: Eventos;
  tarefas: Tarefas;
  /** Milliseconds since 1970; tests pass their own. */
  relogio: () => number;
  /** Ids of the calls that have a handler, for the start-up check. */
  atendidas: Set<string>;
  /** Closes each open event stream, so that a stop does not wait for them. */
  fluxos: Set<() => void>;
  /** False until the database is migrated: calls answer 503 meanwhile. */
  preparado: boolean;
  /** True from the moment a stop was asked for: readiness says no, open requests finish. */
  encerrando: boolean;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    classe?: 'padrao' | 'login' | 'publica' | 'pesada';
    chamada?: string;
  }
  interface FastifyRequest {
    sessaoTipo?: 'publica' | 'interna' | 'autoagendamento' | 'prestador';
  }
}
