'use client';
import { FileSpreadsheet, FileText, Image as ImageIcon, Paperclip } from 'lucide-react';
import { useObjectUrl } from '../PdfViewer/useObjectUrl.ts';
import * as css from './FileDrop.css.ts';

const ICONS: readonly [RegExp, typeof FileText][] = [
  [/\.(?:png|jpe?g|gif|webp|bmp|svg|heic)$/i, ImageIcon],
  [/\.(?:xlsx?|csv|ods)$/i, FileSpreadsheet],
  [/\.(?:pdf|docx?|odt|txt|rtf)$/i, FileText],
];

/** A small picture of a file: itself for an image that is at hand, else an icon of its kind. Decoration. */
export function FileThumb({ name, file }: { name: string; file?: File }) {
  const isPicture = file !== undefined && /^image\/(?!heic)/.test(file.type);
  const url = useObjectUrl(isPicture ? file : null, file?.type);
  const Icon = ICONS.find(([ending]) => ending.test(name))?.[1] ?? Paperclip;
  return (
    <span className={css.thumb} aria-hidden>
      {url === null ? <Icon size={20} /> : <img className={css.picture} src={url} alt="" />}
    </span>
  );
}
