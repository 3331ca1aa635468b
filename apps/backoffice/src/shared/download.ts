import { fileName } from '@apto/api-client';

/**
 * Reads a file answer piece by piece.
 * @param onProgress receives the bytes that have arrived so far
 */
export async function readFileContent(
  response: Response,
  onProgress: (bytes: number) => void,
): Promise<{ blob: Blob; name: string | null }> {
  const name = fileName(response.headers.get('content-disposition'));
  const type = response.headers.get('content-type') ?? 'application/octet-stream';
  const reader = response.body?.getReader();
  if (!reader) return { blob: await response.blob(), name };
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    bytes += value.byteLength;
    onProgress(bytes);
  }
  return { blob: new Blob(parts, { type }), name };
}

/** Hands a file to the browser's downloads. */
export function saveFile(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const anchor = document.createElement('a');
  anchor.href = url;
  anchor.download = name;
  anchor.click();
  // The download has its own reference once the click was handled.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
