import axe, { type ElementContext, type Result, type RunOptions, type Spec } from 'axe-core';
import { drawn } from './drawn.ts';
import { showDensity, showTheme, THEME_NAMES, themesOf } from './themes.ts';

/** `parameters.a11y`, as addon-a11y's panel reads it. */
export interface A11yParameters {
  test?: 'off' | 'todo' | 'error';
  context?: { exclude?: string[] };
  config?: Spec;
  options?: RunOptions;
}

/** One broken rule: what it asks, and each element that breaks it with what is wrong there. */
function described(shown: string, { id, impact, help, helpUrl, nodes }: Result): string {
  const places = nodes.map(
    ({ html, target, failureSummary }) =>
      `    ${target.join(' ')}\n      ${html.slice(0, 240)}\n      ${(failureSummary ?? '').replaceAll('\n', '\n      ')}`,
  );
  return [`  [${shown}] ${id} (${impact ?? 'sem grau'}): ${help}`, ...places, `    ${helpUrl}`].join('\n');
}

/** axe made ready for a story: what it looks at, and by which rules. */
function prepared(a11y: A11yParameters): { context: ElementContext; options: RunOptions; off: Set<string> } {
  axe.reset();
  // A part shown alone has no landmarks around it: addon-a11y leaves this rule out as well.
  axe.configure({ ...a11y.config, rules: [{ id: 'region', enabled: false }, ...(a11y.config?.rules ?? [])] });
  const off = (a11y.config?.rules ?? []).filter((rule) => rule.enabled === false).map((rule) => rule.id);
  const options: RunOptions = {
    resultTypes: ['violations'],
    ...a11y.options,
    rules: {
      ...Object.fromEntries([...off, 'region'].map((id) => [id, { enabled: false }])),
      ...a11y.options?.rules,
    },
  };
  const context: ElementContext = {
    include: [document.body],
    exclude: ['.sb-wrapper', '#storybook-highlights-root', ...(a11y.context?.exclude ?? [])],
  };
  const isOff = Object.entries(options.rules ?? {}).filter(([, rule]) => !rule.enabled);
  return { context, options, off: new Set(isOff.map(([id]) => id)) };
}

function judge(found: readonly string[]): void {
  if (found.length > 0)
    throw new Error(`Acessibilidade (axe), ${found.length} violações:\n${found.join('\n')}`);
}

/** The rules that look at colours: what else is true of a mounted story is true of it in every theme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Asks axe about what a story shows, overlays included: everything in the theme that it was mounted in, and what
 * depends on colours in the others; throws with every broken rule. Nothing is mounted again: the theme is an attribute.
 */
export async function checkAxe(a11y: A11yParameters, mountedTheme: string): Promise<void> {
  const { context, options, off } = prepared(a11y);
  const found: string[] = [];
  const before = document.documentElement.dataset['theme'] ?? mountedTheme;
  const colours = COLOUR_RULES.filter((rule) => !off.has(rule));
  try {
    for (const theme of themesOf(mountedTheme)) {
      const isFirst = theme === before;
      if (!isFirst && colours.length === 0) continue;
      showTheme(theme);
      const { violations } = await axe.run(
        context,
        isFirst ? options : { ...options, rules: {}, runOnly: colours },
      );
      found.push(...violations.map((violation) => described(THEME_NAMES[theme], violation)));
    }
  } finally {
    showTheme(before);
  }
  judge(found);
}

/**
 * What the density changes, asked again in the compact one: how large a target is and how near the next. The same
 * mount, after the pictures: a lower page may have scrolled.
 */
export async function checkCompact(a11y: A11yParameters): Promise<void> {
  const { context, options, off } = prepared(a11y);
  const { density = 'comfortable' } = document.documentElement.dataset;
  if (density === 'compact' || off.has('target-size')) return;
  try {
    showDensity('compact');
    // What measures its rows follows a frame later.
    await drawn();
    const { violations } = await axe.run(context, { ...options, rules: {}, runOnly: ['target-size'] });
    judge(violations.map((violation) => described('densidade compacta', violation)));
  } finally {
    showDensity(density);
  }
}
