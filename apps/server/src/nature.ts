import { ConfigurationError } from './db/configuration-error.ts';
import type { DatabasePort } from './db/port.ts';
import { installation } from './db/schema.ts';
import { databaseState } from './demo/state.ts';
import type { Configuration } from './platform/config.ts';

const REFUSED = {
  DEMONSTRACAO:
    'Este banco é de uma demonstração, cujas senhas são conhecidas: a produção não o usa. Indique outro em DATABASE_URL.',
  PRODUCAO:
    'Este banco tem dados que não são da demonstração: DEMO=1 não o usa. Indique outro em DATA_DIR ou DATABASE_URL.',
} as const;

/**
 * Holds a migrated database against the start: production refuses a demonstration's, the demonstration refuses any
 * other, and the first of the two to use a database writes down what it is. A start that is neither writes nothing.
 * @throws ConfigurationError
 */
export async function requireNature(
  database: DatabasePort,
  { demo, production }: Pick<Configuration, 'demo' | 'production'>,
): Promise<void> {
  if (!demo && !production) return;
  const expected = demo ? 'DEMONSTRACAO' : 'PRODUCAO';
  await database.transaction(async (tx) => {
    const [recorded] = await tx.select({ natureza: installation.natureza }).from(installation);
    if (!recorded) {
      // Older than the record: its rows tell.
      const state = await databaseState(tx);
      if (state !== 'EMPTY' && (state === 'DEMONSTRACAO') !== demo)
        throw new ConfigurationError(REFUSED[demo ? 'PRODUCAO' : 'DEMONSTRACAO']);
      await tx.insert(installation).values({ natureza: expected }).onConflictDoNothing();
    }
    const [kept] = await tx.select({ natureza: installation.natureza }).from(installation);
    if (kept && kept.natureza !== expected) throw new ConfigurationError(REFUSED[kept.natureza]);
  });
}
