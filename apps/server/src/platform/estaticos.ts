import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import estaticos from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { ErroHttp } from './erros.ts';

const RAIZ = fileURLToPath(new URL('../../../../', import.meta.url));

/**
 * Storybook's own page starts with inline scripts and evaluates stories. On the product's origin those could use the
 * session's key, so production does not serve it.
 */
const CSP_DO_STORYBOOK =
  "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob:; img-src 'self' data: blob: https:; object-src 'none'; base-uri 'self'; frame-ancestors 'self'";

const PARTES = [
  { prefixo: '/publico/', pasta: 'apps/public/dist', spa: true },
  { prefixo: '/storybook/', pasta: 'storybook-static', spa: false },
  { prefixo: '/', pasta: 'apps/backoffice/dist', spa: true },
] as const;

// Vite puts a hash into these names: the content behind a name never changes.
const COM_HASH = /[\\/]assets[\\/][^\\/]+-[\w-]{8,}\.\w+(\.br)?$/;

/** Serves the built apps and Storybook; a path of an app's router gets the app's page. */
export async function servirAplicacoes(
  app: FastifyInstance,
  { producao = false, repositorio = RAIZ }: { producao?: boolean; repositorio?: string } = {},
): Promise<void> {
  const partes = PARTES.filter((p) => !(producao && p.prefixo === '/storybook/'));
  const prontas = partes.filter((p) => existsSync(join(repositorio, p.pasta, 'index.html')));
  for (const [i, parte] of prontas.entries()) {
    const raiz = join(repositorio, parte.pasta);
    await app.register(estaticos, {
      root: raiz,
      prefix: parte.prefixo,
      preCompressed: true,
      // The build's own notes (.vite) are nobody's business.
      dotfiles: 'ignore',
      decorateReply: i === 0,
      cacheControl: false,
      setHeaders(res, caminho) {
        if (parte.prefixo === '/storybook/') void res.header('content-security-policy', CSP_DO_STORYBOOK);
        void res.header(
          'cache-control',
          COM_HASH.test(caminho) ? 'public, max-age=31536000, immutable' : 'no-cache',
        );
      },
    });
    if (parte.prefixo !== '/')
      app.get(parte.prefixo.slice(0, -1), (_, reply) => reply.redirect(parte.prefixo, 308));
  }

  app.setNotFoundHandler((req, reply) => {
    const caminho = req.url.split('?')[0] ?? '/';
    const ehPagina = (req.method === 'GET' || req.method === 'HEAD') && !/\.\w{1,8}$/.test(caminho);
    // The first prefix that fits, built or not: one app's paths are never another's page.
    const parte = PARTES.find((p) => caminho.startsWith(p.prefixo));
    if (caminho.startsWith('/api') || !ehPagina || !parte?.spa || !prontas.includes(parte)) {
      throw new ErroHttp(404, 'NAO_ENCONTRADO', 'Endereço não encontrado.');
    }
    return reply.header('cache-control', 'no-cache').sendFile('index.html', join(repositorio, parte.pasta));
  });
}
