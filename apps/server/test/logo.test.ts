import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formWith } from './form.ts';
import { createTestApp, DATABASES, type TestApp } from './helpers.ts';
import { createPedido } from './pedido.ts';

const CPF = '52998224725';
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const PDF = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');

describe.each(DATABASES)("issue 12 'Trust at login': a customer's logo, on %s", (database) => {
  let app: TestApp;
  let token: string;
  let link: string;
  beforeAll(async () => {
    app = await createTestApp({ database });
    token = await app.tokenFor(1);
    const agendamentoId = await createPedido(app.database.db, { funcionarioId: 1, prestadorId: 1 });
    const sent = await app.invoke('POST', '/autoagendamento/enviar-link-autoagendamento-colaborador', {
      token,
      body: { phone: '(11) 98765-4321', email: '', formaEnvio: 'WHATSAPP', cpf: CPF, agendamentoId },
    });
    link = (sent.body as { token: string }).token;
  });
  afterAll(() => app.close());

  async function upload(content: Buffer, name: string): Promise<string> {
    const { payload, type } = await formWith({ name, content });
    const headers = { 'content-type': type };
    const r = await app.invoke('POST', '/pre-solicitacoes/upload', { token, body: payload, headers });
    expect(r.status).toBe(201);
    return (r.body as { path: string }).path;
  }
  async function give(logo: string | null) {
    const { version } = (await app.invoke('GET', '/cadastros/customers/1', { token })).body as {
      version: number;
    };
    const headers = { 'if-match': String(version) };
    return app.invoke('PATCH', '/cadastros/customers/1', { token, body: { logo }, headers });
  }
  const invited = async (): Promise<string | null> =>
    (
      (await app.invoke('POST', '/autoagendamento/convite', { body: { token: link } })).body as {
        cliente: { urlLogo: string | null };
      }
    ).cliente.urlLogo;
  const open = (address: string) => app.invoke('GET', address.replace(/^\/api/, ''));

  it('is seen by whoever holds a link, before any session, and kept by the browser', async () => {
    expect(await invited()).toBeNull();
    expect((await give(await upload(PNG, 'aurora.png'))).status).toBe(200);
    const address = await invited();
    expect(address).toMatch(/^\/api\/logos\/[\w-]{43}$/);
    const shown = await open(address ?? '');
    expect([shown.status, shown.headers['content-type'], shown.headers['cache-control']]).toEqual([
      200,
      'image/png',
      'public, max-age=31536000, immutable',
    ]);
    expect(shown.headers['x-content-type-options']).toBe('nosniff');
    expect(shown.raw.equals(PNG)).toBe(true);
  });

  it('is the same for the employee who entered, and for staff', async () => {
    const address = await invited();
    const entered = await app.invoke('POST', '/auth/login-autoagendamento', {
      body: { username: CPF, password: link, termoAceito: true },
    });
    const session = (entered.body as { access_token: string }).access_token;
    expect((await app.invoke('GET', '/autoagendamento', { token: session })).body).toMatchObject({
      cliente: { urlLogo: address },
    });
    expect((await app.invoke('GET', '/customers/1', { token })).body).toMatchObject({ urlLogo: address });
  });

  it('another upload has another address, and the one before opens nothing', async () => {
    const before = (await invited()) ?? '';
    expect((await give(await upload(PNG, 'nova.png'))).status).toBe(200);
    expect(await invited()).not.toBe(before);
    expect((await open(before)).status).toBe(404);
    expect((await give(null)).status).toBe(200);
    expect(await invited()).toBeNull();
  });

  it('no other file opens at its door, and no other content is taken', async () => {
    const waiting = await upload(PNG, 'solta.png');
    expect((await open(`/api/logos/${waiting}`)).status).toBe(404);
    expect((await open('/api/logos/nenhuma')).status).toBe(404);
    const refused = await give(await upload(PDF, 'aurora.pdf'));
    expect([refused.status, refused.raw.toString()]).toEqual([400, expect.stringContaining('PNG')]);
  });
});
