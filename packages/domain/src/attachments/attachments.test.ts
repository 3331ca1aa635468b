import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ACCEPTED_ENDINGS,
  FILE_TYPES,
  isFileType,
  isPreviewable,
  safeFileName,
  type FileType,
} from './index.ts';

const PDF = 'application/pdf';

describe('the name of an attachment', () => {
  it.each([
    ['Laudo médico.pdf', 'Laudo médico.pdf'],
    ['LAUDO.PDF', 'LAUDO.PDF'],
    ['../../etc/passwd', 'passwd.pdf'],
    ['C:\\Users\\ana\\laudo.exe', 'laudo.exe.pdf'],
    ['/absolute/laudo.pdf', 'laudo.pdf'],
    ['laudo\u202efdp.exe', 'laudofdp.exe.pdf'],
    ['a\u0000b\r\nContent-Type: x.pdf', 'abContent-Type x.pdf'],
    ['.htaccess', 'htaccess.pdf'],
    ['', 'arquivo.pdf'],
    ['..', 'arquivo.pdf'],
    ['.pdf', 'pdf.pdf'],
  ])('%j is kept as %j', (given, kept) => {
    expect(safeFileName(given, PDF)).toBe(kept);
  });

  it('is never longer than 150 characters and keeps its ending', () => {
    expect(safeFileName(`${'é'.repeat(400)}.jpeg`, 'image/jpeg')).toBe(`${'é'.repeat(145)}.jpeg`);
  });

  it('has no folder, no control and its content’s ending, whatever was given; a second pass changes nothing', () => {
    const types = Object.keys(FILE_TYPES) as FileType[];
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), fc.constantFrom(...types), (given, type) => {
        const name = safeFileName(given, type);
        expect(name).not.toMatch(/[/\\]|\p{Cc}|^\./u);
        expect(FILE_TYPES[type].some((ending) => name.toLowerCase().endsWith(`.${ending}`))).toBe(true);
        expect(safeFileName(name, type)).toBe(name);
      }),
    );
  });
});

describe('what is taken', () => {
  it('no type that runs anything where it is opened', () => {
    for (const type of [
      'image/svg+xml',
      'text/html',
      'application/vnd.ms-excel.sheet.macroEnabled.12',
      'toString',
    ])
      expect(isFileType(type)).toBe(false);
    expect(ACCEPTED_ENDINGS).toEqual(['.pdf', '.png', '.jpg', '.jpeg', '.docx', '.xlsx']);
  });

  it('only PDF and pictures are shown in the page', () => {
    expect((Object.keys(FILE_TYPES) as FileType[]).filter(isPreviewable)).toEqual([
      PDF,
      'image/png',
      'image/jpeg',
    ]);
  });
});
