import { IntegrationError } from '../../platform/ports.ts';

interface Part {
  headers: string;
  content: Buffer;
}

/** What lies between the boundaries of a multipart body. @throws IntegrationError where it is cut */
function partsOf(body: Buffer, boundary: string): Part[] {
  const mark = Buffer.from(`--${boundary}`);
  const parts: Part[] = [];
  let at = body.indexOf(mark);
  while (at >= 0) {
    const start = at + mark.length;
    // The last boundary ends in two dashes.
    if (body.toString('latin1', start, start + 2) === '--') return parts;
    const headersEnd = body.indexOf('\r\n\r\n', start);
    const end = body.indexOf(Buffer.concat([Buffer.from('\r\n'), mark]), start);
    if (headersEnd < 0 || end < 0) break;
    parts.push({
      headers: body.toString('latin1', start, headersEnd),
      content: body.subarray(Math.min(headersEnd + 4, end), end),
    });
    at = end + 2;
  }
  throw new IntegrationError('soc', 'soc interrompeu a resposta.', undefined, true);
}

const headerOf = ({ headers }: Part, name: string): string =>
  new RegExp(`^${name}:\\s*(.+?)\\s*$`, 'im').exec(headers)?.[1] ?? '';

/**
 * A SOAP answer and the attachment that it points at (MTOM: `multipart/related`, the XML's `xop:Include` names the part by
 * its Content-ID). An answer without attachment is its XML alone.
 * @throws IntegrationError
 */
export function readMtom(body: Buffer, contentType: string): { xml: string; attachment: Buffer | null } {
  if (!/^multipart\/related/i.test(contentType)) return { xml: body.toString('utf8'), attachment: null };
  const boundary = /boundary="?([^";]+)"?/i.exec(contentType)?.[1];
  if (!boundary) throw new IntegrationError('soc', 'soc respondeu em partes sem dizer onde se separam.');
  const parts = partsOf(body, boundary);
  const root = parts.find((part) => /xml/i.test(headerOf(part, 'content-type')));
  if (!root) throw new IntegrationError('soc', 'soc respondeu em partes sem a do XML.');
  const xml = root.content.toString('utf8');
  const named = /href="cid:([^"]+)"/.exec(xml)?.[1];
  const wanted = named === undefined ? null : `<${decodeURIComponent(named)}>`;
  const found = parts.find((part) => part !== root && headerOf(part, 'content-id') === wanted);
  return { xml, attachment: found?.content ?? null };
}
