import { createHash, createHmac } from 'node:crypto';

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest('hex');

export interface SignableRequest {
  metodo: string;
  url: URL;
  corpo: Uint8Array;
  /** Milliseconds since 1970. */
  now: number;
}

export interface AccessCredential {
  chave: string;
  segredo: string;
  region: string;
}

/** Headers that sign a request to S3-compatible storage (AWS Signature Version 4). */
export function subscribe(
  { metodo: method, url, corpo: body, now }: SignableRequest,
  { chave: key, segredo: secret, region }: AccessCredential,
): Record<string, string> {
  const instant = new Date(now).toISOString().replace(/[-:]|\.\d{3}/g, '');
  const day = instant.slice(0, 8);
  const summary = sha256(body);
  const headers: Record<string, string> = {
    host: url.host,
    'x-amz-content-sha256': summary,
    'x-amz-date': instant,
  };
  const names = Object.keys(headers).join(';');
  const canonical = [
    method,
    url.pathname,
    '',
    ...Object.entries(headers).map(([n, v]) => `${n}:${v}`),
    '',
    names,
    summary,
  ].join('\n');
  const reach = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', instant, reach, sha256(canonical)].join('\n');
  const derivedKey = hmac(hmac(hmac(hmac(`AWS4${secret}`, day), region), 's3'), 'aws4_request');
  const signature = createHmac('sha256', derivedKey).update(text).digest('hex');
  return {
    'x-amz-content-sha256': summary,
    'x-amz-date': instant,
    authorization: `AWS4-HMAC-SHA256 Credential=${key}/${reach}, SignedHeaders=${names}, Signature=${signature}`,
  };
}
