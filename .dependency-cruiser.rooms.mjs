// No circle between rooms, types counted (docs/architecture.md), each room being what it ships: a test, a story or an
// example stands beside what it tries and may take things from a room above; other rules hold for those.
import { options } from './.dependency-cruiser.mjs';

const EXAMPLES = String.raw`(\.(test|test-util|stories|fixture)\.tsx?$|/(tests|stories)/)`;

export default {
  forbidden: [
    {
      name: 'rooms-form-no-circle',
      severity: 'error',
      comment: 'as salas não formam círculo, nem por tipos',
      from: { path: '^(packages|apps|e2e|bench)/' },
      to: { circular: true },
      scope: 'folder',
    },
  ],
  options: { ...options, exclude: { path: [options.exclude.path, EXAMPLES] } },
};
