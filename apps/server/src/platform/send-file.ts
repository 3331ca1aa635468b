import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** A file as it is answered. */
export interface SentFile {
  name: string;
  type: string;
  /** Bytes. */
  size: number;
  content: Readable;
}

/**
 * Sends a file so that nothing in it runs as a page of ours.
 * @param cache who may keep it: nobody, unless it is anybody's to see
 */
export async function sendFile(
  reply: FastifyReply,
  { name, type, size, content }: SentFile,
  as: 'attachment' | 'inline',
  cache = 'private, no-store',
): Promise<void> {
  const plain = name.replace(/[^\x20-\x7e]|["\\]/g, '_');
  await reply
    .type(type)
    .header('content-length', size)
    .header('content-disposition', `${as}; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`)
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('cache-control', cache)
    .send(content);
}
