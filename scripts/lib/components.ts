import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../packages/ui/src/components/', import.meta.url));

/** The rooms of the design system: what any product could use, and what knows the field's words. */
export const ROOMS: readonly string[] = ['general', 'field'];

export interface Component {
  readonly name: string;
  /** Its folder, from `src/components`. */
  readonly path: string;
}

/** Every component, by name. */
export const listComponents = (): readonly Component[] =>
  ROOMS.flatMap((room) => readdirSync(join(folder, room)).map((name) => ({ name, path: `${room}/${name}` })))
    .filter(({ path }) => existsSync(join(folder, path, 'index.ts')))
    .sort((one, other) => one.name.localeCompare(other.name, 'en'));
