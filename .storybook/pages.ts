import { isValidElement } from 'react';
import type { ArgTypesEnhancer, Parameters } from 'storybook/internal/types';
import { Docs } from './docs.tsx';

/** What is drawn is shown by the story, and edited by nobody: as a control it is the source of React's own objects. */
const withoutDrawn: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, type]) => [
      name,
      isValidElement(initialArgs[name]) ? { ...type, control: false } : type,
    ]),
  );

export const argTypesEnhancers = [withoutDrawn];

export const parameters: Parameters = {
  docs: {
    // The pages' own sections; a story's headings are no sections of the page.
    toc: { title: 'Nesta página', headingSelector: 'h2, h3', ignoreSelector: '.docs-story *' },
    container: Docs,
  },
};
