import axe, { type ElementContext, type Result, type RunOptions, type Spec } from 'axe-core';
import { showTheme, THEME_NAMES, themesOf } from './themes.ts';

/** `parameters.a11y`, as addon-a11y's panel reads it. */
export interface A11yParameters {
  test?: 'off' | 'todo' | 'error';
  context?: { exclude?: string[] };
  config?: Spec;
  options?: RunOptions;
}

/** One broken rule: what it asks, and each element that breaks it with what is wrong there. */
function described(theme: string, { id, impact, help, helpUrl, nodes }: Result): string {
  const places = nodes.map(
    ({ html, target, failureSummary }) =>
      `    ${target.join(' ')}\n      ${html.slice(0, 240)}\n      ${(failureSummary ?? '').replaceAll('\n', '\n      ')}`,
  );
  return [`  [${theme}] ${id} (${impact ?? 'sem grau'}): ${help}`, ...places, `    ${helpUrl}`].join('\n');
}

/**
 * Asks axe about what a story shows, overlays included, in every theme; throws with every broken rule.
 * Nothing is mounted again: the theme is an attribute, so one mount is enough for all.
 */
export async function checkAxe(a11y: A11yParameters, mountedTheme: string): Promise<void> {
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

  const found: string[] = [];
  const before = document.documentElement.dataset['theme'] ?? mountedTheme;
  try {
    for (const theme of themesOf(mountedTheme)) {
      showTheme(theme);
      const { violations } = await axe.run(context, options);
      found.push(...violations.map((violation) => described(THEME_NAMES[theme], violation)));
    }
  } finally {
    showTheme(before);
  }
  if (found.length > 0)
    throw new Error(`Acessibilidade (axe), ${found.length} violações:\n${found.join('\n')}`);
}
