import { randomUUID } from 'node:crypto';
import helmet from '@fastify/helmet';
import limitador from '@fastify/rate-limit';
import { CODIGO_ERRO } from '@apto/api-client';
import { CHAMADAS } from '@apto/api-client/openapi';
import fastify, { LogController, type FastifyBaseLogger } from 'fastify';
import type { BancoPort } from './db/port.ts';
import type { Gateways } from './gateways/ports.ts';
import type { Configuracao } from './platform/configuracao.ts';
import { ErroHttp, indisponivel } from './platform/erros.ts';
import { servirAplicacoes } from './platform/estaticos.ts';
import { criarEventos } from './platform/eventos.ts';
import { origemDe } from './platform/origem.ts';
import type { Servidor } from './platform/servidor.ts';
import type { Tarefas } from './platform/tarefas.ts';
import { aoErrarNaConexao, aoErrarNoEndereco, instalarTratamentoDeErros } from './platform/tratamento.ts';
import { recursos } from './recursos.ts';

export interface OpcoesDoApp {
  config: Configuracao;
  banco: BancoPort;
  gateways: Gateways;
  tarefas: (app: Servidor['app']) => Tarefas;
  relogio?: () => number;
  /** None: silent. */
  log?: FastifyBaseLogger;
}

/** Requests per minute and address, by the class that the call declares. */
const POR_MINUTO = { login: 120, publica: 120, pesada: 30 } as const;

/** Every declared call has a handler and every handler a declaration, or the server does not start. */
function conferirContrato(servidor: Servidor): void {
  const declaradas = new Set(CHAMADAS.map((c) => c.id));
  const faltam = [...declaradas].filter((id) => !servidor.atendidas.has(id));
  const sobram = [...servidor.atendidas].filter((id) => !declaradas.has(id));
  if (faltam.length > 0) throw new Error(`Chamadas declaradas sem rota no servidor: ${faltam.join(', ')}.`);
  if (sobram.length > 0)
    throw new Error(`Rotas de chamadas que o contrato não declara: ${sobram.join(', ')}.`);
}

/** Builds the server over its parts. Does not listen and does not start background work. */
export async function criarApp(opcoes: OpcoesDoApp): Promise<Servidor> {
  const { config, banco, gateways } = opcoes;
  const app = fastify({
    ...(opcoes.log ? { loggerInstance: opcoes.log } : { logger: false }),
    genReqId: () => randomUUID(),
    trustProxy: config.proxiesConfiaveis > 0 ? (_, salto) => salto < config.proxiesConfiaveis : false,
    bodyLimit: 1_048_576,
    requestTimeout: 60_000,
    // Requests that still arrive while open ones finish are served: the framework's own refusal has another shape.
    return503OnClosing: false,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 500 },
    frameworkErrors: aoErrarNoEndereco,
    clientErrorHandler: aoErrarNaConexao,
  });

  // A request's line in the log names the call, never the URL: searches hold people's names.
  app.addHook('onResponse', async (req, reply) => {
    const { chamada } = req.routeOptions.config;
    if (!chamada) return;
    req.log.info(
      { chamada, status: reply.statusCode, ms: Math.round(reply.elapsedTime), sessao: req.sessaoTipo },
      'pedido',
    );
  });
  app.addHook('onRequest', async (req, reply) => {
    void reply.header('x-request-id', req.id);
    void reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()');
    if (req.url.startsWith('/api')) void reply.header('cache-control', 'no-store');
  });

  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // React Aria and the popovers position themselves with inline styles.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', 'https:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'self'"],
      },
    },
    // Behind plain HTTP on one machine the browser would refuse to come back.
    strictTransportSecurity: config.producao,
    referrerPolicy: { policy: 'same-origin' },
  });

  if (config.limitePadrao > 0) {
    await app.register(limitador, {
      global: true,
      timeWindow: 60_000,
      max: (req) => {
        const classe = req.routeOptions.config.classe ?? 'padrao';
        return classe === 'padrao' ? config.limitePadrao : POR_MINUTO[classe];
      },
      keyGenerator: (req) => `${req.routeOptions.config.classe ?? 'padrao'}:${origemDe(req.ip)}`,
      errorResponseBuilder: (_, { ttl }) => {
        const texto = 'Muitas tentativas. Aguarde um pouco e tente novamente.';
        return new ErroHttp(
          429,
          CODIGO_ERRO.MUITAS_TENTATIVAS,
          texto,
          { message: texto },
          {
            'retry-after': String(Math.max(1, Math.ceil(ttl / 1000))),
          },
        );
      },
    });
  }
  instalarTratamentoDeErros(app);

  const servidor: Servidor = {
    app,
    banco,
    config,
    gateways,
    eventos: criarEventos(banco, app.log),
    tarefas: opcoes.tarefas(app),
    relogio: opcoes.relogio ?? Date.now,
    atendidas: new Set(),
    fluxos: new Set(),
    preparado: true,
    encerrando: false,
  };
  app.addHook('onRequest', async (req) => {
    if (!servidor.preparado && req.routeOptions.config.chamada) throw indisponivel();
  });
  for (const registrarRecurso of recursos) registrarRecurso(servidor);
  conferirContrato(servidor);
  await servirAplicacoes(app, { producao: config.producao });

  app.addHook('preClose', async () => {
    servidor.encerrando = true;
    for (const fechar of servidor.fluxos) fechar();
  });
  return servidor;
}
