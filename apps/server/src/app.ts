import { randomUUID } from 'node:crypto';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import { CALLS } from '@apto/api-client/openapi';
import fastify, { LogController, type FastifyBaseLogger } from 'fastify';
import type { DatabasePort } from './db/port.ts';
import type { Gateways } from './platform/ports.ts';
import type { Configuration } from './platform/config.ts';
import { isFirstUsePending } from './first-use/repository.ts';
import { tooMany, unavailable } from './platform/errors.ts';
import { restrictBodies } from './platform/body.ts';
import { MAX_BODY } from './platform/body-limit.ts';
import { FORM_LIMITS } from './platform/receive.ts';
import { auditExceeded } from './platform/exceeded.ts';
import { serveApps } from './platform/static.ts';
import { watchConnections } from './platform/connections.ts';
import { createEvents } from './platform/events.ts';
import { originOf } from './platform/origin.ts';
import type { Server } from './platform/server.ts';
import { shedLoad } from './platform/load.ts';
import { keepSecurityHeaders } from './platform/security-headers.ts';
import type { Jobs } from './platform/jobs.ts';
import { onConnectionError, onUrlError, installErrorHandling } from './platform/error-handling.ts';
import { resources } from './resources.ts';

export interface AppOptions {
  config: Configuration;
  database: DatabasePort;
  gateways: Gateways;
  jobs: (app: Server['app']) => Jobs;
  clock?: () => number;
  /** None: silent. */
  log?: FastifyBaseLogger;
}

/** Requests per minute and address, by the class that the call declares. */
const PER_MINUTE = { login: 120, public: 120, heavy: 30 } as const;

/** Every declared call has a handler and every handler a declaration, or the server does not start. */
function checkContract(server: Server): void {
  const declared = new Set(CALLS.map((c) => c.id));
  const remaining = [...declared].filter((id) => !server.served.has(id));
  const extra = [...server.served].filter((id) => !declared.has(id));
  if (remaining.length > 0)
    throw new Error(`Chamadas declaradas sem rota no servidor: ${remaining.join(', ')}.`);
  if (extra.length > 0) throw new Error(`Rotas de chamadas que o contrato não declara: ${extra.join(', ')}.`);
}

/** Builds the server over its parts. Does not listen and does not start background work. */
export async function createApp(options: AppOptions): Promise<Server> {
  const { config, database, gateways } = options;
  const app = fastify({
    ...(options.log ? { loggerInstance: options.log } : { logger: false }),
    genReqId: () => randomUUID(),
    trustProxy: config.trustedProxies > 0 ? (_, hop) => hop < config.trustedProxies : false,
    bodyLimit: MAX_BODY,
    requestTimeout: 60_000,
    // Requests that still arrive while open ones finish are served: the framework's own refusal has another shape.
    return503OnClosing: false,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 500 },
    frameworkErrors: onUrlError,
    clientErrorHandler: onConnectionError,
  });

  // A request's line in the log names the call, never the URL: searches hold people's names.
  app.addHook('onResponse', async (req, reply) => {
    const { call } = req.routeOptions.config;
    if (!call) return;
    req.log.info(
      { chamada: call, status: reply.statusCode, ms: Math.round(reply.elapsedTime), sessao: req.sessionKind },
      'pedido',
    );
  });
  app.addHook('onRequest', async (req, reply) => {
    void reply.header('x-request-id', req.id);
    void reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()');
    if (req.url.startsWith('/api')) void reply.header('cache-control', 'no-store');
  });

  await app.register(helmet, {
    // It would work them out anew for each request.
    global: false,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // React Aria and the popovers position themselves with inline styles.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...config.imageSources],
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
    strictTransportSecurity: config.production,
    referrerPolicy: { policy: 'same-origin' },
  });

  keepSecurityHeaders(app);

  if (config.defaultLimit > 0) {
    await app.register(rateLimit, {
      global: true,
      timeWindow: 60_000,
      max: (req) => {
        const rateClass = req.routeOptions.config.rateClass ?? 'default';
        return rateClass === 'default' ? config.defaultLimit : PER_MINUTE[rateClass];
      },
      keyGenerator: (req) => `${req.routeOptions.config.rateClass ?? 'default'}:${originOf(req.ip)}`,
      errorResponseBuilder: (_, { ttl }) =>
        tooMany('Muitas tentativas. Aguarde um pouco e tente novamente.', Math.max(1, Math.ceil(ttl / 1000))),
    });
  }
  auditExceeded(app, database);
  restrictBodies(app);
  await app.register(multipart, { limits: FORM_LIMITS, throwFileSizeLimit: false });
  // While one waits for its connection another is read or written.
  shedLoad(app, { inFlight: config.maxInFlight, atWork: config.maxAtWork });
  installErrorHandling(app);

  const server: Server = {
    app,
    database,
    config,
    gateways,
    events: createEvents(database, app.log),
    jobs: options.jobs(app),
    clock: options.clock ?? Date.now,
    served: new Set(),
    streams: new Set(),
    connections: watchConnections(app),
    prepared: true,
    shuttingDown: false,
  };
  app.addHook('onRequest', async (req) => {
    if (!server.prepared && req.routeOptions.config.call) throw unavailable();
  });
  for (const registerResource of resources) registerResource(server);
  checkContract(server);
  await serveApps(app, { production: config.production, isEmpty: () => isFirstUsePending(database) });

  app.addHook('preClose', async () => {
    server.shuttingDown = true;
    for (const endStream of server.streams) endStream();
    server.connections.letGo();
  });
  return server;
}
