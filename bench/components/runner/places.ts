import { dirname, join } from 'node:path';

/** `bench/components`. */
export const HERE = dirname(import.meta.dirname);
export const REPOSITORY = dirname(dirname(HERE));
/**
 * What this run makes: copies, builds. Of its own, so that two runs at a time do not see each other; inside of
 * `node_modules`, where the built package finds what it needs. Gone when the run ends.
 */
export const WORK_DIR = join(HERE, 'node_modules', `.run-${process.pid}`);
export const PAGES_DIR = join(HERE, 'pages');
