import type { EntradaValidada, QualquerEndpoint, Resposta } from '@apto/api-client';
import { agoraEmSaoPaulo } from '@apto/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { chamadaAtual, type Db } from '../db/port.ts';
import { lerSessao } from './autenticacao.ts';
import type { Ctx, Sessao } from './contexto.ts';
import { validar, versaoDe } from './entrada.ts';
import { naoAutenticado, semPermissao } from './erros.ts';
import { estreitarEscopo, exigirApiKey } from './escopo.ts';
import { guardarResposta, lerGuardada, lerPedido, tomarChave, type Pedido } from './idempotencia.ts';
import { gravarAuditoria, gravarEventos, gravarMensagem } from './registros.ts';
import type { Servidor } from './servidor.ts';

export type Manipulador<E extends QualquerEndpoint> = (
  entrada: EntradaValidada<E>,
  ctx: Ctx,
) => Promise<Resposta<E>> | Resposta<E>;

/** Calls that a company without an API key may still make: entering, leaving, knowing oneself. */
const SEM_EXIGIR_CHAVE = /^\/(auth\/|@me\/|companies\/find\/me$)/;

async function autenticar(
  servidor: Servidor,
  endpoint: QualquerEndpoint,
  req: FastifyRequest,
): Promise<Sessao | null> {
  if (endpoint.sessoes.includes('publica')) return null;
  const token = /^Bearer (.+)$/i.exec(req.headers.authorization ?? '')?.[1];
  if (!token) throw naoAutenticado();
  const lida = await lerSessao(servidor.banco.db, servidor.config.segredoDeSessao, servidor.relogio(), token);
  if (!lida) throw naoAutenticado();
  const { sessao } = lida;
  if (!endpoint.sessoes.includes(sessao.tipo)) throw naoAutenticado();
  if (sessao.tipo !== 'interna') return sessao;
  if (!SEM_EXIGIR_CHAVE.test(endpoint.path)) exigirApiKey(lida.apiKey, req.headers);
  if (endpoint.permissao !== null) {
    const exigidas = typeof endpoint.permissao === 'string' ? [endpoint.permissao] : endpoint.permissao;
    if (!exigidas.some((p) => sessao.permissoes.has(p))) throw semPermissao();
  }
  return { ...sessao, escopo: estreitarEscopo(sessao.escopo, req.headers) };
}

interface Execucao {
  mensagens: number[];
}

function criarCtx(
  servidor: Servidor,
  endpoint: QualquerEndpoint,
  req: FastifyRequest,
  reply: FastifyReply,
  sessao: Sessao | null,
  db: Db,
  execucao: Execucao,
): Ctx {
  return {
    db,
    sessao,
    agora: agoraEmSaoPaulo(servidor.relogio()),
    requestId: req.id,
    ip: req.ip,
    log: req.log,
    config: servidor.config,
    gateways: servidor.gateways,
    versaoEsperada: endpoint.ifMatch ? versaoDe(req.headers['if-match']) : 0,
    auditar: (e) => gravarAuditoria(db, sessao, req.id, [e]),
    publicar: (e) => gravarEventos(db, [e]),
    async enviarMensagem(m) {
      const id = await gravarMensagem(db, servidor.config.segredoDeSessao, m);
      await servidor.tarefas.enfileirarMensagem(db, id);
      execucao.mensagens.push(id);
    },
    cabecalho: (nome, valor) => void reply.header(nome, valor),
  };
}

/** Declares which session kinds, permission and limit guard a call; refuses what declares nothing. */
function conferirDeclaracao(endpoint: QualquerEndpoint): void {
  if (!Array.isArray(endpoint.sessoes) || endpoint.sessoes.length === 0) {
    throw new Error(
      `A chamada ${endpoint.id} não declara que sessões aceita. Declare 'sessoes' no contrato.`,
    );
  }
  if (endpoint.permissao === undefined) {
    throw new Error(`A chamada ${endpoint.id} não declara permissão. Declare uma, ou null, no contrato.`);
  }
  if (endpoint.sessoes.includes('publica') && (endpoint.sessoes.length > 1 || endpoint.permissao !== null)) {
    throw new Error(
      `A chamada ${endpoint.id} é pública e exige permissão ou outra sessão: decida por uma das duas.`,
    );
  }
}

function registrar<E extends QualquerEndpoint>(
  servidor: Servidor,
  endpoint: E,
  executar: (
    req: FastifyRequest,
    reply: FastifyReply,
    sessao: Sessao | null,
    entrada: EntradaValidada<E>,
  ) => Promise<unknown>,
): void {
  conferirDeclaracao(endpoint);
  servidor.atendidas.add(endpoint.id);
  if (endpoint.somenteDemo && !servidor.config.demo) return;
  servidor.app.route({
    method: endpoint.method,
    url: `/api${endpoint.path}`,
    bodyLimit: endpoint.corpoMaximo ?? 1_048_576,
    config: { classe: endpoint.limite ?? 'padrao', chamada: endpoint.id },
    handler: (req, reply) =>
      chamadaAtual.run({ consultas: 0 }, async () => {
        const sessao = await autenticar(servidor, endpoint, req);
        req.sessaoTipo = sessao?.tipo ?? 'publica';
        const entrada = {
          params: validar('params', endpoint.params, req.params),
          query: validar('query', endpoint.query, req.query),
          body: validar('body', endpoint.body, req.body),
        } as EntradaValidada<E>;
        const resposta = await executar(req, reply, sessao, entrada);
        if (servidor.config.contarConsultas) {
          void reply.header('x-consultas', String(chamadaAtual.getStore()?.consultas ?? 0));
        }
        return resposta;
      }),
  });
}

