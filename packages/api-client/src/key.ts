/**
 * A random identifier (UUID v4), for idempotency keys. `crypto.randomUUID` exists on https and localhost only; a
 * clinic's test machine on plain http has `getRandomValues` alone.
 */
export function newKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/** 53-bit hash of a text (cyrb53): tells contents apart, hides nothing. */
function digest(text: string): string {
  let a = 0xdeadbeef;
  let b = 0x41c6ce57;
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    a = Math.imul(a ^ code, 2654435761);
    b = Math.imul(b ^ code, 1597334677);
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return (4294967296 * (2097151 & b) + (a >>> 0)).toString(36);
}

/**
 * The idempotency key of sending this content from this draft: the same for every try, also after a reload, so that an
 * answer that was lost on the way never becomes a second appointment; another one for another content. For what lasts
 * as long as its screen there is `useIdempotencyKey`.
 */
export const draftKey = (draftId: string, content: unknown): string =>
  `${draftId}-${digest(JSON.stringify(content))}`;
