import { ConfigurationError } from './db/configuration-error.ts';
import type { DatabasePort } from './db/port.ts';
import { installation } from './db/schema.ts';
import { databaseState } from './demo/state.ts';
import type { Configuration } from './platform/config.ts';

type Nature = (typeof installation.$inferSelect)['natureza'];
/** How a server is started: as one of the two, or as neither (without DEMO=1 and NODE_ENV=production). */
type Start = Nature | 'NEITHER';

/** What a start is told of a database that is not for it: by what the database is, then by the start. */
const REFUSED: Readonly<Record<Nature, Readonly<Record<Start, string | null>>>> = {
  DEMONSTRACAO: {
    DEMONSTRACAO: null,
    PRODUCAO:
      'Este banco é de uma demonstração, cujas senhas são conhecidas: a produção não o usa. Indique outro em DATABASE_URL.',
    NEITHER:
      'Este banco é de uma demonstração, cujas senhas são conhecidas: inicie com DEMO=1, ou indique outro em DATA_DIR ou DATABASE_URL.',
  },
  PRODUCAO: {
    PRODUCAO: null,
    DEMONSTRACAO:
      'Este banco tem dados que não são da demonstração: DEMO=1 não o usa. Indique outro em DATA_DIR ou DATABASE_URL.',
    NEITHER:
      'Este banco é de uma produção, cujas mensagens sem NODE_ENV=production não sairiam: inicie com ele, ou indique outro em DATA_DIR ou DATABASE_URL.',
  },
};

const startOf = ({ demo, production }: Pick<Configuration, 'demo' | 'production'>): Start =>
  demo ? 'DEMONSTRACAO' : production ? 'PRODUCAO' : 'NEITHER';

function requireSame(nature: Nature, start: Start): void {
  const refusal = REFUSED[nature][start];
  if (refusal !== null) throw new ConfigurationError(refusal);
}

/**
 * Holds a migrated database against the start: a demonstration's and a production's are each for their own kind of start
 * alone, and the first of the two to use a database writes down what it is. A start that is neither writes nothing: a
 * database that it made may become a production's.
 * @throws ConfigurationError
 */
export async function requireNature(
  database: DatabasePort,
  config: Pick<Configuration, 'demo' | 'production'>,
): Promise<void> {
  const start = startOf(config);
  await database.transaction(async (tx) => {
    const recorded = async () =>
      (await tx.select({ natureza: installation.natureza }).from(installation))[0]?.natureza;
    if ((await recorded()) === undefined) {
      // Older than the record: its rows tell.
      const state = await databaseState(tx);
      if (state === 'DEMONSTRACAO') requireSame(state, start);
      if (state === 'OTHER' && start !== 'NEITHER') requireSame('PRODUCAO', start);
      if (start === 'NEITHER') return;
      await tx.insert(installation).values({ natureza: start }).onConflictDoNothing();
    }
    const kept = await recorded();
    if (kept !== undefined) requireSame(kept, start);
  });
}
