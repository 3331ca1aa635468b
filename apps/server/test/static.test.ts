import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import multipart from '@fastify/multipart';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { watchConnections } from '../src/platform/connections.ts';
import { serveApps } from '../src/platform/static.ts';
import { installErrorHandling } from '../src/platform/error-handling.ts';

describe('the built apps', () => {
  const root = mkdtempSync(join(tmpdir(), 'apto-estaticos-'));
  let app: FastifyInstance;
  beforeAll(async () => {
    for (const folder of ['apps/backoffice/dist/assets', 'storybook-static'])
      mkdirSync(join(root, folder), { recursive: true });
    writeFileSync(join(root, 'apps/backoffice/dist/index.html'), '<p>back-office</p>');
    writeFileSync(join(root, 'apps/backoffice/dist/assets/index-Ab12Cd34.js'), 'inteiro');
    writeFileSync(join(root, 'apps/backoffice/dist/assets/index-Ab12Cd34.js.br'), 'comprimido');
    writeFileSync(join(root, 'apps/backoffice/dist/assets/Ab12-d34.css'), 'só o hash');
    writeFileSync(join(root, 'apps/backoffice/dist/assets/manual.pdf'), 'sem hash');
    writeFileSync(join(root, 'storybook-static/index.html'), '<p>storybook</p>');
    writeFileSync(join(root, 'segredo.txt'), 'segredo');
    mkdirSync(join(root, 'apps/backoffice/dist/.vite'));
    writeFileSync(join(root, 'apps/backoffice/dist/.vite/manifest.json'), '{}');
    app = fastify();
    installErrorHandling(app);
    await serveApps(app, { repository: root });
  });
  afterAll(async () => {
    await app.close();
    rmSync(root, { recursive: true, force: true });
  });
  const read = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

  it("every path of the app's router gets the app's page, never cached", async () => {
    for (const url of ['/', '/login?redirect=%2Fa.b', '/gestao-medica-v3/agendamentos']) {
      const r = await read(url);
      expect([r.statusCode, r.body, r.headers['cache-control']]).toEqual([
        200,
        '<p>back-office</p>',
        'no-cache',
      ]);
    }
  });

  it("doc3 §2.1: the public app's addresses lead to where it is, with what they ask for", async () => {
    for (const url of [
      '/confirmacao-prestador',
      '/confirmacao-prestador/login',
      '/autoagendamento',
      '/autoagendamento/login',
      '/atualizar-cadastro-prestador/abc.def',
      '/confirmacao-prestador/login?redirect=%2Fconfirmacao-prestador%2Fagendamentos%2Ffuturos',
    ]) {
      const r = await read(url);
      expect([url, r.statusCode, r.headers['location']]).toEqual([url, 302, `/publico/#${url}`]);
    }
    expect((await read('/confirmacao-prestadores')).body).toBe('<p>back-office</p>');
  });

  it('a file leaves no warning of listeners behind, whatever else follows its answer', async () => {
    const server = fastify();
    const warnings: string[] = [];
    const warn = (warning: Error): void => void warnings.push(warning.name);
    process.on('warning', warn);
    try {
      await server.register(multipart);
      watchConnections(server);
      await serveApps(server, { repository: root });
      const url = await server.listen({ host: '127.0.0.1', port: 0 });
      expect(await (await fetch(`${url}/assets/index-Ab12Cd34.js`)).text()).toBe('inteiro');
      expect(await (await fetch(`${url}/login`)).text()).toBe('<p>back-office</p>');
      // Asked for without a connection, as the other tests do.
      for (const path of ['/assets/index-Ab12Cd34.js', '/login'])
        expect((await server.inject({ url: path })).statusCode).toBe(200);
    } finally {
      await server.close();
      process.off('warning', warn);
    }
    expect(warnings).toEqual([]);
  });

  it('a hashed asset is immutable and comes compressed to those who accept it', async () => {
    const r = await read('/assets/index-Ab12Cd34.js', { 'accept-encoding': 'br' });
    expect([r.body, r.headers['content-encoding'], r.headers['cache-control']]).toEqual([
      'comprimido',
      'br',
      'public, max-age=31536000, immutable',
    ]);
    expect((await read('/assets/index-Ab12Cd34.js')).body).toBe('inteiro');
  });

  it.each([
    ['Ab12-d34.css', 'public, max-age=31536000, immutable'],
    ['manual.pdf', 'no-cache'],
  ])('%s, by its hash or without one, is kept as %s', async (name, kept) => {
    expect((await read(`/assets/${name}`)).headers['cache-control']).toBe(kept);
  });

  it('a missing file, an app that is not built and an unknown call are 404 in the one error shape', async () => {
    for (const url of ['/assets/outro.js', '/publico/', '/api/nao-existe', '/.vite/manifest.json']) {
      const r = await read(url);
      expect([url, r.statusCode, r.json<{ codigo: string }>().codigo]).toEqual([url, 404, 'NAO_ENCONTRADO']);
    }
  });

  it('production keeps Storybook, which evaluates code, off the origin of the session', async () => {
    const productionApp = fastify();
    installErrorHandling(productionApp);
    await serveApps(productionApp, { repository: root, production: true });
    expect((await productionApp.inject('/storybook/')).body).not.toContain('storybook');
    await productionApp.close();
  });

  it('a page may run the scripts that the build wrote into it, and a page without any none', async () => {
    mkdirSync(join(root, 'apps/public/dist'), { recursive: true });
    writeFileSync(join(root, 'apps/public/dist/index.html'), '<script>door()</script>');
    const withPolicy = fastify();
    withPolicy.addHook('onRequest', async (_req, reply) => {
      void reply.header('content-security-policy', "default-src 'self';script-src 'self'");
    });
    await serveApps(withPolicy, { repository: root });
    const policyOf = async (url: string) =>
      (await withPolicy.inject({ url, headers: { accept: 'text/html' } })).headers['content-security-policy'];
    const hash = createHash('sha256').update('door()').digest('base64');
    for (const url of ['/publico/', '/publico/outra'])
      expect(await policyOf(url)).toBe(`default-src 'self';script-src 'self' 'sha256-${hash}'`);
    for (const url of ['/', '/agendamentos'])
      expect(await policyOf(url)).toBe("default-src 'self';script-src 'self'");
    await withPolicy.close();
    rmSync(join(root, 'apps/public'), { recursive: true });
  });

  it('Storybook has its own page and content policy', async () => {
    const r = await read('/storybook/');
    expect(r.body).toBe('<p>storybook</p>');
    expect(r.headers['content-security-policy']).toContain('unsafe-eval');
  });

  it('nothing outside the built folders is there, nor is it said to be forbidden', async () => {
    const url = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
    for (const path of [
      '/../../segredo.txt',
      '/..',
      '/assets/../../segredo.txt',
      '/%2e%2e/%2e%2e/%2e%2e/segredo.txt',
      '/..%2f..%2fsegredo.txt',
      '/..%5c..%5csegredo.txt',
      '/publico/../../../segredo.txt',
    ]) {
      // A client that sends the path as it stands: `fetch` and `inject` would take the steps out of it.
      const [answer] = (await once(get({ host: url.hostname, port: url.port, path }), 'response')) as [
        IncomingMessage,
      ];
      const { codigo: code } = (await json(answer)) as { codigo: string };
      expect([path, answer.statusCode, code]).toEqual([path, 404, 'NAO_ENCONTRADO']);
    }
  });

  it('two dots within a name are no step upwards', async () => {
    expect((await read('/cadastros/a..-b..')).body).toBe('<p>back-office</p>');
  });
});
