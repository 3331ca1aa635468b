/** What the client reads of its own token (doc3 §3.5, 'Token payload'). The server alone verifies it. */
export interface TokenContent {
  permissions: readonly string[] | null;
  /** Epoch milliseconds, or null when the token carries none. */
  expiresAt: number | null;
}

/** Decodes a JWT's payload without checking it. Anything else answers empty contents. */
export function readToken(token: string): TokenContent {
  const empty: TokenContent = { permissions: null, expiresAt: null };
  const middle = token.split('.')[1];
  if (!middle) return empty;
  try {
    const base64 = middle.replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(base64), (c) => c.charCodeAt(0));
    const content: unknown = JSON.parse(new TextDecoder().decode(bytes));
    if (typeof content !== 'object' || content === null) return empty;
    const { permissions, exp } = content as { permissions?: unknown; exp?: unknown };
    return {
      permissions: Array.isArray(permissions) ? permissions.filter((p) => typeof p === 'string') : null,
      expiresAt: typeof exp === 'number' ? exp * 1000 : null,
    };
  } catch {
    // An opaque token is legitimate: the profile then gives the permissions and the server the expiry.
    return empty;
  }
}
