import { createHash } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { AwsV4Signer } from 'aws4fetch';
import { IntegrationError, type FilesPort, type WhatsappPort } from '../platform/ports.ts';
import { request, requestIfThere, under } from './request.ts';

/** Ten megabytes over a slow line. */
const FILE_WAIT_MS = 60_000;

/** WhatsApp over HTTP; always prefixes Brazil's country code (area code 55 exists). */
export function whatsappHttp(base: string): WhatsappPort {
  return {
    async send({ phone, body, id, signal, attachments = [] }) {
      const response = await request({
        gateway: 'whatsapp',
        url: under(base, 'messages'),
        method: 'POST',
        type: 'application/json',
        signal,
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
      return { outcome: 'ENVIADA' };
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
    return requestIfThere({
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
      if (response === null) throw new IntegrationError('arquivos', 'arquivos respondeu 404: não há balde.');
      await response.body?.cancel();
    },
    async open(key) {
      const response = await requestFile('GET', key);
      if (response === null) return null;
      // The two declarations of the same stream differ in a detail that nobody uses.
      return response.body ? Readable.fromWeb(response.body as ReadableStream) : Readable.from([]);
    },
    async remove(key) {
      await (await requestFile('DELETE', key))?.body?.cancel();
    },
  };
}
