import type { Plugin } from 'vite';
import type { earlyField } from './early-field.ts';
import { LAYERS } from '../../packages/ui/src/theme/layer-names.ts';

/** Colours are the system's: the tokens are in the style sheet, which is what is waited for. */
const STYLE = `
.shell{display:grid;align-content:start;gap:24px;box-sizing:border-box;inline-size:min(100%,400px);margin-inline:auto;padding:24px 16px;font:16px/24px system-ui,sans-serif;color:CanvasText}
.shell svg{display:block;block-size:36px}
.shell p{margin:0}
.shell .title{font-size:24px;line-height:32px;font-weight:600}
.shell i{display:block;block-size:44px;border-radius:6px;background:color-mix(in srgb,CanvasText 8%,Canvas)}
@media (min-width:560px){.shell{padding-block-start:18vh}}
@media print{.shell{display:none}}
`.replaceAll('\n', '');

/** The word 'Apto', as `Logo` draws it. */
const LOGO =
  '<svg viewBox="0 0 82 32" fill="none" stroke="currentColor" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round" role="img" aria-label="Apto"><path d="M3 25 12.6 4.4 22.2 25"/><path d="M8.6 17.2 12.6 21.2 25.4 8.4"/><path d="M31 12v18"/><circle cx="37.4" cy="18.6" r="6.4"/><path d="M51.6 6.4v14.2c0 2.9 1.5 4.4 4.2 4.4h1.4M48 12.2h9"/><circle cx="70.6" cy="18.6" r="6.4"/></svg>';

/**
 * The sheets of what comes later are put into the head, before those that this plug-in moves: whichever comes first, the
 * order of the cascade is the system's.
 */
const CASCADE = `<style>@layer ${Object.values(LAYERS).join(',')};</style>`;

interface ShellTexts {
  title: string;
  about: string;
  font: string;
  /** A field that can be typed into at once. */
  early?: ReturnType<typeof earlyField>;
}

/**
 * One face for every door of the page: which one it is only the script can tell, the address is behind the hash. What it
 * says is longer than any paragraph of the doors, so that a slow network has something to read meanwhile.
 */
const shell = ({ title, about, early }: ShellTexts): string => {
  const { html, script, style } = early ?? { html: '', script: '', style: '' };
  const face = `<style>${STYLE}${style.replaceAll('\n', '')}</style><div class="shell">${LOGO}<p class="title">${title}</p><p>${about}</p>${html}<i></i><i></i><p role="status">Abrindo… Numa conexão lenta, isso leva alguns segundos.</p></div>`;
  return script ? `${face}<script>${script}</script>` : face;
};

const ROOT = '<div id="root"></div>';
const SHEETS = /\s*<link rel="stylesheet"[^>]*>/g;

/**
 * The page before its code (issue 12 'slow networks'): writes a frame into `#root`, which React clears with its first
 * render; moves the style sheets behind it, because a browser paints nothing while one in the head is on its way; and
 * asks for the font at once, which else only the style sheet names.
 * @param texts what is done behind all of its doors, in a sentence or two; how the font's file begins
 */
export const staticShell = (texts: ShellTexts): Plugin => {
  const { font } = texts;
  let base = '/';
  return {
    name: 'apto:static-shell',
    apply: 'build',
    configResolved(config) {
      base = config.base;
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const face = Object.keys(bundle).find(
          (name) => name.includes(`/${font}-`) && name.endsWith('.woff2'),
        );
        if (face === undefined) throw new Error(`A construção não tem a fonte '${font}'.`);
        if (!html.includes(ROOT)) throw new Error(`A página não tem ${ROOT}.`);
        const sheets = (html.match(SHEETS) ?? []).map((sheet) => sheet.trim());
        if (sheets.length === 0) throw new Error('A página não tem folha de estilo.');
        const early = sheets.map((sheet) => sheet.replace('rel="stylesheet"', 'rel="preload" as="style"'));
        const preloads = [
          CASCADE,
          ...early,
          `<link rel="preload" as="font" type="font/woff2" crossorigin href="${base}${face}">`,
        ];
        return html
          .replace(SHEETS, '')
          .replace('</head>', `  ${preloads.join('\n    ')}\n  </head>`)
          .replace(ROOT, `<div id="root">${shell(texts)}</div>\n    ${sheets.join('\n    ')}`);
      },
    },
  };
};
