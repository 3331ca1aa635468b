import { crc32, deflateRawSync } from 'node:zlib';

/** A zip archive of the given parts, deflated. */
export function archiveOf(parts: Readonly<Record<string, string | Buffer>>): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(parts)) {
    const plain = Buffer.from(content as string);
    const data = deflateRawSync(plain);
    const nameBytes = Buffer.from(name);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc32(plain), 10);
    common.writeUInt32LE(data.length, 14);
    common.writeUInt32LE(plain.length, 18);
    common.writeUInt16LE(nameBytes.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), common, nameBytes, data]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), common, rest, nameBytes]));
    locals.push(local);
    offset += local.length;
  }
  const size = directory.reduce((sum, each) => sum + each.length, 0);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(directory.length, 8);
  end.writeUInt16LE(directory.length, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, ...directory, end]);
}

const contentTypes = (main: string): string =>
  `<?xml version="1.0"?><Types><Override PartName="/x" ContentType="${main}"/></Types>`;

const OFFICE = 'application/vnd.openxmlformats-officedocument';

/** A document of Word, with what is added to it. */
export const wordFile = (extra: Record<string, string | Buffer> = {}): Buffer =>
  archiveOf({
    '[Content_Types].xml': contentTypes(`${OFFICE}.wordprocessingml.document.main+xml`),
    'word/document.xml': '<w:document/>',
    ...extra,
  });

/** A workbook that says of itself that it has macros. */
export const macroWorkbook = (): Buffer =>
  archiveOf({
    '[Content_Types].xml': contentTypes('application/vnd.ms-excel.sheet.macroEnabled.main+xml'),
    'xl/workbook.xml': '<workbook/>',
    'xl/vbaProject.bin': 'Sub Auto_Open()',
  });
