import { MAX_ATTACHMENT_SIZE } from '@apto/domain/messages';
import type { Texts } from '../../../internal/texts.types.ts';
import type { texts as defaults } from './intl/pt-BR.ts';

type Words = Texts<typeof defaults>;

/** Um arquivo que já está lá: anexado, ou a caminho. */
export interface KnownFile {
  /** O nome, que outro arquivo não pode ter. */
  readonly nomeArquivo: string;
  /** Tipo de anexo (`LAUDO`, `LAUDO_PCD`), não de arquivo. */
  readonly tipo?: string | null;
}

/** Um arquivo que não foi aceito, e por quê. */
export interface FileRefusal {
  /** O arquivo. */
  readonly file: File;
  /** O motivo, como a especificação o diz. */
  readonly reason: string;
}

/** O que um arquivo tem de respeitar. */
export interface FileRules {
  /** O maior tamanho, em bytes. @default 10485760 (doc1 §9) */
  readonly maxBytes?: number;
  /** Um anexo e nada mais (doc3 §5.3). */
  readonly isSingle?: boolean;
  /** Tipos de arquivo como em `<input accept>`: '.pdf', 'image/*', 'image/png'. Ausente: qualquer um. */
  readonly accept?: readonly string[];
  /** O tipo de anexo que recebem. Ausente: o mesmo nome é repetido, seja qual for o tipo. */
  readonly type?: string | null;
}

/** What the endings mean that systems know no kind for, HEIC on Windows above all. */
const TYPE_OF: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  bmp: 'image/bmp',
  heic: 'image/heic',
  heif: 'image/heif',
  avif: 'image/avif',
  csv: 'text/csv',
  txt: 'text/plain',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  zip: 'application/zip',
};

/** Whether a file is of one of the kinds; its name counts where the system gave it no kind. */
export function isAccepted(
  { name, type }: Pick<File, 'name' | 'type'>,
  accept: readonly string[] = [],
): boolean {
  if (accept.length === 0) return true;
  const lower = name.toLowerCase();
  const kind = type.toLowerCase() || (TYPE_OF[lower.slice(lower.lastIndexOf('.') + 1)] ?? '');
  return accept.some((each) => {
    const wanted = each.trim().toLowerCase();
    if (wanted === '*/*') return true;
    if (wanted.startsWith('.')) return lower.endsWith(wanted);
    if (wanted.endsWith('/*')) return kind.startsWith(wanted.slice(0, -1));
    return kind === wanted;
  });
}

const KIND_NAMES: Readonly<Record<string, string>> = {
  'image/jpeg': 'JPG',
  'image/png': 'PNG',
  'application/pdf': 'PDF',
};

/** The accepted kinds in words: 'PDF, JPG ou imagens'. */
export function kindNames(accept: readonly string[], texts: Words): string {
  const names = [
    ...new Set(
      accept.map((each) =>
        each === 'image/*'
          ? texts.pictures
          : (KIND_NAMES[each] ?? each.replace(/^\.|^.*\//, '').toUpperCase()),
      ),
    ),
  ];
  const last = names.pop() ?? '';
  return names.length > 0 ? texts.either(names.join(', '), last) : last;
}

const sameFile = (known: KnownFile, name: string, type: string | null | undefined): boolean =>
  known.nomeArquivo.toLowerCase() === name.toLowerCase() &&
  (type === undefined || (known.tipo ?? null) === type);

/**
 * Which files are taken and why the others are not, in the order they came. The first reason counts: one file only, its
 * size, an empty one, its kind, and a file of the same name and type (doc2 §5, doc3 §5.3).
 */
export function checkFiles(
  files: readonly File[],
  known: readonly KnownFile[],
  { maxBytes = MAX_ATTACHMENT_SIZE, isSingle = false, accept = [], type }: FileRules,
  texts: Words,
): { accepted: File[]; refused: FileRefusal[] } {
  const accepted: File[] = [];
  const refused: FileRefusal[] = [];
  const reasonAgainst = (file: File): string | null => {
    if (isSingle && known.length + accepted.length > 0) return texts.tooMany;
    if (file.size > maxBytes) return texts.tooLarge;
    if (file.size === 0) return texts.empty;
    if (!isAccepted(file, accept)) return texts.kind(kindNames(accept, texts));
    const twin =
      known.some((each) => sameFile(each, file.name, type)) ||
      accepted.some((each) => each.name.toLowerCase() === file.name.toLowerCase());
    return twin ? texts.duplicate : null;
  };
  for (const file of files) {
    const reason = reasonAgainst(file);
    if (reason === null) accepted.push(file);
    else refused.push({ file, reason });
  }
  return { accepted, refused };
}

/**
 * What stays said about refused files: a new refusal takes the place of an older one of the same name, and one whose
 * file was taken after all goes.
 */
export function keepRefusals(
  before: readonly FileRefusal[],
  refused: readonly FileRefusal[],
  accepted: readonly File[],
): readonly FileRefusal[] {
  const names = new Set(
    [...refused.map(({ file }) => file), ...accepted].map(({ name }) => name.toLowerCase()),
  );
  return [...before.filter(({ file }) => !names.has(file.name.toLowerCase())), ...refused];
}

/** Files that could not be read, as refusals. */
export const unreadableRefusals = (names: readonly string[], texts: Words): FileRefusal[] =>
  names.map((name) => ({ file: new File([], name), reason: texts.unreadable }));

/** A pasted picture is always called image.png: it gets a name that is not taken, 'imagem-colada-2.png'. */
export function namedPaste(file: File, known: readonly KnownFile[], texts: Words): File {
  if (!/^image\.[a-z]+$/i.test(file.name)) return file;
  const ending = file.name.slice(file.name.lastIndexOf('.')).toLowerCase();
  const taken = new Set(known.map((each) => each.nomeArquivo.toLowerCase()));
  let number = 1;
  while (taken.has(`${texts.pasted}-${number}${ending}`)) number += 1;
  return new File([file], `${texts.pasted}-${number}${ending}`, { type: file.type });
}
