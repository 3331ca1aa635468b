import { isValidElement } from 'react';
import type { ArgTypesEnhancer, InputType, Parameters } from 'storybook/internal/types';
import { PROP_WORDS } from './prop-words.ts';
import { Docs } from './docs.tsx';

// Also for a page that shows no story: a story says the language of its texts.
document.documentElement.lang = 'pt-BR';

/** Whether words stand where anything could be drawn: of no type that has a control of its own. */
function areWords(value: unknown, { type }: InputType): boolean {
  const kind = typeof type === 'object' ? type.name : type;
  return typeof value === 'string' && (kind === undefined || kind === 'other' || kind === 'union');
}

const isDrawn = (value: unknown): boolean =>
  Array.isArray(value) ? value.some(isDrawn) : isValidElement(value);

/**
 * What is drawn is shown by the story, and edited by nobody: as a control it is the source of React's own objects. The
 * words that stand in such a place are written as words, not as JSON.
 */
const withoutDrawn: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, type]) => {
      if (isDrawn(initialArgs[name])) return [name, { ...type, control: false }];
      return [name, areWords(initialArgs[name], type) ? { ...type, control: 'text' } : type];
    }),
  );

/**
 * What means the same in every part is described once, in `prop-words.ts`: also what a part takes over, where a story
 * gives it and Storybook therefore lists it.
 */
const described: ArgTypesEnhancer = ({ argTypes, initialArgs }) => {
  const all: typeof argTypes = { ...argTypes };
  for (const name of [...Object.keys(argTypes), ...Object.keys(initialArgs)]) {
    const description = argTypes[name]?.description || PROP_WORDS[name];
    if (description !== undefined) all[name] = { name, ...argTypes[name], description };
  }
  return all;
};

export const argTypesEnhancers = [withoutDrawn, described];

export const parameters: Parameters = {
  docs: {
    // The pages' own sections; a story's headings are no sections of the page.
    toc: { title: 'Nesta página', headingSelector: 'h2, h3', ignoreSelector: '.docs-story *' },
    container: Docs,
  },
};
