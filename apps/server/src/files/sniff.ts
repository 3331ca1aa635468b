import { open, readFile } from 'node:fs/promises';
import { FILE_TYPE_MESSAGE, isFileType, type FileType } from '@apto/domain/attachments';
import { fileTypeFromBuffer } from 'file-type';
import { inflatePart, measureArchive, readArchive } from '../platform/archive.ts';
import { rule } from '../platform/errors.ts';

/** Enough for every signature that the library knows. */
const HEAD = 4_100;
const ZIP = [0x50, 0x4b] as const;
const MAX_PARTS = 2_000;
/** A document that opens to more than this is made to harm who opens it. */
const MAX_INFLATED = 100 * 1024 ** 2;
const MAX_CONTENT_TYPES = 1024 ** 2;

/** Main part of each kind of document, as its list of contents names it; the ones with macros have other names. */
const MAIN_PART: Readonly<Record<string, FileType>> = {
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml':
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml':
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};
/** Parts that carry code, whatever the list of contents says of them. */
const CODE = /vbaproject|vbadata|activex|\/macrosheets\/|oleobject|\.(?:bin|exe|dll|js|vbs)$/i;
const HARMLESS_BINARY = /printersettings\d*\.bin$/i;

/** A document of Office without macros, else null. */
async function officeType(content: Buffer): Promise<FileType | null> {
  try {
    const parts = readArchive(content, MAX_PARTS);
    if (parts.some(({ name }) => CODE.test(name) && !HARMLESS_BINARY.test(name))) return null;
    await measureArchive(parts, MAX_INFLATED);
    const list = parts.find(({ name }) => name === '[Content_Types].xml');
    if (!list) return null;
    const text = (await inflatePart(list, MAX_CONTENT_TYPES)).toString('utf8');
    if (/macroenabled|vbaproject/i.test(text)) return null;
    const main = Object.keys(MAIN_PART).filter((each) => text.includes(`"${each}"`));
    return main.length === 1 && main[0] !== undefined ? (MAIN_PART[main[0]] ?? null) : null;
  } catch {
    return null;
  }
}

async function headOf(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD), 0, HEAD, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/**
 * The type of a file by its content alone: what the sender says of it and how it is called do not count.
 * @throws HttpError 422 when it is none of those that are taken
 */
export async function sniffType(path: string): Promise<FileType> {
  const head = await headOf(path);
  const isArchive = ZIP.every((byte, index) => head[index] === byte);
  const type = isArchive ? await officeType(await readFile(path)) : (await fileTypeFromBuffer(head))?.mime;
  if (!isFileType(type)) throw rule(FILE_TYPE_MESSAGE);
  return type;
}
