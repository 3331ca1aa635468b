/** A PostgreSQL of its own, as the server's tests start it. */
export interface TestPostgres {
  url(database: string): string;
  stop(mode?: 'fast' | 'immediate'): void;
  start(): void;
  erase(): void;
}

interface LoadedModule {
  startPostgres(): Promise<TestPostgres>;
}

/** Starts one from the machine's binaries, else from the embedded ones. */
export async function startPostgres(): Promise<TestPostgres> {
  // By its address: the server's tests are another project for the type checker.
  const loadedModule = (await import(
    new URL('../../apps/server/test/postgres.ts', import.meta.url).href
  )) as LoadedModule;
  return loadedModule.startPostgres();
}
