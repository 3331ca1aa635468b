import type { IndexHtmlTransformContext, ResolvedConfig } from 'vite';
import { describe, expect, it } from 'vitest';
import { earlyField } from './early-field.ts';
import { staticShell } from './static-shell.ts';

const PAGE = `<html><head>
    <script type="module" crossorigin src="/publico/assets/index-1.js"></script>
    <link rel="stylesheet" crossorigin href="/publico/assets/index-2.css">
  </head><body><div id="root"></div></body></html>`;

const EARLY = earlyField({
  label: 'CPF',
  placeholder: '000.000.000-00',
  otherDoors: /^#\/clinica/,
  sessionName: 'sessao',
});

function built(html: string, files: readonly string[], early?: typeof EARLY): string {
  const plugin = staticShell({
    title: 'Exame ocupacional',
    about: 'Marque o exame.',
    font: 'inter-latin',
    ...(early ? { early } : {}),
  });
  const { configResolved, transformIndexHtml: hook } = plugin;
  if (typeof configResolved !== 'function' || typeof hook !== 'object' || !('handler' in hook))
    throw new Error('The plug-in has another shape.');
  void configResolved.call(undefined as never, { base: '/publico/' } as ResolvedConfig);
  const bundle = Object.fromEntries(files.map((name) => [name, {}]));
  const context = { bundle } as unknown as IndexHtmlTransformContext;
  return hook.handler.call(undefined as never, html, context) as string;
}

describe('issue 12: the page before its code', () => {
  it('has a face at once, its style sheet behind it, and the font on its way', () => {
    const html = built(PAGE, ['assets/index-1.js', 'assets/inter-latin-9.woff2']);
    const [head = '', body = ''] = html.split('</head>');
    expect(head).not.toContain('rel="stylesheet"');
    expect(head).toContain(
      '<style>@layer apto.reset,apto.tokens,apto.base,apto.components,apto.utilities;</style>',
    );
    expect(head).toContain('<link rel="preload" as="style" crossorigin href="/publico/assets/index-2.css">');
    expect(head).toContain(
      'as="font" type="font/woff2" crossorigin href="/publico/assets/inter-latin-9.woff2"',
    );
    expect(body).toMatch(
      /<div id="root"><style>.*Exame ocupacional.*Marque o exame.*Abrindo….*<\/div>\s*<link rel="stylesheet"/,
    );
  });

  it('has the first field in it, hidden until a script knows that this is its door', () => {
    const files = ['assets/index-1.js', 'assets/inter-latin-9.woff2'];
    const html = built(PAGE, files, EARLY);
    expect(html).toMatch(
      /<label hidden>CPF<input data-early .*<\/label>.*<script>\(function.*<\/script><\/div>/,
    );
    expect(built(PAGE, files)).not.toMatch(/<script>|<label/);
  });

  it('fails the build over a page or a font that is not as it was', () => {
    expect(() => built(PAGE, ['assets/other-9.woff2'])).toThrow(/fonte/);
    expect(() => built('<html></html>', ['assets/inter-latin-9.woff2'])).toThrow(/página/);
  });
});
