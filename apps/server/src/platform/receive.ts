import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ERROR_CODE } from '@apto/api-client';
import { MAX_ATTACHMENT_SIZE, MESSAGE } from '@apto/domain/messages';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { HttpError, invalid } from './errors.ts';

/** A file that came with a request, whole and measured, in a folder of this machine until the answer. */
export interface ReceivedFile {
  path: string;
  /** As the sender calls it: not to be trusted. */
  name: string;
  /** Bytes. */
  size: number;
  sha256: string;
}

/** What a file's own fields and the form around it may add to it. */
const FORM_MARGIN = 65_536;
export const FORM_LIMITS = {
  // One more than is allowed, so that a file of exactly the limit is told from one that was cut there.
  fileSize: MAX_ATTACHMENT_SIZE + 1,
  files: 1,
  fields: 10,
  fieldSize: 2_000,
  parts: 11,
  headerPairs: 20,
} as const;

const tooLarge = () =>
  new HttpError(413, ERROR_CODE.CORPO_GRANDE_DEMAIS, MESSAGE.FILE_TOO_LARGE, {
    message: MESSAGE.FILE_TOO_LARGE,
  });

const missing = (message = 'Campo obrigatório') => invalid([{ campo: 'file', mensagem: message }]);

/** Where files lie while they arrive. */
export const receivingFolder = (dataFolder: string): string => join(dataFolder, 'recebendo');

async function store(part: MultipartFile, folder: string): Promise<ReceivedFile> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, randomUUID());
  const hash = createHash('sha256');
  let size = 0;
  try {
    await pipeline(
      part.file,
      async function* measure(chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          hash.update(chunk);
          size += chunk.length;
          yield chunk;
        }
      },
      createWriteStream(path, { flags: 'wx', mode: 0o600 }),
    );
    if (size > MAX_ATTACHMENT_SIZE) throw tooLarge();
    if (size === 0) throw missing('O arquivo está vazio.');
    return { path, name: part.filename, size, sha256: hash.digest('hex') };
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}

const unsupported = (wanted: string) =>
  new HttpError(415, ERROR_CODE.VALIDACAO, `Tipo de conteúdo não aceito. Envie ${wanted}.`);

const isForm = ({ headers }: FastifyRequest): boolean =>
  /^multipart\//i.test(headers['content-type']?.trim() ?? '');

const unreadable = () =>
  new HttpError(
    400,
    ERROR_CODE.VALIDACAO,
    'O formulário enviado não pôde ser lido. Envie o arquivo de novo.',
  );

/** Whether the form itself is at fault, and not the disk that takes it: only what the parser throws has no code at all. */
const isOfParser = (error: unknown): boolean =>
  error instanceof Error && !(error instanceof HttpError) && !('code' in error);

/** The fields of a form; its one `file` goes to disk as it arrives and is never whole in memory. */
async function readForm(req: FastifyRequest, folder: string): Promise<Record<string, string>> {
  if (Number(req.headers['content-length'] ?? 0) > MAX_ATTACHMENT_SIZE + FORM_MARGIN) throw tooLarge();
  const fields: Record<string, string> = {};
  try {
    for await (const part of req.parts()) {
      if (part.type === 'file') {
        if (part.fieldname !== 'file' || req.receivedFile) throw missing('Envie um arquivo, no campo file');
        req.receivedFile = await store(part, folder);
      } else if (typeof part.value === 'string') fields[part.fieldname] = part.value;
    }
  } catch (error) {
    throw isOfParser(error) ? unreadable() : error;
  }
  return fields;
}

/**
 * The body of a request as its declaration has it: a form with a file, which `dropReceived` takes away again, or JSON.
 * @throws HttpError 400, 413 (doc1 §5: 10485760 bytes), 415
 */
export async function readBody(
  { multipart }: { readonly multipart?: boolean },
  req: FastifyRequest,
  dataFolder: string,
): Promise<unknown> {
  if (!multipart) {
    if (isForm(req)) throw unsupported('application/json');
    return req.body;
  }
  if (!isForm(req)) throw unsupported('multipart/form-data');
  return readForm(req, receivingFolder(dataFolder));
}

/** What came with the request is kept by now, or is not wanted. */
export async function dropReceived(req: FastifyRequest): Promise<void> {
  if (req.receivedFile) await rm(req.receivedFile.path, { force: true });
}

const FORGOTTEN_MS = 3_600_000;

/** Nothing was received yet, or another process cleared it first; a folder that cannot be read is said. */
function nothingThere<Nothing>(nothing: Nothing): (error: NodeJS.ErrnoException) => Nothing {
  return (error) => {
    if (error.code === 'ENOENT') return nothing;
    throw error;
  };
}

/** Removes what a process that died was receiving. */
export async function clearReceiving(folder: string, nowMs: number): Promise<void> {
  const names = await readdir(folder).catch(nothingThere<string[]>([]));
  for (const name of names) {
    const path = join(folder, name);
    const found = await stat(path).catch(nothingThere(null));
    if (found && found.mtimeMs < nowMs - FORGOTTEN_MS) await rm(path, { recursive: true, force: true });
  }
}
