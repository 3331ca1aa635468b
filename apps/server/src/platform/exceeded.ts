import type { FastifyInstance } from 'fastify';
import type { DatabasePort } from '../db/port.ts';
import { withoutData } from './error-handling.ts';
import { originOf } from './origin.ts';
import { saveAudit } from './records.ts';

/** Callers that are remembered; more than these only cost a row each. */
const MAX_TOLD = 10_000;
const ONCE_IN_MS = 60_000;

/**
 * Keeps in the trail who was refused for asking too often (429), for whatever limit: once a minute for each call and
 * caller, so that a flood writes no flood.
 */
export function auditExceeded(app: FastifyInstance, database: DatabasePort): void {
  const told = new Map<string, number>();
  app.addHook('onResponse', async (req, reply) => {
    if (reply.statusCode !== 429) return;
    const { call } = req.routeOptions.config;
    const key = `${call ?? ''}:${req.session?.idHash ?? originOf(req.ip)}`;
    const now = performance.now();
    if (now - (told.get(key) ?? -Infinity) < ONCE_IN_MS) return;
    if (told.size > MAX_TOLD) told.clear();
    told.set(key, now);
    try {
      const entry = { acao: 'LIMITE_EXCEDIDO', recurso: 'chamada', detalhes: { chamada: call } };
      await saveAudit(database.db, entry, req.session ?? null, { requestId: req.id, ip: req.ip });
    } catch (error) {
      req.log.warn({ err: withoutData(error) }, 'auditoria de limite');
    }
  });
}
