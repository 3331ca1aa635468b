import { encodeQR } from 'qr';
import { decodeQR } from 'qr/decode.js';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { pathOf } from './QrCode.tsx';

/** Draws what the path says, pixel by pixel, as a camera would see it. */
function drawn(path: string, side: number, scale = 4) {
  const width = side * scale;
  const data = new Uint8Array(width * width * 4).fill(255);
  for (const [, x = '', y = '', run = ''] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/g))
    for (let py = Number(y) * scale; py < (Number(y) + 1) * scale; py += 1)
      for (let px = Number(x) * scale; px < (Number(x) + Number(run)) * scale; px += 1)
        data.fill(0, (py * width + px) * 4, (py * width + px) * 4 + 3);
  return { width, height: width, data };
}

it('what is drawn is read back as it was, whatever the account is called', () => {
  fc.assert(
    fc.property(fc.emailAddress(), (email) => {
      const text = `otpauth://totp/Apto:${encodeURIComponent(email)}?issuer=Apto&secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&algorithm=SHA1&digits=6&period=30`;
      const modules = encodeQR(text, 'raw', { ecc: 'medium', border: 4 });
      expect(decodeQR(drawn(pathOf(modules), modules.length))).toBe(text);
    }),
    { numRuns: 15 },
  );
});
