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
 * answer that was lost on the way never becomes a second appointment; another one for another content.
 */
export const submissionKey = (draftId: string, content: unknown): string =>
  `${draftId}-${digest(JSON.stringify(content))}`;
