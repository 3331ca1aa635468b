import { describe } from 'vitest';
import { DATABASES } from './helpers.ts';
import { atTheDoors, refusesWhatIsHostile } from './hostile.ts';

describe.each(DATABASES)('issue 9 "Files": what no door takes, on %s: createImport', (database) =>
  refusesWhatIsHostile(atTheDoors(database), 'createImport'),
);
