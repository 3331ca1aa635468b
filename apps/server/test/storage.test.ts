import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { sign } from 'aws4';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtInFiles } from '../src/gateways/embedded.ts';
import { s3Files } from '../src/gateways/http.ts';
import { IntegrationError, type FilesPort, type LocalFile } from '../src/platform/ports.ts';

const folder = mkdtempSync(join(tmpdir(), 'apto-storage-'));
let s3: S3rver;
let address = '';

/** s3rver does not check signatures of version 4: what stands before it does, by another library than ours. */
function isSigned(req: IncomingMessage, body: Buffer): boolean {
  const sha256 = createHash('sha256').update(body).digest('hex');
  const expected = sign(
    {
      method: req.method ?? '',
      path: req.url ?? '',
      service: 's3',
      region: 'us-east-1',
      headers: {
        Host: req.headers.host ?? '',
        'X-Amz-Content-Sha256': sha256,
        'X-Amz-Date': String(req.headers['x-amz-date']),
      },
    },
    { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
  );
  return (
    req.headers['x-amz-content-sha256'] === sha256 &&
    req.headers.authorization?.replaceAll(' ', '') ===
      String(expected.headers?.['Authorization']).replaceAll(' ', '')
  );
}

let behind: AddressInfo;
const gate = createServer((req, res) => {
  const serve = async (): Promise<void> => {
    const body = await buffer(req);
    if (!isSigned(req, body)) {
      res.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>');
      return;
    }
    const passed = request(
      { port: behind.port, host: '127.0.0.1', method: req.method, path: req.url, headers: req.headers },
      (answer) => {
        res.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.pipe(res);
      },
    );
    passed.end(body);
  };
  serve().catch(() => res.destroy());
});

const s3Url = (bucket: string, secret = 'S3RVER') =>
  `http://S3RVER:${secret}@${address}/${bucket}?region=us-east-1`;

beforeAll(async () => {
  s3 = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: join(folder, 's3'),
    configureBuckets: [{ name: 'balde' }],
  });
  behind = await s3.run();
  await new Promise<void>((ready) => gate.listen(0, '127.0.0.1', ready));
  address = `127.0.0.1:${(gate.address() as AddressInfo).port}`;
});
afterAll(async () => {
  gate.close();
  gate.closeAllConnections();
  await s3.close();
  rmSync(folder, { recursive: true, force: true });
});

let files = 0;
function local(content: Buffer): LocalFile {
  const path = join(folder, `local-${(files += 1)}`);
  writeFileSync(path, content);
  return { path, size: content.length, sha256: createHash('sha256').update(content).digest('hex') };
}

const STORAGES: [string, () => FilesPort][] = [
  ['disk', () => builtInFiles(join(folder, 'disk'))],
  ['S3 (s3rver, signed)', () => s3Files(s3Url('balde'))],
];

describe.each(STORAGES)('files in storage: %s', (_name, open) => {
  it('come back as they went, ten megabytes of them', async () => {
    const content = Buffer.alloc(10_485_760, 'Apto 2026 ');
    await open().save('um-arquivo', local(content), 'application/pdf');
    const stream = await open().open('um-arquivo');
    expect(stream && (await buffer(stream)).equals(content)).toBe(true);
  });

  it('are told apart from those that are not there, and removed for good, twice without complaint', async () => {
    const storage = open();
    expect(await storage.open('nenhum')).toBeNull();
    await storage.save('vai', local(Buffer.from('x')), 'image/png');
    await storage.remove('vai');
    expect(await storage.open('vai')).toBeNull();
    await storage.remove('vai');
  });

  it('a later file takes the place of the one before', async () => {
    const storage = open();
    await storage.save('troca', local(Buffer.from('primeiro')), 'image/png');
    await storage.save('troca', local(Buffer.from('segundo')), 'image/png');
    const stream = await storage.open('troca');
    expect(stream && (await buffer(stream)).toString()).toBe('segundo');
  });
});

describe('S3', () => {
  it.each([
    ['a wrong secret', () => s3Url('balde', 'errado')],
    ['a bucket that is not there', () => s3Url('nenhum')],
    ['a storage that does not answer', () => 'http://A:B@127.0.0.1:1/balde'],
  ])('%s is an integration error, not a kept file', async (_what, url) => {
    const saved = s3Files(url()).save('a', local(Buffer.from('x')), 'image/png');
    await expect(saved).rejects.toBeInstanceOf(IntegrationError);
  });

  it('content that is not what was signed is refused', async () => {
    const wrong = { ...local(Buffer.from('x')), sha256: createHash('sha256').update('y').digest('hex') };
    await expect(s3Files(s3Url('balde')).save('a', wrong, 'image/png')).rejects.toBeInstanceOf(
      IntegrationError,
    );
  });

  it('a file leaves from the disk with its length told, as S3 asks for', async () => {
    const seen: Record<string, unknown>[] = [];
    const server = createServer((req, res) => {
      seen.push({ method: req.method, url: req.url, ...req.headers });
      req.resume().on('end', () => res.end());
    });
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    const { port } = server.address() as AddressInfo;
    await s3Files(`http://AK:SK@127.0.0.1:${port}/balde?region=sa-east-1`).save(
      'a/b c.pdf',
      local(Buffer.from('12345')),
      'application/pdf',
    );
    server.close();
    expect(seen).toEqual([
      expect.objectContaining({
        method: 'PUT',
        url: '/balde/a/b%20c.pdf',
        'content-length': '5',
        'content-type': 'application/pdf',
        'x-amz-content-sha256': createHash('sha256').update('12345').digest('hex'),
        authorization: expect.stringMatching(
          /^AWS4-HMAC-SHA256 Credential=AK\/\d{8}\/sa-east-1\/s3\/aws4_request, SignedHeaders=host;x-amz-content-sha256;x-amz-date, Signature=[0-9a-f]{64}$/,
        ) as unknown,
      }),
    ]);
  });
});

describe('disk', () => {
  it('a name that climbs out of its folder is refused', async () => {
    const storage = builtInFiles(join(folder, 'disk'));
    await expect(storage.save('../fora', local(Buffer.from('x')), 'image/png')).rejects.toBeInstanceOf(
      IntegrationError,
    );
    await expect(storage.open('../../etc/passwd')).rejects.toBeInstanceOf(IntegrationError);
  });
});
