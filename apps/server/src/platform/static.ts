import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from './errors.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

/**
 * Storybook's own page starts with inline scripts and evaluates stories. On the product's origin those could use the
 * session's key, so production does not serve it.
 */
const STORYBOOK_CSP =
  "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob:; img-src 'self' data: blob: https:; object-src 'none'; base-uri 'self'; frame-ancestors 'self'";

const PARTS = [
  { prefix: '/publico/', folder: 'apps/public/dist', spa: true },
  { prefix: '/storybook/', folder: 'storybook-static', spa: false },
  { prefix: '/', folder: 'apps/backoffice/dist', spa: true },
] as const;

// Vite puts a hash into these names, or names a file by its hash alone: the content behind a name never changes.
const HASHED = /[\\/]assets[\\/](?:[^\\/]+-)?[\w-]{8}\.\w+(\.br)?$/;

// A step upwards, however it is written. No browser sends one, and what is outside is not there: 404 and not 403.
const UPWARDS = /(?:[\\/]|%2f|%5c)(?:\.|%2e){2}(?:[\\/]|%2f|%5c|$)/i;

/**
 * A file's answer is listened to eleven times: each async function of @fastify/static that hands on the (thenable) reply
 * makes Fastify wait for its end, besides the parts that follow every answer. Node calls more than ten a leak.
 */
const ANSWER_LISTENERS = 20;

/** The scripts that a built page carries within itself, as a content policy names them; no other is allowed. */
function inlineScripts(page: string): string[] {
  const scripts = readFileSync(page, 'utf8').matchAll(/<script>([^<]+)<\/script>/g);
  return [...scripts].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
}

/** Where an installation without users is set up. */
const FIRST_USE = '/primeiro-acesso';

/** The public app's doors, as doc3 §2.1 and the login's message spell them. */
const PORTALS = [
  '/confirmacao-prestador',
  '/cadastro-prestador',
  '/atualizar-cadastro-prestador',
  '/autoagendamento',
] as const;

/** Serves the built apps and Storybook; a path of an app's router gets the app's page. */
export async function serveApps(
  app: FastifyInstance,
  {
    production = false,
    repository = ROOT,
    isEmpty = () => Promise.resolve(false),
  }: {
    production?: boolean;
    repository?: string;
    /** Whether nobody can sign in yet: every page of the back-office then is the one that makes the first account. */
    isEmpty?: () => Promise<boolean>;
  } = {},
): Promise<void> {
  const parts = PARTS.filter((p) => !(production && p.prefix === '/storybook/'));
  const readyParts = parts.filter((p) => existsSync(join(repository, p.folder, 'index.html')));
  const allowed = new Map(
    readyParts
      .filter(({ spa }) => spa)
      .map(({ folder }) => join(repository, folder, 'index.html'))
      .map((page) => [page, inlineScripts(page)]),
  );
  for (const [i, part] of readyParts.entries()) {
    const root = join(repository, part.folder);
    await app.register(fastifyStatic, {
      root,
      prefix: part.prefix,
      preCompressed: true,
      // The build's own notes (.vite) are nobody's business.
      dotfiles: 'ignore',
      decorateReply: i === 0,
      cacheControl: false,
      setHeaders(res, path) {
        if (part.prefix === '/storybook/') void res.header('content-security-policy', STORYBOOK_CSP);
        const scripts = allowed.get(path.replace(/\.(?:br|gz)$/, '')) ?? [];
        const policy = res.getHeader('content-security-policy');
        if (scripts.length > 0 && typeof policy === 'string')
          void res.header(
            'content-security-policy',
            policy.replace("script-src 'self'", `script-src 'self' ${scripts.join(' ')}`),
          );
        void res.header(
          'cache-control',
          HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
        );
      },
    });
    if (part.prefix !== '/')
      app.get(part.prefix.slice(0, -1), (_, reply) => reply.redirect(part.prefix, 308));
  }

  app.addHook('onRequest', async (req, reply) => {
    // Here and not where connections are watched: a request that a test injects has none.
    reply.raw.setMaxListeners(ANSWER_LISTENERS);
    const path = req.url.split('?')[0] ?? '/';
    if (!path.startsWith('/api') && UPWARDS.test(path)) throw notFound('address');
    const isOwnPage =
      req.method === 'GET' &&
      PARTS.find((p) => path.startsWith(p.prefix))?.prefix === '/' &&
      !path.startsWith('/api');
    const asksForPage = (req.headers.accept ?? '').includes('text/html');
    if (
      isOwnPage &&
      asksForPage &&
      path !== FIRST_USE &&
      !PORTALS.some((portal) => path.startsWith(portal)) &&
      (await isEmpty())
    )
      return reply.header('cache-control', 'no-store').redirect(FIRST_USE, 302);
    return undefined;
  });

  // doc3 §2.1 spells these addresses without the public app's own prefix: what is typed or told leads there.
  const toPortal = (req: FastifyRequest, reply: FastifyReply) => reply.redirect(`/publico/#${req.url}`, 302);
  for (const portal of PORTALS) {
    app.get(portal, toPortal);
    app.get(`${portal}/*`, toPortal);
  }

  app.setNotFoundHandler((req, reply) => {
    const path = req.url.split('?')[0] ?? '/';
    const isPage = (req.method === 'GET' || req.method === 'HEAD') && !/\.\w{1,8}$/.test(path);
    // The first prefix that fits, built or not: one app's paths are never another's page.
    const part = PARTS.find((p) => path.startsWith(p.prefix));
    if (path.startsWith('/api') || !isPage || !part?.spa || !readyParts.includes(part)) {
      throw notFound('address');
    }
    return reply.header('cache-control', 'no-cache').sendFile('index.html', join(repository, part.folder));
  });
}
