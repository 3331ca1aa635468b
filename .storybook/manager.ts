import { createElement } from 'react';
import { addons, type HashEntry } from 'storybook/manager-api';
import { frame } from './frame.ts';
import { keepPortuguese } from './portuguese.ts';

/** What a designer may count on; 'estável' is what is not said. */
const LIFECYCLE: Record<string, { label: string; title: string }> = {
  novo: { label: 'novo', title: 'Novo: pronto para uso, pode mudar com aviso' },
  experimental: { label: 'experimental', title: 'Experimental: pode mudar sem aviso' },
};

const badge = {
  marginInlineStart: 6,
  paddingInline: 5,
  border: '1px solid currentColor',
  borderRadius: 99,
  fontSize: 10,
  opacity: 0.85,
};

/** A component's name, with its lifecycle beside it where that is not 'estável'. */
function label(item: HashEntry) {
  const tags = item.type === 'component' ? (item.tags ?? []) : [];
  const told = tags.map((tag) => LIFECYCLE[tag]).find((each) => each !== undefined);
  if (!told) return item.name;
  return createElement(
    'span',
    null,
    item.name,
    createElement('span', { style: badge, title: told.title }, told.label),
  );
}

const dark = globalThis.matchMedia('(prefers-color-scheme: dark)');

/** Light or dark as the system asks. */
function show(): void {
  addons.setConfig({ theme: frame(dark.matches ? 'dark' : 'light'), sidebar: { renderLabel: label } });
}

// Storybook's own page says English: it would be read out so.
document.documentElement.lang = 'pt-BR';
show();
dark.addEventListener('change', show);
keepPortuguese(document.body);
