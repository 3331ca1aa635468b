import { assinar } from './assinatura.ts';
import {
  ErroDeIntegracao,
  type ArquivosPort,
  type RespostaProcedimentosSoc,
  type SocPort,
  type WhatsappPort,
} from './ports.ts';

const ESPERA_MS = 20_000;

interface Chamada {
  gateway: 'soc' | 'whatsapp' | 'arquivos';
  url: URL;
  metodo: string;
  corpo?: string | Uint8Array;
  tipo?: string;
  extras?: Readonly<Record<string, string>>;
}

/** User and password of the address become a bearer token or basic credentials, never part of a logged URL. */
async function pedir({ gateway, url, metodo, corpo, tipo, extras = {} }: Chamada): Promise<Response> {
  const limpa = new URL(url);
  const { username, password } = limpa;
  limpa.username = '';
  limpa.password = '';
  const headers = new Headers({ accept: 'application/json', ...extras });
  if (tipo) headers.set('content-type', tipo);
  if (username && password)
    headers.set(
      'authorization',
      `Basic ${Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString('base64')}`,
    );
  else if (username) headers.set('authorization', `Bearer ${decodeURIComponent(username)}`);
  let resposta: Response;
  try {
    resposta = await fetch(limpa, {
      method: metodo,
      headers,
      signal: AbortSignal.timeout(ESPERA_MS),
      ...(corpo === undefined ? {} : { body: typeof corpo === 'string' ? corpo : new Uint8Array(corpo) }),
    });
  } catch (erro) {
    throw new ErroDeIntegracao(gateway, `${gateway} não respondeu.`, erro);
  }
  if (!resposta.ok && resposta.status !== 404)
    throw new ErroDeIntegracao(gateway, `${gateway} respondeu ${resposta.status}.`);
  return resposta;
}

/** `caminho` below the base address, whatever slashes it ends in. */
function sob(base: string, caminho: string): URL {
  const url = new URL(base);
  url.pathname = `${url.pathname.replace(/\/+$/, '')}/${caminho}`;
  return url;
}

/** SOC over HTTP; request and answer shapes are in docs/gateways.md. */
export function socHttp(base: string): SocPort {
  const ler = async <T>(caminho: string): Promise<T> => {
    const resposta = await pedir({ gateway: 'soc', url: sob(base, caminho), metodo: 'GET' });
    if (resposta.status === 404) throw new ErroDeIntegracao('soc', 'SOC não conhece o funcionário.');
    return (await resposta.json()) as T;
  };
  return {
    riscos: (funcionarioId) => ler<{ id: number; nome: string }[]>(`funcionarios/${funcionarioId}/riscos`),
    procedimentos: ({ funcionarioId, clienteId, tipoExameId }) =>
      ler<RespostaProcedimentosSoc>(
        `clientes/${clienteId}/funcionarios/${funcionarioId}/tipos-exame/${tipoExameId}/procedimentos`,
      ),
  };
}

/** WhatsApp over HTTP; always prefixes Brazil's country code (area code 55 exists). */
export function whatsappHttp(base: string): WhatsappPort {
  return {
    async enviar({ telefone, corpo }) {
      const resposta = await pedir({
        gateway: 'whatsapp',
        url: sob(base, 'messages'),
        metodo: 'POST',
        tipo: 'application/json',
        corpo: JSON.stringify({ to: `55${telefone.replace(/\D/g, '')}`, text: corpo }),
      });
      if (resposta.status === 404) throw new ErroDeIntegracao('whatsapp', 'WhatsApp respondeu 404.');
    },
  };
}

/**
 * S3-compatible storage. `S3_URL` is the bucket's address with the key pair as user and password and the
 * region as `?region=` (us-east-1 when absent): `https://KEY:SECRET@s3.example.com/bucket?region=sa-east-1`.
 */
export function arquivosS3(base: string): ArquivosPort {
  const raiz = new URL(base);
  const credencial = {
    chave: decodeURIComponent(raiz.username),
    segredo: decodeURIComponent(raiz.password),
    regiao: raiz.searchParams.get('region') ?? 'us-east-1',
  };
  raiz.username = '';
  raiz.password = '';
  raiz.search = '';
  const pedirArquivo = (
    metodo: string,
    chave: string,
    corpo: Uint8Array = new Uint8Array(),
    tipo?: string,
  ) => {
    const url = sob(raiz.href, chave.split('/').map(encodeURIComponent).join('/'));
    const extras = credencial.chave ? assinar({ metodo, url, corpo, agora: Date.now() }, credencial) : {};
    return pedir({
      gateway: 'arquivos',
      url,
      metodo,
      extras,
      ...(metodo === 'PUT' ? { corpo } : {}),
      ...(tipo ? { tipo } : {}),
    });
  };
  return {
    async gravar(chave, conteudo, tipo) {
      await pedirArquivo('PUT', chave, conteudo, tipo);
    },
    async ler(chave) {
      const resposta = await pedirArquivo('GET', chave);
      if (resposta.status === 404) return null;
      return {
        conteudo: Buffer.from(await resposta.arrayBuffer()),
        tipo: resposta.headers.get('content-type') ?? 'application/octet-stream',
      };
    },
    async remover(chave) {
      await pedirArquivo('DELETE', chave);
    },
  };
}
