import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { sentMessages } from '@apto/api-client';
import { openApiDocument } from '@apto/api-client/openapi';
import { notFound, withoutPermission } from '../platform/errors.ts';
import { createMetrics } from '../platform/metrics.ts';
import { isLoopback } from '../platform/origin.ts';
import { reading } from '../platform/route.ts';
import type { Server } from '../platform/server.ts';
import { iso } from '../platform/sql.ts';
import { eventRoutes } from './events.ts';
import { healthRoutes } from './health.ts';
import { opensMailbox, readMailbox } from './mailbox.ts';

function isAuthorized(token: string | null, req: FastifyRequest): boolean {
  if (token === null) return isLoopback(req);
  const a = Buffer.from(`Bearer ${token}`);
  const b = Buffer.from(req.headers.authorization ?? '');
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Health, metrics, the OpenAPI document, the event stream, and the mailbox of an installation that is not in production. */
export function systemRoutes(server: Server): void {
  const { app, config } = server;
  healthRoutes(server);
  eventRoutes(server);

  const metrics = createMetrics(app);
  app.get('/api/metrics', { config: { rateLimit: false } }, async (req, reply) => {
    if (!isAuthorized(config.metricsToken, req)) throw withoutPermission();
    return reply.type(metrics.contentType).send(await metrics.metrics());
  });

  let document: unknown;
  app.get('/api/openapi.json', () => (document ??= openApiDocument({ version: '0.1.0', demo: config.demo })));

  reading(server, sentMessages, async ({ query }, ctx) => {
    if (!opensMailbox(config, query.codigo)) throw notFound('address');
    const sent = await readMailbox(ctx.db);
    return sent.map((m) => ({
      id: m.id,
      canal: m.canal as 'EMAIL' | 'WHATSAPP',
      para: m.destino,
      assunto: m.assunto,
      corpo: m.corpo,
      criadoEm: iso(m.createdAt),
      situacao: 'ENTREGUE',
      anexos: m.anexos,
    }));
  });
}
