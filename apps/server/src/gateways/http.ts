import { createHash } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { isPreviewable, safeFileName, isFileType } from '@apto/domain/attachments';
import { MAX_ATTACHMENT_SIZE } from '@apto/domain/messages';
import { AwsV4Signer } from 'aws4fetch';
import { fileTypeFromBuffer } from 'file-type';
import type { z } from 'zod';
import {
  IntegrationError,
  type AsoOwner,
  type AsoPort,
  type FilesPort,
  type SocPort,
  type WhatsappPort,
} from '../platform/ports.ts';
import { contentOf, understood, type HttpGateway } from './answer.ts';
import { SOC_ASOS, SOC_PROCEDIMENTOS, SOC_RISCOS } from './soc-answers.ts';

const WAIT_MS = 20_000;
/** Bytes of an answer in JSON: more than any of ours has. */
const MAX_JSON = 4_194_304;
/** Ten megabytes over a slow line. */
const FILE_WAIT_MS = 60_000;

interface HttpCall {
  gateway: HttpGateway;
  url: URL;
  method: string;
  body?: string | Blob;
  type?: string;
  waitMs?: number;
  extras?: Readonly<Record<string, string>>;
}

/** User and password of the address become a bearer token or basic credentials, never part of a logged URL. */
async function request({
  gateway,
  url,
  method,
  body,
  type,
  extras = {},
  waitMs = WAIT_MS,
}: HttpCall): Promise<Response> {
  const clean = new URL(url);
  const { username, password } = clean;
  clean.username = '';
  clean.password = '';
  const headers = new Headers({ accept: 'application/json', ...extras });
  if (type) headers.set('content-type', type);
  if (username && password)
    headers.set(
      'authorization',
      `Basic ${Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString('base64')}`,
    );
  else if (username) headers.set('authorization', `Bearer ${decodeURIComponent(username)}`);
  let response: Response;
  try {
    response = await fetch(clean, {
      method,
      headers,
      signal: AbortSignal.timeout(waitMs),
      ...(body === undefined ? {} : { body }),
    });
  } catch (error) {
    throw new IntegrationError(gateway, `${gateway} não respondeu.`, error);
  }
  if (!response.ok && response.status !== 404)
    throw new IntegrationError(gateway, `${gateway} respondeu ${response.status}.`);
  return response;
}

/** `path` below the base address, whatever slashes it ends in. */
function under(base: string, path: string): URL {
  const url = new URL(base);
  url.pathname = `${url.pathname.replace(/\/+$/, '')}/${path}`;
  return url;
}

/** ASO files over HTTP. What a file is, its content says: a page of HTML that came in its place is refused. */
function asosHttp(base: string): AsoPort {
  const pathOf = ({ clienteId, funcionarioId }: AsoOwner): string =>
    `clientes/${clienteId}/funcionarios/${funcionarioId}/asos`;
  const list: AsoPort['list'] = async (owner) => {
    const response = await request({ gateway: 'soc', url: under(base, pathOf(owner)), method: 'GET' });
    // An employee of whom SOC knows nothing has no ASO there.
    if (response.status === 404) {
      await response.body?.cancel();
      return [];
    }
    const found = understood('soc', SOC_ASOS, await contentOf('soc', response, MAX_JSON));
    return found
      .map(({ id, nome: name, data, tamanho: size }) => ({ id, name, day: data, size }))
      .sort((a, b) => (a.day === b.day ? b.id - a.id : a.day < b.day ? 1 : -1));
  };
  return {
    list,
    async open(owner, id) {
      const known = (await list(owner)).find((aso) => aso.id === id);
      if (!known) return null;
      const url = under(base, `${pathOf(owner)}/${id}`);
      const extras = { accept: '*/*' };
      const response = await request({ gateway: 'soc', url, method: 'GET', extras, waitMs: FILE_WAIT_MS });
      if (response.status === 404) {
        await response.body?.cancel();
        return null;
      }
      const content = await contentOf('soc', response, MAX_ATTACHMENT_SIZE);
      const type = (await fileTypeFromBuffer(content))?.mime;
      if (!isFileType(type) || !isPreviewable(type))
        throw new IntegrationError('soc', 'soc respondeu um ASO que não é PDF nem imagem.');
      return { name: safeFileName(known.name, type), type, content };
    },
  };
}

