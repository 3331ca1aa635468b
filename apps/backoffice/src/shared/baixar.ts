import { nomeDoArquivo } from '@apto/api-client';

/**
 * Reads a file answer piece by piece.
 * @param aoAvancar receives the bytes that have arrived so far
 */
export async function lerArquivo(
  resposta: Response,
  aoAvancar: (bytes: number) => void,
): Promise<{ blob: Blob; nome: string | null }> {
  const nome = nomeDoArquivo(resposta.headers.get('content-disposition'));
  const tipo = resposta.headers.get('content-type') ?? 'application/octet-stream';
  const leitor = resposta.body?.getReader();
  if (!leitor) return { blob: await resposta.blob(), nome };
  const partes: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  for (;;) {
    const { done, value } = await leitor.read();
    if (done) break;
    partes.push(value);
    bytes += value.byteLength;
    aoAvancar(bytes);
  }
  return { blob: new Blob(partes, { type: tipo }), nome };
}

/** Hands a file to the browser's downloads. */
export function entregarArquivo(blob: Blob, nome: string): void {
  const url = URL.createObjectURL(blob);
  const ancora = document.createElement('a');
  ancora.href = url;
  ancora.download = nome;
  ancora.click();
  // The download has its own reference once the click was handled.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}

/** '340 KB', '1,2 MB'. */
export function formatarTamanho(bytes: number): string {
  const kb = bytes / 1024;
  if (kb < 1000) return `${Math.max(1, Math.round(kb)).toLocaleString('pt-BR')} KB`;
  return `${(kb / 1024).toLocaleString('pt-BR', { maximumFractionDigits: 1 })} MB`;
}
