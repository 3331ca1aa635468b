import { createServer, type IncomingMessage, type Server } from 'node:http';
import { createServer as createSilentServer, type AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contentOf } from '../src/gateways/answer.ts';
import { cepHttp } from '../src/gateways/cep.ts';
import { s3Files, signatureHeaders, whatsappHttp } from '../src/gateways/http.ts';
import { emailSmtp, smtpOptions } from '../src/gateways/smtp.ts';
import { IntegrationError } from '../src/platform/ports.ts';

interface ReceivedRequest {
  method: string;
  url: string;
  authorization: string | undefined;
  body: string;
}

async function bodyOf(req: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of req) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

describe('the HTTP gateways send what docs/gateways.md says', () => {
  let server: Server;
  let base: string;
  let received: ReceivedRequest[] = [];
  let respond: { status: number; body: unknown; isCut?: boolean } = { status: 200, body: [] };

  beforeAll(async () => {
    server = createServer((req, res) => {
      const respondWith = (body: string): void => {
        received.push({
          method: req.method ?? '',
          url: req.url ?? '',
          authorization: req.headers.authorization,
          body,
        });
        const { status, isCut } = respond;
        const answer = respond.body;
        const isRaw = typeof answer === 'string' || Buffer.isBuffer(answer);
        const content = Buffer.from(isRaw ? answer : JSON.stringify(answer));
        res.writeHead(status, {
          'content-type': 'application/json',
          ...(Buffer.isBuffer(answer) ? { 'content-encoding': 'gzip' } : {}),
          ...(isCut ? { 'content-length': String(content.length + 1) } : {}),
        });
        if (isCut) res.write(content, () => res.destroy());
        else res.end(content);
      };
      bodyOf(req).then(respondWith, () => res.destroy());
    });
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    const address = server.address();
    base = `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  });
  beforeEach(() => {
    received = [];
    respond = { status: 200, body: [] };
  });
  afterAll(() => new Promise((end) => server.close(end)));

  it('a CEP: what the directory says, none that it does not know, and no answer of another shape', async () => {
    const directory = cepHttp(`http://${base}`);
    const found = { logradouro: 'Avenida Paulista', bairro: 'Bela Vista', localidade: 'São Paulo', uf: 'SP' };
    respond = { status: 200, body: { ...found, ibge: '3550308', ddd: '11' } };
    expect(await directory.find('01310100')).toEqual({
      street: 'Avenida Paulista',
      neighborhood: 'Bela Vista',
      city: 'São Paulo',
      state: 'SP',
      idCity: 3550308,
    });
    expect(received).toMatchObject([{ method: 'GET', url: '/ws/01310100/json/' }]);
    for (const body of [{ erro: true }, { erro: 'true' }]) {
      respond = { status: 200, body };
      expect(await directory.find('99999999')).toBeNull();
    }
    for (const wrong of [
      { status: 200, body: { ...found, logradouro: 7 } },
      { status: 200, body: { ...found, ibge: 'x' } },
      { status: 200, body: '<html>' },
      { status: 200, body: { ...found, bairro: 'x'.repeat(20_000) } },
      { status: 500, body: {} },
    ]) {
      respond = wrong;
      await expect(directory.find('01310100')).rejects.toThrow(IntegrationError);
    }
  });

  it('WhatsApp: always prefixes 55, also to area code 55', async () => {
    await whatsappHttp(`http://u:s@${base}/wa`).send({ phone: '(55) 99876-5432', body: 'Olá' });
    expect(received).toEqual([
      {
        method: 'POST',
        url: '/wa/messages',
        authorization: `Basic ${Buffer.from('u:s').toString('base64')}`,
        body: JSON.stringify({ to: '5555998765432', text: 'Olá' }),
      },
    ]);
  });

  it('an answer that breaks off is an integration error that may pass', async () => {
    respond.body = [{ id: 1, nome: 'Ruído' }];
    respond.isCut = true;
    await expect(contentOf('soc', await fetch(`http://${base}`), 1_000)).rejects.toMatchObject({
      message: 'soc interrompeu a resposta.',
      isTransient: true,
    });
  });

  it('a few packed kilobytes that unpack to a flood are given up', async () => {
    respond.body = gzipSync(Buffer.alloc(64 * 1_048_576, ' '));
    await expect(contentOf('soc', await fetch(`http://${base}`), 4_194_304)).rejects.toThrow(
      'soc respondeu mais de 4194304 bytes.',
    );
  });

  it.each([
    [500, true],
    [429, true],
    [403, false],
    [404, false],
  ])('%i is an integration error that names no secret; it may pass: %s', async (status, isTransient) => {
    respond.status = status;
    await expect(
      whatsappHttp(`http://segredo@${base}`).send({ phone: '11987654321', body: 'x' }),
    ).rejects.toMatchObject({
      name: 'ErroDeIntegracao',
      message: `whatsapp respondeu ${status}.`,
      isTransient,
    });
  });

  it('404 is no failure of what need not be there', async () => {
    respond = { status: 404, body: 'nada' };
    const files = s3Files(`http://${base}/balde`);
    expect(await cepHttp(`http://${base}`).find('99999999')).toBeNull();
    expect(await files.open('x')).toBeNull();
    await files.remove('x');
    expect(received.map(({ method }) => method)).toEqual(['GET', 'GET', 'DELETE']);
  });

  it('a silence is an integration error that names no secret', async () => {
    const sent = whatsappHttp('http://segredo@127.0.0.1:1').send({ phone: '11987654321', body: 'x' });
    await expect(sent).rejects.toThrow('whatsapp não respondeu.');
    await expect(sent).rejects.toBeInstanceOf(IntegrationError);
  });

  it('the signature is a pure function of request, key and moment', async () => {
    const pedido = {
      method: 'GET',
      url: new URL('https://s3.example.com/b/x'),
      now: Date.UTC(2026, 10, 23),
    };
    const credential = { accessKeyId: 'AK', secretAccessKey: 'SK', region: 'us-east-1' };
    const signed = await signatureHeaders(pedido, credential);
    expect(await signatureHeaders(pedido, credential)).toEqual(signed);
    expect(signed['x-amz-date']).toBe('20261123T000000Z');
    expect(signed['x-amz-content-sha256']).toBe(
      'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    );
    const put = await signatureHeaders({ ...pedido, method: 'PUT' }, credential);
    expect(put['authorization']).not.toBe(signed['authorization']);
  });
});

describe('e-mail over SMTP', () => {
  it('gives up a server that accepts the connection and never speaks, within 20 s', async () => {
    const silent = createSilentServer();
    await new Promise<void>((ready) => silent.listen(0, '127.0.0.1', ready));
    const { port } = silent.address() as AddressInfo;
    const options = smtpOptions(`smtp://127.0.0.1:${port}`);
    // What it gives such a server at the most; it is waited for less here.
    expect(options.connectionTimeout + options.greetingTimeout + options.socketTimeout).toBeLessThanOrEqual(
      20_000,
    );
    await expect(
      emailSmtp({ ...options, greetingTimeout: 100 }, 'a@exemplo.com.br').send({
        to: 'b@exemplo.com.br',
        subject: 'x',
        body: 'y',
      }),
    ).rejects.toBeInstanceOf(IntegrationError);
    silent.close();
  });

  it.each([
    ['smtp://u:s@mail.exemplo.com.br', true],
    ['smtp://mail.exemplo.com.br?requireTLS=false', undefined],
    ['smtp://mail.exemplo.com.br?ignoreTLS=true', undefined],
    ['smtp://127.0.0.1:1025', undefined],
  ])('%s: TLS is required: %s', (address, required) => {
    expect((smtpOptions(address) as { requireTLS?: boolean }).requireTLS).toBe(required);
  });
});