/** SOC over HTTP; request and answer shapes are in docs/gateways.md. */
export function socHttp(base: string): SocPort {
  const read = async <S extends z.ZodType>(shape: S, path: string): Promise<z.output<S>> => {
    const response = await request({ gateway: 'soc', url: under(base, path), method: 'GET' });
    if (response.status === 404) throw new IntegrationError('soc', 'SOC não conhece o funcionário.');
    return understood('soc', shape, await contentOf('soc', response, MAX_JSON));
  };
  return {
    asos: asosHttp(base),
    riscos: (funcionarioId) => read(SOC_RISCOS, `funcionarios/${funcionarioId}/riscos`),
    procedimentos: ({ funcionarioId, clienteId, tipoExameId }) =>
      read(
        SOC_PROCEDIMENTOS,
        `clientes/${clienteId}/funcionarios/${funcionarioId}/tipos-exame/${tipoExameId}/procedimentos`,
      ),
  };
}

/** WhatsApp over HTTP; always prefixes Brazil's country code (area code 55 exists). */
export function whatsappHttp(base: string): WhatsappPort {
  return {
    async send({ phone, body, id, attachments = [] }) {
      const response = await request({
        gateway: 'whatsapp',
        url: under(base, 'messages'),
        method: 'POST',
        type: 'application/json',
        body: JSON.stringify({
          to: `55${phone.replace(/\D/g, '')}`,
          text: body,
          ...(attachments.length === 0
            ? {}
            : {
                documents: attachments.map(({ name, type: contentType, content }) => ({
                  name,
                  type: contentType,
                  base64: content.toString('base64'),
                })),
              }),
        }),
        // The same for each try, so that the service sends it once.
        ...(id === undefined ? {} : { extras: { 'idempotency-key': `mensagem-${id}` } }),
      });
      // What it says is of no use; unread it would keep its connection.
      await response.body?.cancel();
      if (response.status === 404) throw new IntegrationError('whatsapp', 'WhatsApp respondeu 404.');
      return { delivered: false };
    },
  };
}

export interface S3Credential {
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
}

const NOTHING = createHash('sha256').digest('hex');

/** Headers that sign a request to S3-compatible storage, body included (AWS Signature Version 4). */
export async function signatureHeaders(
  { method, url, sha256 = NOTHING, now }: { method: string; url: URL; sha256?: string; now: number },
  credential: S3Credential,
): Promise<Record<string, string>> {
  const { headers } = await new AwsV4Signer({
    ...credential,
    service: 's3',
    method,
    url: url.href,
    // Without it the library leaves the body out of the signature.
    headers: { 'x-amz-content-sha256': sha256 },
    datetime: new Date(now).toISOString().replace(/[-:]|\.\d{3}/g, ''),
  }).sign();
  return Object.fromEntries(headers);
}

/**
 * S3-compatible storage. `S3_URL` is the bucket's address with the key pair as user and password and the
 * region as `?region=` (us-east-1 when absent): `https://KEY:SECRET@s3.example.com/bucket?region=sa-east-1`.
 */
export function s3Files(base: string): FilesPort {
  const root = new URL(base);
  const credential: S3Credential = {
    accessKeyId: decodeURIComponent(root.username),
    secretAccessKey: decodeURIComponent(root.password),
    region: root.searchParams.get('region') ?? 'us-east-1',
  };
  root.username = '';
  root.password = '';
  root.search = '';
  const requestFile = async (
    method: string,
    key: string,
    file?: { body: Blob; sha256: string; type: string },
  ) => {
    const url = under(root.href, key.split('/').map(encodeURIComponent).join('/'));
    const signed = { method, url, now: Date.now(), ...(file ? { sha256: file.sha256 } : {}) };
    const extras = credential.accessKeyId ? await signatureHeaders(signed, credential) : {};
    return request({
      gateway: 'arquivos',
      url,
      method,
      extras,
      waitMs: FILE_WAIT_MS,
      ...(file ? { body: file.body, type: file.type } : {}),
    });
  };
  return {
    async save(key, { path, sha256 }, type) {
      // Read from disk as it leaves, with its length known: what S3 asks for.
      const response = await requestFile('PUT', key, {
        body: await openAsBlob(path, { type }),
        sha256,
        type,
      });
      if (response.status === 404)
        throw new IntegrationError('arquivos', 'arquivos respondeu 404: não há balde.');
    },
    async open(key) {
      const response = await requestFile('GET', key);
      if (response.status === 404) {
        await response.body?.cancel();
        return null;
      }
      // The two declarations of the same stream differ in a detail that nobody uses.
      return response.body ? Readable.fromWeb(response.body as ReadableStream) : Readable.from([]);
    },
    async remove(key) {
      await (await requestFile('DELETE', key)).body?.cancel();
    },
  };
}
