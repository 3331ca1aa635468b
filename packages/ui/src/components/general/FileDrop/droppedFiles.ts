/** What came out of a drop: the files, and the names of what could not be read. */
export interface Dropped {
  readonly files: File[];
  /** Names of files and folders that the system did not hand over. */
  readonly unreadable: string[];
}

const join = (parts: readonly Dropped[]): Dropped => ({
  files: parts.flatMap(({ files }) => files),
  unreadable: parts.flatMap(({ unreadable }) => unreadable),
});

const fileOf = (entry: FileSystemFileEntry): Promise<File> =>
  new Promise((resolve, reject) => entry.file(resolve, reject));

async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const found: FileSystemEntry[] = [];
  for (;;) {
    // A reader gives its entries in parts, and an empty part at the end.
    const part = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (part.length === 0) return found;
    found.push(...part);
  }
}

/** All files under an entry; a folder gives those in it, and in the folders in it. */
async function filesUnder(entry: FileSystemEntry): Promise<Dropped> {
  try {
    if (entry.isFile) return { files: [await fileOf(entry as FileSystemFileEntry)], unreadable: [] };
    return join(await Promise.all((await entriesOf(entry as FileSystemDirectoryEntry)).map(filesUnder)));
  } catch {
    // Moved, locked or forbidden since it was taken: the others still come, and this one is named.
    return { files: [], unreadable: [entry.name] };
  }
}

/** The files that were dropped or pasted, out of folders too. */
export async function filesOf(transfer: DataTransfer | null): Promise<Dropped> {
  if (!transfer) return { files: [], unreadable: [] };
  // The list is emptied when the event ends: everything is taken out of it before the first wait.
  const plain = [...transfer.files];
  const entries = [...transfer.items]
    .filter((item) => item.kind === 'file')
    .map((item) => item.webkitGetAsEntry?.() ?? null);
  if (!entries.some((entry) => entry?.isDirectory)) return { files: plain, unreadable: [] };
  return join(await Promise.all(entries.filter((entry) => entry !== null).map(filesUnder)));
}

/** Whether something dragged over carries files, and not a text or a link. */
export const carriesFiles = (transfer: DataTransfer | null): boolean =>
  transfer?.types.includes('Files') ?? false;
