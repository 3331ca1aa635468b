/** What the client reads of its own token (doc3 §3.5, 'Token payload'). The server alone verifies it. */
export interface ConteudoDoToken {
  permissions: readonly string[] | null;
  /** Epoch milliseconds, or null when the token carries none. */
  expiraEm: number | null;
}

/** Decodes a JWT's payload without checking it. Anything else answers empty contents. */
export function lerToken(token: string): ConteudoDoToken {
  const vazio: ConteudoDoToken = { permissions: null, expiraEm: null };
  const meio = token.split('.')[1];
  if (!meio) return vazio;
  try {
    const base64 = meio.replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(base64), (c) => c.charCodeAt(0));
    const conteudo: unknown = JSON.parse(new TextDecoder().decode(bytes));
    if (typeof conteudo !== 'object' || conteudo === null) return vazio;
    const { permissions, exp } = conteudo as { permissions?: unknown; exp?: unknown };
    return {
      permissions: Array.isArray(permissions) ? permissions.filter((p) => typeof p === 'string') : null,
      expiraEm: typeof exp === 'number' ? exp * 1000 : null,
    };
  } catch {
    // An opaque token is legitimate: the profile then gives the permissions and the server the expiry.
    return vazio;
  }
}
