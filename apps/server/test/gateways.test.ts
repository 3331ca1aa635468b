import { createServer, type IncomingMessage, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { assinar } from '../src/gateways/assinatura.ts';
import { arquivosS3, socHttp, whatsappHttp } from '../src/gateways/http.ts';
import { ErroDeIntegracao } from '../src/gateways/ports.ts';

interface Recebido {
  metodo: string;
  url: string;
  autorizacao: string | undefined;
  corpo: string;
}

async function corpoDe(req: IncomingMessage): Promise<string> {
  const partes: Buffer[] = [];
  for await (const parte of req) partes.push(parte as Buffer);
  return Buffer.concat(partes).toString();
}

describe('the HTTP gateways send what docs/gateways.md says', () => {
  let servidor: Server;
  let base: string;
  let recebidos: Recebido[] = [];
  let responder: { status: number; corpo: unknown } = { status: 200, corpo: [] };

  beforeAll(async () => {
    servidor = createServer((req, res) => {
      const responderCom = (corpo: string): void => {
        recebidos.push({
          metodo: req.method ?? '',
          url: req.url ?? '',
          autorizacao: req.headers.authorization,
          corpo,
        });
        res
          .writeHead(responder.status, { 'content-type': 'application/json' })
          .end(JSON.stringify(responder.corpo));
      };
      corpoDe(req).then(responderCom, () => res.destroy());
    });
    await new Promise<void>((pronto) => servidor.listen(0, '127.0.0.1', pronto));
    const endereco = servidor.address();
    base = `127.0.0.1:${typeof endereco === 'object' && endereco ? endereco.port : 0}`;
  });
  beforeEach(() => {
    recebidos = [];
    responder = { status: 200, corpo: [] };
  });
  afterAll(() => new Promise((fim) => servidor.close(fim)));

  it('SOC: risks and procedures, with the token of the address', async () => {
    const soc = socHttp(`http://ficha@${base}/v1/`);
    responder.corpo = [{ id: 1, nome: 'Ruído' }];
    expect(await soc.riscos(7)).toEqual([{ id: 1, nome: 'Ruído' }]);
    responder.corpo = { procedimentos: [], examesEmDia: [] };
    await soc.procedimentos({ funcionarioId: 7, clienteId: 3, tipoExameId: 2 });
    expect(recebidos).toMatchObject([
      { metodo: 'GET', url: '/v1/funcionarios/7/riscos', autorizacao: 'Bearer ficha' },
      { metodo: 'GET', url: '/v1/clientes/3/funcionarios/7/tipos-exame/2/procedimentos' },
    ]);
  });

  it('WhatsApp: always prefixes 55, also to area code 55', async () => {
    await whatsappHttp(`http://u:s@${base}/wa`).enviar({ telefone: '(55) 99876-5432', corpo: 'Olá' });
    expect(recebidos).toEqual([
      {
        metodo: 'POST',
        url: '/wa/messages',
        autorizacao: `Basic ${Buffer.from('u:s').toString('base64')}`,
        corpo: JSON.stringify({ to: '5555998765432', text: 'Olá' }),
      },
    ]);
  });

  it('a refusal or a silence is an integration error that names no secret', async () => {
    responder.status = 500;
    const soc = socHttp(`http://segredo@${base}`);
    await expect(soc.riscos(1)).rejects.toBeInstanceOf(ErroDeIntegracao);
    await expect(soc.riscos(1)).rejects.toThrow('soc respondeu 500.');
    await expect(socHttp('http://segredo@127.0.0.1:1').riscos(1)).rejects.toThrow('soc não respondeu.');
  });

  it('files: put, get and delete, signed', async () => {
    const arquivos = arquivosS3(`http://AK:SK@${base}/balde?region=sa-east-1`);
    await arquivos.gravar('a/b c.pdf', Buffer.from('x'), 'application/pdf');
    expect((await arquivos.ler('a/b c.pdf'))?.conteudo.toString()).toBe('[]');
    responder.status = 404;
    expect(await arquivos.ler('a')).toBeNull();
    await arquivos.remover('a');
    expect(recebidos.map((r) => `${r.metodo} ${r.url}`)).toEqual([
      'PUT /balde/a/b%20c.pdf',
      'GET /balde/a/b%20c.pdf',
      'GET /balde/a',
      'DELETE /balde/a',
    ]);
    for (const r of recebidos)
      expect(r.autorizacao).toMatch(
        /^AWS4-HMAC-SHA256 Credential=AK\/\d{8}\/sa-east-1\/s3\/aws4_request, SignedHeaders=host;x-amz-content-sha256;x-amz-date, Signature=[0-9a-f]{64}$/,
      );
  });

  it('the signature is a pure function of request, key and moment', () => {
    const pedido = {
      metodo: 'GET',
      url: new URL('https://s3.example.com/b/x'),
      corpo: new Uint8Array(),
      agora: Date.UTC(2026, 10, 23),
    };
    const credencial = { chave: 'AK', segredo: 'SK', regiao: 'us-east-1' };
    expect(assinar(pedido, credencial)).toEqual(assinar(pedido, credencial));
    expect(assinar(pedido, credencial)['x-amz-date']).toBe('20261123T000000Z');
    expect(assinar(pedido, credencial)['x-amz-content-sha256']).toBe(
      'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    );
    expect(assinar({ ...pedido, metodo: 'PUT' }, credencial)['authorization']).not.toBe(
      assinar(pedido, credencial)['authorization'],
    );
  });
});
