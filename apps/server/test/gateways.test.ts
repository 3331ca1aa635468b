import { createServer, type IncomingMessage, type Server } from 'node:http';
import { createServer as createSilentServer, type AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signatureHeaders, socHttp, whatsappHttp } from '../src/gateways/http.ts';
import { emailSmtp, smtpOptions } from '../src/gateways/smtp.ts';
import { withoutData } from '../src/platform/error-handling.ts';
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
  /** By address, where one test asks for several things. */
  let respondTo: ((url: string) => unknown) | null = null;
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
        const answer = respondTo ? respondTo(req.url ?? '') : respond.body;
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
    respondTo = null;
  });
  afterAll(() => new Promise((end) => server.close(end)));

  it('SOC: risks and procedures, with the token of the address', async () => {
    const soc = socHttp(`http://ficha@${base}/v1/`);
    respond.body = [{ id: 1, nome: 'Ruído' }];
    expect(await soc.riscos(7)).toEqual([{ id: 1, nome: 'Ruído' }]);
    respond.body = { procedimentos: [], examesEmDia: [] };
    await soc.procedimentos({ funcionarioId: 7, clienteId: 3, tipoExameId: 2 });
    expect(received).toMatchObject([
      { method: 'GET', url: '/v1/funcionarios/7/riscos', authorization: 'Bearer ficha' },
      { method: 'GET', url: '/v1/clientes/3/funcionarios/7/tipos-exame/2/procedimentos' },
    ]);
  });

  const PDF = Buffer.from('%PDF-1.7\n%conteúdo');
  const owner = { funcionarioId: 7, clienteId: 3 };
  const asosAt = (base: string) => socHttp(`http://${base}`).asos!;

  it('SOC: the ASO files of an employee, the newest first, and the content of one', async () => {
    respond.body = [
      { id: 41, nome: 'ASO admissional.pdf', data: '2024-02-01' },
      { id: 90_000_000_042, nome: '../../ASO periódico.pdf', data: '2025-02-03', tamanho: 2048, cid: 'Z57' },
    ];
    const list = await asosAt(base).list(owner);
    expect(list).toEqual([
      { id: 90_000_000_042, name: '../../ASO periódico.pdf', day: '2025-02-03', size: 2048 },
      { id: 41, name: 'ASO admissional.pdf', day: '2024-02-01', size: null },
    ]);
    respondTo = (url) =>
      url.endsWith('/42') ? PDF.toString() : [{ id: 42, nome: '../ASO', data: '2025-02-03' }];
    expect(await asosAt(base).open(owner, 42)).toEqual({
      name: 'ASO.pdf',
      type: 'application/pdf',
      content: PDF,
    });
    expect(received.map(({ url }) => url)).toEqual([
      '/clientes/3/funcionarios/7/asos',
      '/clientes/3/funcionarios/7/asos',
      '/clientes/3/funcionarios/7/asos/42',
    ]);
  });

  it('SOC: an ASO that is not of the employee is not asked for; a page in place of the file is refused', async () => {
    respondTo = (url) =>
      url.endsWith('/42') ? '<html>sessão expirada</html>' : [{ id: 42, nome: 'ASO', data: '2025-02-03' }];
    expect(await asosAt(base).open(owner, 43)).toBeNull();
    await expect(asosAt(base).open(owner, 42)).rejects.toThrow(
      'soc respondeu um ASO que não é PDF nem imagem.',
    );
    expect(received.filter(({ url }) => url.endsWith('/43'))).toEqual([]);
    respond.status = 404;
    expect(await asosAt(base).list(owner)).toEqual([]);
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

  const exame = {
    id: 4,
    name: 'Audiometria',
    clinical: false,
    pcd: false,
    procedimentoDiagnosticoId: null,
    recommendation: 'Repouso auditivo',
  };
  const asked = { funcionarioId: 7, clienteId: 3, tipoExameId: 2 };

  it('SOC: what may be null may be missing, and what nobody asked for is dropped', async () => {
    respond.body = {
      procedimentos: [{ id: 4, name: 'Audiometria', clinical: false, pcd: false, cid: 'Z57' }],
      examesEmDia: [{ idExame: 4, dataUltimaRealizacao: '2026-01-31' }],
    };
    expect(await socHttp(`http://${base}`).procedimentos(asked)).toEqual({
      procedimentos: [{ ...exame, recommendation: null }],
      examesEmDia: [{ idExame: 4, dataUltimaRealizacao: '2026-01-31', dataRefazerExame: null }],
      ultimoExameClinico: null,
    });
  });

  it.each<[string, unknown, string]>([
    ['an error page', '<html>CPF 123.456.789-09</html>', 'soc respondeu algo que não é JSON.'],
    ['nothing', '', 'soc respondeu algo que não é JSON.'],
    [
      'another thing',
      { erro: 'CPF 123.456.789-09' },
      '(procedimentos: invalid_type; examesEmDia: invalid_type)',
    ],
    [
      'an id that is none, and a day that is none',
      {
        procedimentos: [{ ...exame, id: '123.456.789-09' }],
        examesEmDia: [{ idExame: 4, dataUltimaRealizacao: '31/02/2026' }],
      },
      '(procedimentos.0.id: invalid_type; examesEmDia.0.dataUltimaRealizacao: invalid_format)',
    ],
    [
      'an id that no column takes',
      { procedimentos: [{ ...exame, id: 2 ** 40 }], examesEmDia: [] },
      '(procedimentos.0.id: too_big)',
    ],
    [
      'too much',
      { procedimentos: Array.from({ length: 100_000 }, () => exame), examesEmDia: [] },
      'soc respondeu mais de 4194304 bytes.',
    ],
  ])('SOC: %s is an integration error that says where, and nothing of what', async (_, body, said) => {
    respond.body = body;
    const error: unknown = await socHttp(`http://${base}`)
      .procedimentos(asked)
      .then(
        () => null,
        (reason: unknown) => reason,
      );
    expect(error).toBeInstanceOf(IntegrationError);
    expect((error as Error).message).toContain(said);
    expect(JSON.stringify(withoutData(error)) + String((error as Error).cause)).not.toContain('123.456');
  });

  it('SOC: an answer that breaks off is an integration error', async () => {
    respond.body = [{ id: 1, nome: 'Ruído' }];
    respond.isCut = true;
    await expect(socHttp(`http://${base}`).riscos(7)).rejects.toThrow('soc interrompeu a resposta.');
  });

  it('SOC: a few packed kilobytes that unpack to a flood are given up', async () => {
    respond.body = gzipSync(Buffer.alloc(64 * 1_048_576, ' '));
    await expect(socHttp(`http://${base}`).riscos(7)).rejects.toThrow('soc respondeu mais de 4194304 bytes.');
  });

  it('a refusal or a silence is an integration error that names no secret', async () => {
    respond.status = 500;
    const soc = socHttp(`http://segredo@${base}`);
    await expect(soc.riscos(1)).rejects.toBeInstanceOf(IntegrationError);
    await expect(soc.riscos(1)).rejects.toThrow('soc respondeu 500.');
    await expect(socHttp('http://segredo@127.0.0.1:1').riscos(1)).rejects.toThrow('soc não respondeu.');
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
    const began = performance.now();
    await expect(
      emailSmtp(`smtp://127.0.0.1:${port}`, 'a@exemplo.com.br').send({
        to: 'b@exemplo.com.br',
        subject: 'x',
        body: 'y',
      }),
    ).rejects.toBeInstanceOf(IntegrationError);
    expect(performance.now() - began).toBeLessThan(20_000);
    silent.close();
  });

  it.each([
    ['smtp://u:s@mail.exemplo.com.br', true],
    ['smtp://mail.exemplo.com.br?requireTLS=false', undefined],
    ['smtp://mail.exemplo.com.br?ignoreTLS=true', undefined],
    ['smtp://127.0.0.1:1025', undefined],
  ])('%s: TLS is required: %s', (address, required) => {
    expect(smtpOptions(address)).toMatchObject({ pool: true });
    expect((smtpOptions(address) as { requireTLS?: boolean }).requireTLS).toBe(required);
  });
});
