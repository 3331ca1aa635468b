import { SENHA } from './senha.ts';

/** The calls as any other client would make them, signed in as one demonstration login. */
export interface Api {
  ler<T>(caminho: string): Promise<T>;
  enviar<T>(caminho: string, corpo: unknown): Promise<T>;
  /** The answer as it is, also when it is a refusal. */
  chamar(metodo: string, caminho: string, corpo?: unknown): Promise<Response>;
}

async function conferida<T>(metodo: string, caminho: string, resposta: Response): Promise<T> {
  if (!resposta.ok) throw new Error(`${metodo} ${caminho}: ${resposta.status} ${await resposta.text()}`);
  return (await resposta.json()) as T;
}

/** Signs in by the API and answers its calls. */
export async function entrarNaApi(url: string, username: string): Promise<Api> {
  const cabecalhos: Record<string, string> = { 'content-type': 'application/json' };
  const chamar = (metodo: string, caminho: string, corpo?: unknown): Promise<Response> =>
    fetch(`${url}/api${caminho}`, {
      method: metodo,
      headers: { ...cabecalhos, ...(metodo === 'POST' ? { 'idempotency-key': crypto.randomUUID() } : {}) },
      ...(corpo === undefined ? {} : { body: JSON.stringify(corpo) }),
    });
  const enviar = async <T>(caminho: string, corpo: unknown): Promise<T> =>
    conferida<T>('POST', caminho, await chamar('POST', caminho, corpo));
  const { access_token } = await enviar<{ access_token: string }>('/auth/login', {
    username,
    password: SENHA,
  });
  cabecalhos['authorization'] = `Bearer ${access_token}`;
  return {
    chamar,
    enviar,
    ler: async <T>(caminho: string): Promise<T> => conferida<T>('GET', caminho, await chamar('GET', caminho)),
  };
}
