import { FILE_TYPES, type FileType } from './kinds.ts';

const MAX_LENGTH = 150;
const FALLBACK = 'arquivo';
/** What no file system takes, and what is not seen: controls, and marks that turn the reading order round. */
// oxlint-disable-next-line no-control-regex
const FORBIDDEN = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff<>:"|?*]/g;

/**
 * The name that a file keeps: without folders and without what a name can trick an eye or a system with, ending as its
 * content does. `C:\docs\..\laudo.exe` that holds a PDF becomes `laudo.exe.pdf`.
 * @param given as the sender called it
 * @param type what its content is
 */
export function safeFileName(given: string, type: FileType): string {
  const [ending] = FILE_TYPES[type];
  const last = given.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const clean = last
    .replace(FORBIDDEN, '')
    .trim()
    .replace(/^[.\s]+|[.\s]+$/g, '');
  const dot = clean.lastIndexOf('.');
  const own = clean.slice(dot + 1).toLowerCase();
  const isOwn = dot > 0 && FILE_TYPES[type].some((each) => each === own);
  const base = (isOwn ? clean.slice(0, dot) : clean).trimEnd() || FALLBACK;
  const suffix = isOwn ? clean.slice(dot) : `.${ending}`;
  return `${base
    .slice(0, MAX_LENGTH - suffix.length)
    .toWellFormed()
    .trimEnd()}${suffix}`;
}
