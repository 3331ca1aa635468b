/** The few calls that the measurements need, by their specified paths. */
export interface Api {
  get(path: string): Promise<{ status: number; corpo: unknown; consultas: number | null }>;
  post(path: string, body: unknown): Promise<{ status: number; corpo: unknown; consultas: number | null }>;
  patch(path: string, body: unknown): Promise<{ status: number; corpo: unknown; consultas: number | null }>;
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
      corpo: (await response.json()) as unknown,
      consultas: queries === null ? null : Number(queries),
    };
  };
  return {
    get: (path) => send('GET', path),
    post: (path, body) => send('POST', path, body),
    patch: (path, body) => send('PATCH', path, body),
  };
}

/** Signs in a demonstration user. */
export async function signIn(base: string, username: string): Promise<Api> {
  const response = await fetch(`${base}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: 'Apto-demo-1' }),
  });
  if (!response.ok) throw new Error(`Login de ${username}: ${response.status} ${await response.text()}`);
  const { access_token: token } = (await response.json()) as { access_token: string };
  return apiWith(base, token);
}

/** The session of an employee who holds a link's token. */
export async function signInAsEmployee(base: string, cpf: string, token: string): Promise<Api> {
  const response = await fetch(`${base}/api/auth/login-autoagendamento`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: cpf, password: token, termoAceito: true }),
  });
  if (!response.ok) throw new Error(`Login do funcionário: ${response.status} ${await response.text()}`);
  const { access_token: access } = (await response.json()) as { access_token: string };
  return apiWith(base, access);
}
