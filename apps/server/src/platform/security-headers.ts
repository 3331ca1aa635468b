import type { FastifyInstance } from 'fastify';

/**
 * Sets the headers that `@fastify/helmet` was configured to set. They are the same on every answer: it works them out with
 * the first one, and not anew with each, which a refusal of many would pay more for than for itself
 * (docs/decisions/0269).
 */
export function keepSecurityHeaders(app: FastifyInstance): void {
  let known: readonly (readonly [name: string, value: number | string | readonly string[]])[] | undefined;
  app.addHook('onRequest', (_, reply, done) => {
    const { raw } = reply;
    if (known === undefined) {
      const before = new Set(raw.getHeaderNames());
      reply.helmet();
      known = raw
        .getHeaderNames()
        .filter((name) => !before.has(name))
        .map((name) => [name, raw.getHeader(name) ?? ''] as const);
    } else for (const [name, value] of known) raw.setHeader(name, value);
    done();
  });
}
