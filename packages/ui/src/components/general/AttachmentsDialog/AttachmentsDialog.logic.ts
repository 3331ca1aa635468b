import { instantText, shortDate } from '../../../internal/dates.ts';
import type { Texts } from '../../../internal/texts.types.ts';
import type { texts as defaults } from './intl/pt-BR.ts';

type Words = Texts<typeof defaults>;

/** Um anexo, como a API o envia (doc3 §3.5). */
export interface Attachment {
  /** Único na lista. */
  readonly id: number;
  /** O nome do arquivo, como foi enviado. */
  readonly nomeArquivo: string;
  /** Tipo de anexo: 'Outro', 'LAUDO', 'LAUDO_PCD', 'ASO'. */
  readonly tipo?: string | null;
  /** Onde o arquivo está; null quando é preciso pedi-lo (`loadFile`). */
  readonly url?: string | null;
  /** Um instante, ISO; ou um dia civil, como é a data de um documento. */
  readonly createdAt?: string | null;
}

/** How many names are said before the rest is only counted. */
const NAMED = 3;

/** Several files in one line: 'a.pdf, b.pdf e mais 4'. */
export function namesInLine(names: readonly string[], texts: Words): string {
  const named = names.slice(0, NAMED).join(', ');
  const rest = names.length - NAMED;
  return rest > 0 ? texts.andMore(named, rest) : named;
}

/** Puts files of the same reason together, in the order in which the reasons came. */
export function byReason(
  refusals: readonly { file: Pick<File, 'name'>; reason: string }[],
): readonly { reason: string; names: readonly string[] }[] {
  const groups = new Map<string, string[]>();
  for (const { file, reason } of refusals) groups.set(reason, [...(groups.get(reason) ?? []), file.name]);
  return [...groups].map(([reason, names]) => ({ reason, names }));
}

/** Como um arquivo pode ser mostrado. */
export type AttachmentKind = 'image' | 'pdf' | 'other';

/** Kinds that browsers show by themselves; SVG is left out, for it can hold scripts. */
const PICTURES = /\.(?:png|jpe?g|gif|webp|bmp|avif)$/i;

/** O que um arquivo é, pelo fim do nome. */
export function attachmentKind(name: string): AttachmentKind {
  if (PICTURES.test(name)) return 'image';
  return /\.pdf$/i.test(name) ? 'pdf' : 'other';
}

/**
 * What a link to a file needs to leave the app alone: a browser leaves `download` aside for other origins and goes there,
 * so that these open in a tab of their own.
 */
export function leavingProps(url: string, base: string): { target?: '_blank'; rel?: 'noreferrer' } {
  if (!URL.canParse(url, base)) return {};
  const { protocol, origin } = new URL(url, base);
  const isForeign = protocol.startsWith('http') && origin !== new URL(base).origin;
  return isForeign ? { target: '_blank', rel: 'noreferrer' } : {};
}

const CIVIL_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A day has no hour, and is the same wherever it is read. */
function whenText(createdAt: string | null | undefined, locale: string): string {
  if (!createdAt) return '';
  if (CIVIL_DAY.test(createdAt)) return shortDate(createdAt, locale);
  return Number.isNaN(Date.parse(createdAt)) ? '' : instantText(createdAt, locale);
}

/** 'Laudo PCD · 24/11/2026 14:32', 'ASO · 24/11/2026'; what is not known is left out. */
export function attachmentNote(
  { tipo: type, createdAt }: Pick<Attachment, 'tipo' | 'createdAt'>,
  texts: Words,
  locale: string,
): string {
  const kinds: Readonly<Record<string, string>> = texts.kinds;
  return [type ? (kinds[type] ?? type) : '', whenText(createdAt, locale)].filter(Boolean).join(' · ');
}
