import { PASSWORD } from './password.ts';

/** The calls as any other client would make them, signed in as one demonstration login. */
export interface Api {
  read<T>(path: string): Promise<T>;
  send<T>(path: string, body: unknown): Promise<T>;
  /** The answer as it is, also when it is a refusal. */
  invoke(
    method: string,
    path: string,
    body?: unknown,
    headers?: Readonly<Record<string, string>>,
  ): Promise<Response>;
}

async function checkedBody<T>(method: string, path: string, response: Response): Promise<T> {
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}

/** Signs in by the API, at staff's door unless another is named, and answers its calls. */
export async function signInToApi(url: string, username: string, door = '/auth/login'): Promise<Api> {
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  const invoke: Api['invoke'] = (method, path, body, extra = {}) =>
    fetch(`${url}/api${path}`, {
      method: method,
      headers: {
        ...headers,
        ...extra,
        ...(method === 'POST' ? { 'idempotency-key': crypto.randomUUID() } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  const send = async <T>(path: string, body: unknown): Promise<T> =>
    checkedBody<T>('POST', path, await invoke('POST', path, body));
  const { access_token } = await send<{ access_token: string }>(door, {
    username,
    password: PASSWORD,
  });
  headers['authorization'] = `Bearer ${access_token}`;
  return {
    invoke,
    send,
    read: async <T>(path: string): Promise<T> => checkedBody<T>('GET', path, await invoke('GET', path)),
  };
}
