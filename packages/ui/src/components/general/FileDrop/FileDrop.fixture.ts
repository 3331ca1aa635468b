import type { UploadFile } from './useUploadQueue.ts';

interface Pending {
  progress: (fraction: number) => void;
  resolve: (result: string) => void;
  reject: (error: Error) => void;
  signal: AbortSignal;
}

/** Uploads that go on only when a story says so. */
export function scriptedUploads() {
  const pending = new Map<string, Pending>();
  const upload: UploadFile<string> = (file, progress, signal) =>
    new Promise((resolve, reject) => {
      pending.set(file.name, { progress, resolve, reject, signal });
      signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
    });
  const of = (name: string): Pending => {
    const found = pending.get(name);
    if (!found) throw new Error(`${name} is not on its way; these are: ${[...pending.keys()].join(', ')}.`);
    return found;
  };
  return {
    upload,
    of,
    has: (name: string): boolean => pending.has(name),
    reset: (): void => pending.clear(),
  };
}

/** A file of so many bytes. */
export const fileOf = (name: string, bytes = 2048, type = 'application/pdf'): File =>
  new File([new Uint8Array(bytes)], name, { type });

function transferOf(files: readonly File[]): DataTransfer {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer;
}

/** A folder as a browser hands it over: names with files, deeper folders, or null for what cannot be read. */
export interface FolderTree {
  [name: string]: File | FolderTree | null;
}

const entryOf = (name: string, content: File | FolderTree | null): object => {
  const fail = (_give: unknown, refuse: (error: Error) => void): void => refuse(new Error('locked'));
  if (content === null) return { name, isFile: true, isDirectory: false, file: fail };
  if (content instanceof File)
    return { name, isFile: true, isDirectory: false, file: (give: (file: File) => void) => give(content) };
  const parts = [Object.entries(content).map(([each, inner]) => entryOf(each, inner)), []];
  return {
    name,
    isFile: false,
    isDirectory: true,
    createReader: () => ({ readEntries: (give: (part: object[]) => void) => give(parts.shift() ?? []) }),
  };
};

/** Drops a folder on an element. */
export function dropFolder(element: Element, name: string, tree: FolderTree): void {
  const dataTransfer = transferOf([new File([], name)]);
  const items = [{ kind: 'file', webkitGetAsEntry: () => entryOf(name, tree) }];
  Object.defineProperty(dataTransfer, 'items', { value: items });
  element.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
}

/** Drags files over an element, or drops them on it. */
export function drag(element: Element, type: 'dragenter' | 'dragover' | 'drop', ...files: File[]): void {
  const dataTransfer = transferOf(files);
  element.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
}

/** Pastes files, or a text, into an element. */
export function paste(element: Element, ...content: (File | string)[]): void {
  const clipboardData = transferOf(content.filter((each) => each instanceof File));
  for (const text of content.filter((each) => typeof each === 'string'))
    clipboardData.setData('text/plain', text);
  element.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }));
}
