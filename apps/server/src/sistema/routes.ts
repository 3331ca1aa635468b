import { timingSafeEqual } from 'node:crypto';
import { desc } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { mensagensEnviadas } from '@apto/api-client';
import { documentoOpenApi } from '@apto/api-client/openapi';
import { mensagemEnviada } from '../db/schema.ts';
import { semPermissao } from '../platform/erros.ts';
import { criarMetricas } from '../platform/metricas.ts';
import { ehDaMaquina } from '../platform/origem.ts';
import { leitura } from '../platform/rota.ts';
import type { Servidor } from '../platform/servidor.ts';
import { iso } from '../platform/sql.ts';
import { rotasDeEventos } from './eventos.ts';
import { rotasDeSaude } from './saude.ts';

function autorizado(token: string | null, req: FastifyRequest): boolean {
  if (token === null) return ehDaMaquina(req);
  const a = Buffer.from(`Bearer ${token}`);
  const b = Buffer.from(req.headers.authorization ?? '');
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Health, metrics, the OpenAPI document, the event stream, and the demonstration's mailbox. */
export function rotasDoSistema(servidor: Servidor): void {
  const { app, config } = servidor;
  rotasDeSaude(servidor);
  rotasDeEventos(servidor);

  const metricas = criarMetricas(app);
  app.get('/api/metrics', { config: { rateLimit: false } }, (req, reply) => {
    if (!autorizado(config.tokenDeMetricas, req)) throw semPermissao();
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(metricas.texto());
  });

  let documento: unknown;
  app.get(
    '/api/openapi.json',
    () => (documento ??= documentoOpenApi({ versao: '0.1.0', demo: config.demo })),
  );

  leitura(servidor, mensagensEnviadas, async (_, ctx) => {
    const enviadas = await ctx.db.select().from(mensagemEnviada).orderBy(desc(mensagemEnviada.id)).limit(200);
    return enviadas.map((m) => ({
      id: m.id,
      canal: m.canal as 'EMAIL' | 'WHATSAPP',
      para: m.destino,
      assunto: m.assunto,
      corpo: m.corpo,
      criadoEm: iso(m.createdAt),
      situacao: 'ENVIADA',
    }));
  });
}
