// `npm run storybook`: the design system, with reload while one works on it.
import { become } from './lib/run.ts';

await become('storybook', ['dev', '--port', '6006', ...process.argv.slice(2)]);
