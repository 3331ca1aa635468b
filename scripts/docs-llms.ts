// `npm run docs:llms`: llms.txt, the design system's pages as plain text, made of the built package.
import { buildPackages, writeGuide } from './lib/builds.ts';

await buildPackages();
await writeGuide();
