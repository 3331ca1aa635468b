/** All files under an entry; a folder gives those in it, and in the folders in it. */
async function filesUnder(entry: FileSystemEntry): Promise<File[]> {
  if (entry.isFile)
    return new Promise((resolve, reject) => {
      (entry as FileSystemFileEntry).file((file) => resolve([file]), reject);
    });
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  const found: File[] = [];
  for (;;) {
    // A reader gives its entries in parts, and an empty part at the end.
    const part = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (part.length === 0) return found;
    for (const each of part) found.push(...(await filesUnder(each)));
  }
}

/** The files that were dropped or pasted, out of folders too. */
export async function filesOf(transfer: DataTransfer | null): Promise<File[]> {
  if (!transfer) return [];
  // The list is emptied when the event ends: everything is taken out of it before the first wait.
  const plain = [...transfer.files];
  const entries = [...transfer.items]
    .filter((item) => item.kind === 'file')
    .map((item) => item.webkitGetAsEntry?.() ?? null);
  if (!entries.some((entry) => entry?.isDirectory)) return plain;
  const nested = await Promise.all(entries.filter((entry) => entry !== null).map(filesUnder));
  return nested.flat();
}

/** Whether something dragged over carries files, and not a text or a link. */
export const carriesFiles = (transfer: DataTransfer | null): boolean =>
  transfer?.types.includes('Files') ?? false;
