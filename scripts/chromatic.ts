// `npm run chromatic`: sends Storybook to Chromatic, where designers review what changed.
import { buildStorybook } from './lib/builds.ts';
import { become } from './lib/run.ts';

const VERSION = '18.14.3';

if (!process.env['CHROMATIC_PROJECT_TOKEN']) {
  console.error(
    'Falta CHROMATIC_PROJECT_TOKEN. Copie o token do projeto em chromatic.com (Manage → Configure) e rode:\n' +
      '  CHROMATIC_PROJECT_TOKEN=… npm run chromatic\n' +
      'Sem conta, as mesmas histórias são comparadas por npm test, com as imagens de packages/ui/visual.',
  );
  process.exit(1);
}

await buildStorybook();
await become('npx', [
  '--yes',
  `chromatic@${VERSION}`,
  '--storybook-build-dir=storybook-static',
  '--exit-zero-on-changes',
  ...process.argv.slice(2),
]);
