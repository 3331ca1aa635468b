import type { Servidor } from '../platform/servidor.ts';
import { indisponivel } from '../platform/erros.ts';

const ESPERA_MS = 3_000;

/** Liveness (the process answers) and readiness (its database does too). No session: for supervisors. */
export function rotasDeSaude(servidor: Servidor): void {
  const { app } = servidor;
  const semLimite = { config: { rateLimit: false } } as const;
  app.get('/api/health/live', semLimite, () => ({ status: 'ok' }));
  app.get('/api/health/ready', semLimite, async () => {
    if (servidor.encerrando) throw indisponivel('O servidor está encerrando.');
    if (!servidor.preparado) throw indisponivel('O banco de dados ainda não está preparado.');
    let relogio: NodeJS.Timeout | undefined;
    const prazo = new Promise<never>((_, rejeitar) => {
      relogio = setTimeout(() => rejeitar(indisponivel('O banco de dados não respondeu.')), ESPERA_MS);
    });
    try {
      await Promise.race([servidor.banco.verificar(), prazo]);
    } catch {
      throw indisponivel('O banco de dados não respondeu.');
    } finally {
      clearTimeout(relogio);
    }
    return { status: 'ok', banco: servidor.banco.tipo };
  });
}
