import { createHash, createHmac } from 'node:crypto';

const hmac = (chave: string | Buffer, texto: string) => createHmac('sha256', chave).update(texto).digest();
const sha256 = (dados: string | Uint8Array) => createHash('sha256').update(dados).digest('hex');

export interface PedidoAssinavel {
  metodo: string;
  url: URL;
  corpo: Uint8Array;
  /** Milliseconds since 1970. */
  agora: number;
}

export interface Credencial {
  chave: string;
  segredo: string;
  regiao: string;
}

/** Headers that sign a request to S3-compatible storage (AWS Signature Version 4). */
export function assinar(
  { metodo, url, corpo, agora }: PedidoAssinavel,
  { chave, segredo, regiao }: Credencial,
): Record<string, string> {
  const instante = new Date(agora).toISOString().replace(/[-:]|\.\d{3}/g, '');
  const dia = instante.slice(0, 8);
  const resumo = sha256(corpo);
  const cabecalhos: Record<string, string> = {
    host: url.host,
    'x-amz-content-sha256': resumo,
    'x-amz-date': instante,
  };
  const nomes = Object.keys(cabecalhos).join(';');
  const canonico = [
    metodo,
    url.pathname,
    '',
    ...Object.entries(cabecalhos).map(([n, v]) => `${n}:${v}`),
    '',
    nomes,
    resumo,
  ].join('\n');
  const alcance = `${dia}/${regiao}/s3/aws4_request`;
  const texto = ['AWS4-HMAC-SHA256', instante, alcance, sha256(canonico)].join('\n');
  const derivada = hmac(hmac(hmac(hmac(`AWS4${segredo}`, dia), regiao), 's3'), 'aws4_request');
  const assinatura = createHmac('sha256', derivada).update(texto).digest('hex');
  return {
    'x-amz-content-sha256': resumo,
    'x-amz-date': instante,
    authorization: `AWS4-HMAC-SHA256 Credential=${chave}/${alcance}, SignedHeaders=${nomes}, Signature=${assinatura}`,
  };
}
