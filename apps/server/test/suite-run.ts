import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { stopSharedPostgres } from './shared-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** What the files of one run share: the address of their PostgreSQL. */
    runFolder: string;
  }
}

/** Around every file of one run. */
export default function setup({ provide }: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'apto-run-'));
  provide('runFolder', folder);
  return () => {
    stopSharedPostgres(folder);
    rmSync(folder, { recursive: true, force: true });
  };
}
