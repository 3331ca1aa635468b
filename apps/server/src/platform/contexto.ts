import type { Agora } from '@apto/domain';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../db/port.ts';
import type { Gateways } from '../gateways/ports.ts';
import type { Configuracao } from './configuracao.ts';
import type { NovaAuditoria, NovaMensagem, NovoEvento } from './registros.ts';
import { naoAutenticado } from './erros.ts';

/** What an internal user may see. null means everything of the company. Built from rows, narrowed by headers. */
export interface Escopo {
  empresaId: number;
  clientes: readonly number[] | null;
  unidades: readonly number[] | null;
}

export interface SessaoInterna {
  tipo: 'interna';
  idHash: string;
  usuarioId: number;
  nome: string;
  empresaId: number;
  permissoes: ReadonlySet<string>;
  quemAgenda: string;
  quemAvisa: string;
  escopo: Escopo;
}

export interface SessaoPrestador {
  tipo: 'prestador';
  idHash: string;
  usuarioId: number;
  nome: string;
  empresaId: number;
  prestadorId: number;
  permissoes: ReadonlySet<string>;
}

/** An employee with a link: bound to one appointment and nothing else. */
export interface SessaoAutoagendamento {
  tipo: 'autoagendamento';
  idHash: string;
  agendamentoId: number;
  clienteId: number;
  empresaId: number;
  tokenId: number;
}

export type Sessao = SessaoInterna | SessaoPrestador | SessaoAutoagendamento;

/** What every handler receives beside its validated input. */
export interface Ctx {
  /** In a write this is the open transaction; in a read, autocommitted statements. */
  db: Db;
  sessao: Sessao | null;
  agora: Agora;
  requestId: string;
  ip: string;
  log: FastifyBaseLogger;
  config: Configuracao;
  gateways: Gateways;
  /** The version of `If-Match`, on calls that declare it. */
  versaoEsperada: number;
  /** Appends to the audit trail, in the write's transaction. Never put health text in `detalhes`. */
  auditar(entrada: NovaAuditoria): Promise<void>;
  /** Appends an event that is told to open lists once the transaction commits. */
  publicar(evento: NovoEvento): Promise<void>;
  /** Queues an e-mail or WhatsApp message that leaves once the transaction commits. */
  enviarMensagem(mensagem: NovaMensagem): Promise<void>;
  /** Sets a header of the answer. */
  cabecalho(nome: string, valor: string): void;
}

/** The internal session, on calls that declare only `interna`. */
export function interna(ctx: Ctx): SessaoInterna {
  if (ctx.sessao?.tipo !== 'interna') throw naoAutenticado();
  return ctx.sessao;
}

/** The employee's session, on calls that declare only `autoagendamento`. */
export function empregado(ctx: Ctx): SessaoAutoagendamento {
  if (ctx.sessao?.tipo !== 'autoagendamento') throw naoAutenticado();
  return ctx.sessao;
}
