import { createHash, randomBytes } from 'node:crypto';
import { MAX_ATTACHMENT_SIZE } from '@apto/domain/messages';
import { IntegrationError } from '../../platform/ports.ts';
import { contentOf } from '../answer.ts';
import { request, under } from '../request.ts';
import type { SocKeys } from './access.ts';
import { readMtom } from './mtom.ts';

const WSS = 'http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss';
/** SOC takes no token that lives longer than two minutes. */
const TOKEN_MS = 60_000;
/** The file, and what stands around it. */
const MAX_ANSWER = MAX_ATTACHMENT_SIZE + 1_048_576;
const DONE = 'SOC-100';

const escaped = (text: string): string => text.replace(/[<>&'"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/**
 * WS-Security UsernameToken with a digest (OASIS Username Token Profile 1.0): the password itself never travels, and a token
 * is good once and for a minute.
 */
export function securityHeader(
  { name, password }: { name: string; password: string },
  nowMs: number,
  nonce: Buffer = randomBytes(16),
): string {
  const created = new Date(nowMs).toISOString();
  const expires = new Date(nowMs + TOKEN_MS).toISOString();
  const digest = createHash('sha1')
    .update(Buffer.concat([nonce, Buffer.from(created), Buffer.from(password)]))
    .digest('base64');
  return (
    `<wsse:Security xmlns:wsse="${WSS}-wssecurity-secext-1.0.xsd" xmlns:wsu="${WSS}-wssecurity-utility-1.0.xsd">` +
    `<wsu:Timestamp><wsu:Created>${created}</wsu:Created><wsu:Expires>${expires}</wsu:Expires></wsu:Timestamp>` +
    `<wsse:UsernameToken><wsse:Username>${escaped(name)}</wsse:Username>` +
    `<wsse:Password Type="${WSS}-username-token-profile-1.0#PasswordDigest">${digest}</wsse:Password>` +
    `<wsse:Nonce EncodingType="${WSS}-soap-message-security-1.0#Base64Binary">${nonce.toString('base64')}</wsse:Nonce>` +
    `<wsu:Created>${created}</wsu:Created></wsse:UsernameToken></wsse:Security>`
  );
}

export interface GedFile {
  /** SOC's code of the customer. */
  empresa: string;
  ged: string;
  file: number;
}

const envelope = (
  { principal, user }: { principal: string; user: NonNullable<SocKeys['user']> },
  { empresa, ged, file }: GedFile,
): string =>
  `<?xml version="1.0" encoding="UTF-8"?>` +
  `<soapenv:Envelope xmlns:soapenv="http://schemas.xmlsoap.org/soap/envelope/" xmlns:ser="http://services.soc.age.com/">` +
  `<soapenv:Header>${securityHeader(user, Date.now())}</soapenv:Header>` +
  `<soapenv:Body><ser:downloadArquivosGedPorLote><downloadPorLote><identificacaoWsVo>` +
  `<codigoEmpresaPrincipal>${escaped(principal)}</codigoEmpresaPrincipal>` +
  `<codigoResponsavel>${escaped(user.responsible)}</codigoResponsavel>` +
  `<codigoUsuario>${escaped(user.code)}</codigoUsuario></identificacaoWsVo>` +
  `<codigoEmpresa>${escaped(empresa)}</codigoEmpresa>` +
  `<codigosArquivosGed>${file}</codigosArquivosGed><codigoGed>${escaped(ged)}</codigoGed>` +
  `</downloadPorLote></ser:downloadArquivosGedPorLote></soapenv:Body></soapenv:Envelope>`;

/**
 * The bytes of a file of SOCGED: a PDF, or a zip that holds it.
 * @param waitMs how long to wait for the answer to begin and end
 * @throws IntegrationError
 */
export async function downloadGed(
  base: string,
  access: { principal: string; user: NonNullable<SocKeys['user']> },
  file: GedFile,
  waitMs: number,
): Promise<Buffer> {
  const response = await request({
    gateway: 'soc',
    url: under(base, 'WSSoc/DownloadArquivosWs'),
    method: 'POST',
    type: 'text/xml; charset=UTF-8',
    // A new token for each try: SOC takes none twice.
    body: envelope(access, file),
    extras: { accept: '*/*', soapaction: '' },
    waitMs,
  });
  const content = await contentOf('soc', response, MAX_ANSWER);
  const { xml, attachment } = readMtom(content, response.headers.get('content-type') ?? '');
  const code = /<(?:\w+:)?codigoMensagem>\s*([\w-]{1,20})\s*</.exec(xml)?.[1];
  if (code !== DONE) throw new IntegrationError('soc', `soc recusou o arquivo (${code ?? 'sem código'}).`);
  if (!attachment) throw new IntegrationError('soc', 'soc respondeu sem o arquivo.');
  return attachment;
}