/** Strips what the contract does not declare; an answer that breaks the contract is a 500, not a leak. */
function conferirResposta(endpoint: QualquerEndpoint, valor: unknown): unknown {
  if (endpoint.answerKind === 'arquivo' || endpoint.answerKind === 'eventos') return valor;
  const lida = endpoint.answer.safeParse(valor);
  if (lida.success) return lida.data;
  const onde = lida.error.issues.map((i) => `${i.path.join('.')}: ${i.message}`).join('; ');
  throw new Error(`A resposta de ${endpoint.id} não cumpre o contrato: ${onde}`);
}

/**
 * Serves a call that only reads. `ctx.db` runs autocommitted statements.
 * The declaration decides path, session kinds, permission, validation and answer.
 */
export function leitura<E extends QualquerEndpoint>(
  servidor: Servidor,
  endpoint: E,
  manipulador: Manipulador<E>,
): void {
  registrar(servidor, endpoint, async (req, reply, sessao, entrada) => {
    const ctx = criarCtx(servidor, endpoint, req, reply, sessao, servidor.banco.db, { mensagens: [] });
    return conferirResposta(endpoint, await manipulador(entrada, ctx));
  });
}

export interface OpcoesDeEscrita<E extends QualquerEndpoint> {
  /** Status of success; 201 for POST, 200 otherwise. */
  status?: number;
  /** Runs after the commit, and only then. */
  depois?: (resposta: Resposta<E>, ctx: Ctx) => Promise<void>;
}

/**
 * Serves a call that writes: the whole handler is ONE transaction (`ctx.db`) together with its audit
 * rows, events, messages and the stored answer of an `Idempotency-Key`. It may run again after a
 * serialisation failure, so it must do nothing outside the database; see `escritaPreparada` for that.
 */
export function escrita<E extends QualquerEndpoint>(
  servidor: Servidor,
  endpoint: E,
  manipulador: (entrada: EntradaValidada<E>, ctx: Ctx) => Promise<Resposta<E>>,
  opcoes: OpcoesDeEscrita<E> = {},
): void {
  registrarEscrita(servidor, endpoint, null, manipulador, opcoes);
}

/**
 * `escrita` with a step before the transaction, for what is slow or must stay when the write is
 * refused: calls to gateways, password work. There `ctx.db` autocommits. A replay of an answered
 * `Idempotency-Key` skips it.
 */
export function escritaPreparada<E extends QualquerEndpoint, T>(
  servidor: Servidor,
  endpoint: E,
  preparar: (entrada: EntradaValidada<E>, ctx: Ctx) => Promise<T>,
  manipulador: (entrada: EntradaValidada<E>, ctx: Ctx, preparado: T) => Promise<Resposta<E>>,
  opcoes: OpcoesDeEscrita<E> = {},
): void {
  registrarEscrita(servidor, endpoint, preparar, manipulador, opcoes);
}

function registrarEscrita<E extends QualquerEndpoint, T>(
  servidor: Servidor,
  endpoint: E,
  preparar: ((entrada: EntradaValidada<E>, ctx: Ctx) => Promise<T>) | null,
  manipulador: (entrada: EntradaValidada<E>, ctx: Ctx, preparado: T) => Promise<Resposta<E>>,
  opcoes: OpcoesDeEscrita<E>,
): void {
  const segredo = servidor.config.segredoDeSessao;
  const sucesso = opcoes.status ?? (endpoint.method === 'POST' ? 201 : 200);
  registrar(servidor, endpoint, async (req, reply, sessao, entrada) => {
    const pedido: Pedido | null = endpoint.idempotente
      ? lerPedido(req.headers['idempotency-key'], sessao, endpoint.id, { params: req.params, body: req.body })
      : null;
    const fora = criarCtx(servidor, endpoint, req, reply, sessao, servidor.banco.db, { mensagens: [] });
    const antes = pedido && preparar ? await lerGuardada(servidor.banco.db, segredo, pedido) : null;
    if (antes) return responder(reply, { ...antes, repetida: true });
    const preparado = preparar ? await preparar(entrada, fora) : (undefined as T);
    const feito = await servidor.banco.transacao(async (tx) => {
      const execucao: Execucao = { mensagens: [] };
      const antiga = pedido ? await tomarChave(tx, segredo, pedido) : null;
      if (antiga) return { ...antiga, repetida: true, execucao };
      const ctx = criarCtx(servidor, endpoint, req, reply, sessao, tx, execucao);
      const answer = conferirResposta(endpoint, await manipulador(entrada, ctx, preparado));
      if (pedido) await guardarResposta(tx, segredo, pedido, sucesso, answer);
      return { status: sucesso, answer, repetida: false, execucao };
    });
    if (!feito.repetida) {
      if (feito.execucao.mensagens.length > 0) servidor.tarefas.acordar();
      await opcoes.depois?.(feito.answer as Resposta<E>, fora);
    }
    return responder(reply, feito);
  });
}

function responder(
  reply: FastifyReply,
  { status, answer, repetida }: { status: number; answer: unknown; repetida: boolean },
): unknown {
  if (repetida) void reply.header('idempotent-replay', 'true');
  void reply.code(status);
  return answer;
}

/** Serves a call whose answer is written by the handler itself: a download or an event stream. */
export function fluxo<E extends QualquerEndpoint>(
  servidor: Servidor,
  endpoint: E,
  manipulador: (
    req: FastifyRequest,
    reply: FastifyReply,
    ctx: Ctx,
    entrada: EntradaValidada<E>,
  ) => Promise<void>,
): void {
  registrar(servidor, endpoint, async (req, reply, sessao, entrada) => {
    const ctx = criarCtx(servidor, endpoint, req, reply, sessao, servidor.banco.db, { mensagens: [] });
    await manipulador(req, reply, ctx, entrada);
    return reply;
  });
}
