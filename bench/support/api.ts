/** The few calls that the measurements need, by their specified paths. */
export interface Api {
  get(path: string): Promise<{ status: number; body: unknown; consultas: number | null }>;
  post(path: string, body: unknown): Promise<{ status: number; body: unknown; consultas: number | null }>;
  patch(path: string, body: unknown): Promise<{ status: number; body: unknown; consultas: number | null }>;
}

export function apiWith(base: string, token: string): Api {
  const send = async (method: string, path: string, body?: unknown) => {
    const response = await fetch(`${base}/api${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(method === 'POST' ? { 'idempotency-key': crypto.randomUUID() } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const queries = response.headers.get('x-statements');
    return {
      status: response.status,
      body: (await response.json()) as unknown,
      consultas: queries === null ? null : Number(queries),
    };
  };
  return {
    get: (path) => send('GET', path),
    post: (path, body) => send('POST', path, body),
    patch: (path, body) => send('PATCH', path, body),
  };
}

/** A page of a list, as far as the measurements read it. */
export interface ResultPage<T> {
  items: T[];
}

/** The session of a demonstration user. */
export async function staffToken(base: string, username: string): Promise<string> {
  const response = await fetch(`${base}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: 'Apto-demo-1' }),
  });
  if (!response.ok) throw new Error(`Login de ${username}: ${response.status} ${await response.text()}`);
  return ((await response.json()) as { access_token: string }).access_token;
}

/** Signs in a demonstration user. */
export const signIn = async (base: string, username: string): Promise<Api> =>
  apiWith(base, await staffToken(base, username));

/** The session of an employee who holds a link's token. */
export async function employeeToken(base: string, cpf: string, token: string): Promise<string> {
  const response = await fetch(`${base}/api/auth/login-autoagendamento`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: cpf, password: token, termoAceito: true }),
  });
  if (!response.ok) throw new Error(`Login do funcionário: ${response.status} ${await response.text()}`);
  return ((await response.json()) as { access_token: string }).access_token;
}
