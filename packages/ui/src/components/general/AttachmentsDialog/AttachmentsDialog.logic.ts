/** Um anexo, como a API o envia (doc3 §3.5). */
export interface Attachment {
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
export function namesInLine(names: readonly string[]): string {
  const named = names.slice(0, NAMED).join(', ');
  const rest = names.length - NAMED;
  return rest > 0 ? `${named} e mais ${rest}` : named;
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

const KINDS: Readonly<Record<string, string>> = { LAUDO: 'Laudo', LAUDO_PCD: 'Laudo PCD', ASO: 'ASO' };

const moment = new Intl.DateTimeFormat('pt-BR', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'America/Sao_Paulo',
});

const CIVIL_DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/** A day has no hour, and is the same wherever it is read. */
function whenText(createdAt: string | null | undefined): string {
  if (!createdAt) return '';
  if (CIVIL_DAY.test(createdAt)) return createdAt.replace(CIVIL_DAY, '$3/$2/$1');
  const at = new Date(createdAt);
  return Number.isNaN(at.getTime()) ? '' : moment.format(at);
}

/** 'Laudo PCD · 24/11/2026, 14:32', 'ASO · 24/11/2026'; what is not known is left out. */
export function attachmentNote({ tipo: type, createdAt }: Pick<Attachment, 'tipo' | 'createdAt'>): string {
  return [type ? (KINDS[type] ?? type) : '', whenText(createdAt)].filter(Boolean).join(' · ');
}
