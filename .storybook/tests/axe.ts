import axe, { type AxeResults, type ElementContext, type Result, type RunOptions, type Spec } from 'axe-core';
import { unjudged } from './colours.ts';
import { drawn } from './drawn.ts';
import { DOUBTFUL, markDoubtful } from './targets.ts';
import { showDensity, showTheme, THEME_NAMES, themesOf, type Theme } from './themes.ts';

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
function prepared(a11y: A11yParameters): {
  context: { include: Element[]; exclude: string[] };
  options: RunOptions;
  off: Set<string>;
} {
  axe.reset();
  // A part shown alone has no landmarks around it: addon-a11y leaves this rule out as well.
  axe.configure({
    ...a11y.config,
    rules: [
      { id: 'region', enabled: false },
      { id: 'target-size', selector: DOUBTFUL },
      ...(a11y.config?.rules ?? []),
    ],
  });
  const off = (a11y.config?.rules ?? []).filter((rule) => rule.enabled === false).map((rule) => rule.id);
  const options: RunOptions = {
    resultTypes: ['violations'],
    // No rule that is asked reads the style sheets themselves, of which a page of stories has hundreds.
    preload: { assets: ['media'] },
    ...a11y.options,
    rules: {
      ...Object.fromEntries([...off, 'region'].map((id) => [id, { enabled: false }])),
      ...a11y.options?.rules,
    },
  };
  const context = {
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

/**
 * Whether a table or a dialog scrolls is measured by the frame (docs/decisions/0270), and the page behind a dialog is
 * hidden at once and inert in the next quiet moment (docs/decisions/0232): axe, which knows no moments, is asked about
 * what stands then.
 */
async function quietMoment(): Promise<void> {
  if (document.querySelector('table, [role="table"], [role="grid"], [role$="dialog"]'))
    await new Promise<void>((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
    });
  if (!document.querySelector('body > [aria-hidden="true"]:not([inert])')) return;
  await new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 2000 }));
}

/** The rules that look at colours: what else is true of a mounted story is true of it in every theme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Asks axe about what a story shows, overlays included: everything but its colours in the theme that it was mounted in,
 * and in every theme the colours that no story before it has shown; throws with every broken rule. Nothing is mounted
 * again: the theme is an attribute.
 */
export async function checkAxe(a11y: A11yParameters, mountedTheme: string): Promise<void> {
  const { context, options, off } = prepared(a11y);
  const found: string[] = [];
  await quietMoment();
  const before = document.documentElement.dataset['theme'] ?? mountedTheme;
  const colours = COLOUR_RULES.filter((rule) => !off.has(rule));
  const ask = async (theme: Theme, asked: ElementContext, how: RunOptions): Promise<AxeResults> => {
    const results = await axe.run(asked, how);
    found.push(...results.violations.map((violation) => described(THEME_NAMES[theme], violation)));
    return results;
  };
  const unmark = markDoubtful();
  try {
    for (const theme of themesOf(mountedTheme)) {
      showTheme(theme);
      if (theme === before) {
        const withoutColours = Object.fromEntries(COLOUR_RULES.map((id) => [id, { enabled: false }]));
        await ask(theme, context, { ...options, rules: { ...options.rules, ...withoutColours } });
      }
      if (colours.length === 0) continue;
      const { elements, remember } = unjudged(theme, a11y.context?.exclude ?? []);
      if (elements.length === 0) continue;
      const { passes } = await ask(
        theme,
        { ...context, include: elements },
        { ...options, rules: {}, runOnly: colours, resultTypes: ['violations', 'passes'], elementRef: true },
      );
      remember(passes.flatMap(({ nodes }) => nodes.flatMap(({ element }) => element ?? [])));
    }
  } finally {
    unmark();
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
  let unmark: (() => void) | undefined;
  try {
    showDensity('compact');
    // What measures its rows follows a frame later.
    await drawn();
    unmark = markDoubtful();
    const { violations } = await axe.run(context, { ...options, rules: {}, runOnly: ['target-size'] });
    judge(violations.map((violation) => described('densidade compacta', violation)));
  } finally {
    unmark?.();
    showDensity(density);
  }
}
