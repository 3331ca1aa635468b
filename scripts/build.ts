// `npm run build`: the apps, the packages as they are published, and Storybook.
import { buildApps, compressApps, buildPackages, buildStorybook } from './lib/builds.ts';

try {
  await buildApps();
  await compressApps();
  await buildPackages();
  await buildStorybook();
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
