// `npm run stories`: every story with its play function and axe in each theme, without pictures.
// `npm run stories -- Button DataTable` for some components; what begins with a dash goes to vitest.
import { become } from './lib/run.ts';
import { findChromium } from './lib/chromium.ts';
import { isPinnable } from '../.storybook/tests/pinned-browser.node.ts';
import { STORIES, storyFiles } from './lib/stories.ts';

if (!isPinnable) process.env['CHROMIUM_PATH'] = await findChromium();
const given = process.argv.slice(2);
const options = given.filter((word) => word.startsWith('-'));
const names = given.filter((word) => !word.startsWith('-'));
const files = names.flatMap((name) => {
  const found = storyFiles(name);
  if (found.length > 0) return found;
  console.error(`Nenhuma história se chama ${name}.`);
  return process.exit(1);
});
await become('vitest', [...(options.includes('--watch') ? [] : ['run']), ...STORIES, ...options], {
  env: files.length > 0 ? { APTO_STORIES: files.join(',') } : {},
});
