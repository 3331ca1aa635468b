// `npm run build`: the apps, the packages as they are published, and Storybook.
import { buildApps, buildPackages, buildStorybook } from './lib/builds.ts';

try {
  await buildApps();
  await buildPackages();
  await buildStorybook();
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
