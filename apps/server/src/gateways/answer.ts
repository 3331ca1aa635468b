import type { z } from 'zod';
import { IntegrationError } from '../platform/ports.ts';

export type HttpGateway = 'soc' | 'whatsapp' | 'arquivos' | 'cep';

/** How many of the places where an answer is wrong are named. */
const NAMED = 3;

/**
 * The bytes of an answer, unpacked, up to `limit` of them: a service that went mad, or a few packed kilobytes that unpack
 * to gigabytes, must not fill this process.
 * @throws IntegrationError when it is larger, or breaks off
 */
export async function contentOf(gateway: HttpGateway, response: Response, limit: number): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const part of (response.body ?? []) as AsyncIterable<Uint8Array>) {
      size += part.length;
      if (size > limit) break;
      parts.push(part);
    }
  } catch (error) {
    throw new IntegrationError(gateway, `${gateway} interrompeu a resposta.`, error, true);
  }
  if (size > limit) throw new IntegrationError(gateway, `${gateway} respondeu mais de ${limit} bytes.`);
  return Buffer.concat(parts);
}

/**
 * An answer in JSON. The parser's own message quotes what it could not read: it is not passed on.
 * @throws IntegrationError
 */
export function parsed(gateway: HttpGateway, content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    throw new IntegrationError(gateway, `${gateway} respondeu algo que não é JSON.`);
  }
}

/**
 * What a service answered, held against its shape. What does not fit is told by its place and kind, never by its contents,
 * which may be health data.
 * @throws IntegrationError
 */
export function held<S extends z.ZodType>(gateway: HttpGateway, shape: S, answer: unknown): z.output<S> {
  const { success, data, error } = shape.safeParse(answer);
  if (success) return data;
  const places = error.issues
    .slice(0, NAMED)
    .map(({ path, code }) => `${path.join('.') || '(tudo)'}: ${code}`);
  throw new IntegrationError(
    gateway,
    `${gateway} respondeu fora do formato combinado (${places.join('; ')}).`,
  );
}
