import { ERROR_CODE } from '@apto/api-client';
import type { FastifyInstance } from 'fastify';
import { HttpError } from './errors.ts';

/**
 * Bodies are JSON, as long as they arrive: nothing is unpacked, so that the limit of a body is the limit of what it
 * becomes. A packed one is refused by name (415) before it is read; text, which the framework would take as it is, has
 * no parser. Forms are taken by the calls that declare one alone (`receive.ts`).
 *
 * Many clients name JSON on every call, also where they send none (`DELETE`, 'payload: none' of the documents): nothing
 * is no body, and a call that needs one says itself what it misses.
 */
export function restrictBodies(app: FastifyInstance): void {
  app.removeContentTypeParser(['text/plain', 'application/json']);
  const read = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (req, body, done) => {
    if (body.length === 0) done(null);
    else void read(req, body as string, done);
  });
  app.addHook('onRequest', async ({ headers }) => {
    const coding = headers['content-encoding']?.trim().toLowerCase();
    if (!coding || coding === 'identity') return;
    throw new HttpError(
      415,
      ERROR_CODE.VALIDACAO,
      'Envie o conteúdo sem compactação (Content-Encoding).',
      undefined,
      { 'accept-encoding': 'identity' },
    );
  });
}
