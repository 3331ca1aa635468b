import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the stub's SOC was set up with: two customers' exports and the user of its web services. */
export const SOC = {
  principal: '100',
  user: { name: 'U777', password: 'senha-do-ws', responsible: '55', code: '777' },
  due: { code: '3001', key: 'chave-da-convocacao' },
  suggested: { code: '3002', key: 'chave-dos-sugeridos' },
  ged: { code: '3003', key: 'chave-do-ged' },
  asoType: '38',
} as const;

type Row = Record<string, string | number>;
export interface SocStub {
  url: string;
  /** Rows of each export, by its code, for the parameters that it was asked with. */
  rows: Record<string, (asked: Record<string, string>) => Row[]>;
  /** Content of a file of SOCGED, by its code; a file without content is refused as SOC refuses. */
  files: Map<string, Buffer>;
  /** What came, in order: the parameters of an export, or the XML of a call. */
  asked: (Record<string, string> | string)[];
  /** Answers that stand before the true ones: the status of each next answer, or a silence of so many milliseconds. */
  faults: ({ status: number } | { silenceMs: number })[];
  close: () => Promise<void>;
}

const digestOf = (nonce: string, created: string, password: string): string =>
  createHash('sha1')
    .update(Buffer.concat([Buffer.from(nonce, 'base64'), Buffer.from(created), Buffer.from(password)]))
    .digest('base64');
const element = (xml: string, name: string): string =>
  new RegExp(`<(?:\\w+:)?${name}[^>]*>([^<]*)</`).exec(xml)?.[1] ?? '';

async function bodyOf(req: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of req) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

/**
 * A SOC written from the published shape (docs/gateways.md), not from our adapter: 'Exporta Dados' by GET with its JSON in
 * `parametro`, refusals as 200 with an object, ISO-8859-1; SOCGED's download by SOAP with a digest that is good once, and
 * MTOM.
 */
export async function startSocStub(): Promise<SocStub> {
  const seen = new Set<string>();
  const stub: SocStub = {
    url: '',
    rows: {},
    files: new Map(),
    asked: [],
    faults: [],
    close: () =>
      new Promise((end) => {
        server.close(() => end());
        server.closeAllConnections();
      }),
  };
  const refuse = (res: ServerResponse, said: string): void => {
    res.writeHead(200, { 'content-type': 'application/json' });
    res.end(Buffer.from(JSON.stringify({ erro: true, mensagemErro: said }), 'latin1'));
  };
  const answerExport = (url: URL, res: ServerResponse): void => {
    const text = url.searchParams.get('parametro') ?? '';
    if (/[:,]\s/.test(text)) return refuse(res, 'Parâmetro com espaços.');
    const asked = JSON.parse(text) as Record<string, string>;
    stub.asked.push(asked);
    const known = [SOC.due, SOC.suggested, SOC.ged].find(({ code }) => code === asked['codigo']);
    if (!known || known.key !== asked['chave']) return refuse(res, `Chave ${asked['chave']} inválida.`);
    if (asked['tipoSaida'] !== 'json') return refuse(res, 'Tipo de saída inválido.');
    res.writeHead(200, { 'content-type': 'text/plain' });
    res.end(Buffer.from(JSON.stringify(stub.rows[known.code]?.(asked) ?? []), 'latin1'));
  };
  const fault = (res: ServerResponse, code: string): void => {
    res.writeHead(500, { 'content-type': 'text/xml' });
    res.end(
      `<soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body><soap:Fault><faultcode>${code}</faultcode></soap:Fault></soap:Body></soap:Envelope>`,
    );
  };
  const download = (xml: string, res: ServerResponse): void => {
    stub.asked.push(xml);
    const [nonce, created] = [element(xml, 'Nonce'), element(xml, 'Created')];
    const life = Date.parse(element(xml, 'Expires')) - Date.parse(created);
    const isKnown =
      element(xml, 'Username') === SOC.user.name &&
      xml.includes('#PasswordDigest') &&
      element(xml, 'Password') === digestOf(nonce, created, SOC.user.password);
    if (!isKnown || !(life > 0 && life <= 120_000)) return fault(res, 'wsse:FailedAuthentication');
    if (seen.has(nonce)) return fault(res, 'wsse:InvalidSecurity');
    seen.add(nonce);
    const content = stub.files.get(element(xml, 'codigosArquivosGed'));
    const isWhole =
      element(xml, 'codigoEmpresaPrincipal') === SOC.principal &&
      element(xml, 'codigoResponsavel') === SOC.user.responsible &&
      element(xml, 'codigoUsuario') === SOC.user.code &&
      element(xml, 'codigoGed') !== '';
    const answer = (code: string, file: string): string =>
      `<soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body><ns2:downloadArquivosGedPorLoteResponse xmlns:ns2="http://services.soc.age.com/"><return>${file}<informacaoGeral><codigoMensagem>${code}</codigoMensagem></informacaoGeral></return></ns2:downloadArquivosGedPorLoteResponse></soap:Body></soap:Envelope>`;
    if (!content || !isWhole) {
      res.writeHead(200, { 'content-type': 'text/xml;charset=UTF-8' });
      return void res.end(answer('SOC-301', ''));
    }
    const mark = 'uuid:0b6c1f6e-aa';
    const include =
      '<arquivo><xop:Include xmlns:xop="http://www.w3.org/2004/08/xop/include" href="cid:arquivo%40soc.age.com"/></arquivo>';
    res.writeHead(200, {
      'content-type': `multipart/related; type="application/xop+xml"; boundary="${mark}"; start="<root@soc>"; start-info="text/xml"`,
    });
    res.end(
      Buffer.concat([
        Buffer.from(
          `\r\n--${mark}\r\nContent-Type: application/xop+xml; charset=UTF-8\r\nContent-ID: <root@soc>\r\n\r\n${answer('SOC-100', include)}\r\n` +
            `--${mark}\r\nContent-Type: application/octet-stream\r\nContent-ID: <arquivo@soc.age.com>\r\n\r\n`,
        ),
        content,
        Buffer.from(`\r\n--${mark}--\r\n`),
      ]),
    );
  };
  const answer = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const body = await bodyOf(req);
    const next = stub.faults.shift();
    if (next && 'status' in next) return void res.writeHead(next.status).end('<html>');
    if (next) return void setTimeout(() => res.destroy(), next.silenceMs);
    const url = new URL(req.url ?? '', stub.url);
    if (url.pathname === '/WebSoc/exportadados') return answerExport(url, res);
    if (req.method === 'POST' && url.pathname === '/WSSoc/DownloadArquivosWs') return download(body, res);
    res.writeHead(404).end();
  };
  const server = createServer((req, res) => void answer(req, res).catch(() => res.destroy()));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  stub.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return stub;
}
