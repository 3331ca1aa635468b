/** What a page's 'Teclado' table names, held against what the stories of the folder press. */

/** `{Enter}` in what is typed, or `'Enter'` where a loop or an event has it. */
const key = (name) => new RegExp(`\\{${name}\\b|'${name}'`);
const withKey = (modifier, name) => new RegExp(`\\{${modifier}>\\}\\s*(?:\\{${name}\\b|${name})`);

/** How a page writes a key, and how a play function presses it. The longer names first: each is taken out once found. */
const KEYS = [
  ['Shift+Tab', /\bshift\b|\{Shift>\}\s*\{Tab/],
  ['Shift+Enter', withKey('Shift', 'Enter')],
  ['Shift+Espaço', /\{Shift>\}(?: |\[Space\])/],
  ['Shift+F10', withKey('Shift', 'F10')],
  ['Ctrl+Home', withKey('Control', 'Home')],
  ['Ctrl+End', withKey('Control', 'End')],
  ['Ctrl+V', /\bpaste\(|ClipboardEvent/],
  ['Ctrl+K', withKey('Control', 'k')],
  ['Ctrl+F', withKey('Control', 'f')],
  ['Alt+↓', withKey('Alt', 'ArrowDown')],
  ['PageUp', key('PageUp')],
  ['PageDown', key('PageDown')],
  ['Backspace', key('Backspace')],
  ['Delete', key('Delete')],
  ['Home', key('Home')],
  ['End', key('End')],
  ['F6', key('F6')],
  ['Esc', key('Escape')],
  ['Enter', key('Enter')],
  ['Espaço', /keyboard\((['"`])(?:[^'"`]*\})? (?:\{[^'"`]*)?\1|\[Space\]|' '/],
  ['Tab', /\.tab\(|\{Tab/],
  ['Setas', /Arrow(?:Up|Down|Left|Right)/],
  ['↑', key('ArrowUp')],
  ['↓', key('ArrowDown')],
  ['←', key('ArrowLeft')],
  ['→', key('ArrowRight')],
];

/** What the browser does by itself, or another part's page proves. */
const IS_ELSEWHERE = /veja `|como em qualquer campo|do navegador|rolam|Rolam/;

/** The first column of the table, one entry for each row, with each key written in one way. */
const rowsOf = (table) =>
  table
    .split('\n')
    .filter((line) => /^\| (?!Tecla|-|—)/.test(line) && !IS_ELSEWHERE.test(line))
    .map((line) =>
      line
        .split('|')[1]
        .replaceAll(/\s*\+\s*/g, '+')
        .replaceAll(/Page (?=Up|Down)/g, 'Page'),
    );

/**
 * The keys that a page names and no play function of its folder presses.
 * @param table the page's section 'Teclado'
 * @param stories the text of each story file of the folder
 */
export function unpressedKeys(table, stories) {
  const played = stories.join('\n');
  const lacking = new Set();
  for (const row of rowsOf(table)) {
    let rest = row;
    for (const [name, pressed] of KEYS) {
      if (!rest.includes(name)) continue;
      rest = rest.replaceAll(name, ' ');
      if (!pressed.test(played)) lacking.add(name);
    }
  }
  return [...lacking];
}

/** Stories that show a feature and prove nothing of it: the tag `recursos` without a play function. */
export const unplayedFeatures = (stories) =>
  stories.flatMap((text) =>
    text
      .split(/^export const /m)
      .slice(1)
      .filter((story) => /tags: \[[^\]]*'recursos'/.test(story) && !/\bplay\b/.test(story))
      .map((story) => /^\w+/.exec(story)?.[0] ?? ''),
  );
