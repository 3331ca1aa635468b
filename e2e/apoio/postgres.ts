/** A PostgreSQL of its own, as the server's tests start it. */
export interface PostgresDeTeste {
  url(banco: string): string;
  parar(modo?: 'fast' | 'immediate'): void;
  ligar(): void;
  apagar(): void;
}

interface Modulo {
  iniciarPostgres(): Promise<PostgresDeTeste>;
}

/** Starts one from the machine's binaries, else from the embedded ones. */
export async function iniciarPostgres(): Promise<PostgresDeTeste> {
  // By its address: the server's tests are another project for the type checker.
  const modulo = (await import(
    new URL('../../apps/server/test/postgres.ts', import.meta.url).href
  )) as Modulo;
  return modulo.iniciarPostgres();
}
