/** A PDF of one line of text a page, written by hand, so that stories need no file. */
export function pdfBytes(pages: readonly string[]): Uint8Array {
  const escaped = (text: string): string => text.replace(/[\\()]/g, (mark) => `\\${mark}`);
  const objects: string[] = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, index) => `${4 + index * 2} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  pages.forEach((text, index) => {
    const content = `BT /F1 24 Tf 72 760 Td (${escaped(text)}) Tj ET`;
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${5 + index * 2} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    );
  });
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = file.length;
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  // One byte a letter: WinAnsi and Latin-1 agree on ours.
  return Uint8Array.from(file, (letter) => letter.charCodeAt(0));
}

const LOCKED =
  'JVBERi0xLjQKMSAwIG9iago8PCAvVHlwZSAvQ2F0YWxvZyAvUGFnZXMgMiAwIFIgPj4KZW5kb2JqCjIgMCBvYmoKPDwgL1R5cGUg' +
  'L1BhZ2VzIC9Db3VudCAxIC9LaWRzIFs0IDAgUl0gPj4KZW5kb2JqCjMgMCBvYmoKPDwgL1R5cGUgL0ZvbnQgL1N1YnR5cGUgL1R5' +
  'cGUxIC9CYXNlRm9udCAvSGVsdmV0aWNhIC9FbmNvZGluZyAvV2luQW5zaUVuY29kaW5nID4+CmVuZG9iago0IDAgb2JqCjw8IC9U' +
  'eXBlIC9QYWdlIC9QYXJlbnQgMiAwIFIgL01lZGlhQm94IFswIDAgNTk1IDg0Ml0gL0NvbnRlbnRzIDUgMCBSIC9SZXNvdXJjZXMg' +
  'PDwgL0ZvbnQgPDwgL0YxIDMgMCBSID4+ID4+ID4+CmVuZG9iago1IDAgb2JqCjw8IC9MZW5ndGggNDYgPj4Kc3RyZWFtCpvHVVwj' +
  'jzoxR80h+DhAnaCSactH0VKzByIsbcha2b1Xws80HsWSj72uJKlKvgoKZW5kc3RyZWFtCmVuZG9iago2IDAgb2JqCjw8IC9GaWx0' +
  'ZXIgL1N0YW5kYXJkIC9WIDEgL1IgMiAvTyA8YTBhZDRmMzE3YmZhMzcwNTE2ZjlhY2NiNTU4YThmMjQxYjYzYTcwODBhYmZiOWY5' +
  'ZmQ1NWJmMWM3YzJiYjE4NT4gL1UgPDc1N2IxNTJlNWU5Mjc4MTA1M2EwZWRjMjhjODNjYzM0NDhiNTdiMGI1MGQ2ZTdhYTNjZWVj' +
  'ODA2ZjhmNmFlYWI+IC9QIC00ID4+CmVuZG9iagp4cmVmCjAgNwowMDAwMDAwMDAwIDY1NTM1IGYgCjAwMDAwMDAwMDkgMDAwMDAg' +
  'biAKMDAwMDAwMDA1OCAwMDAwMCBuIAowMDAwMDAwMTE1IDAwMDAwIG4gCjAwMDAwMDAyMTIgMDAwMDAgbiAKMDAwMDAwMDMzOCAw' +
  'MDAwMCBuIAowMDAwMDAwNDM0IDAwMDAwIG4gCnRyYWlsZXIKPDwgL1NpemUgNyAvUm9vdCAxIDAgUiAvRW5jcnlwdCA2IDAgUiAv' +
  'SUQgWzxmMTYzN2ExOGQ4NTlhOTJlZWNlMjBjNGI4NWI2YWExYT4gPGYxNjM3YTE4ZDg1OWE5MmVlY2UyMGM0Yjg1YjZhYTFhPl0g' +
  'Pj4Kc3RhcnR4cmVmCjYyOQolJUVPRgo=';

/** A PDF of one page, 'Laudo protegido', that opens with the password 'apto'. */
export function lockedPdf(): Uint8Array {
  return Uint8Array.from(atob(LOCKED), (letter) => letter.charCodeAt(0));
}
