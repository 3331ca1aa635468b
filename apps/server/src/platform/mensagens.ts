import { eq, sql } from 'drizzle-orm';
import type { BancoPort } from '../db/port.ts';
import { mensagem } from '../db/schema.ts';
import type { Gateways } from '../gateways/ports.ts';
import { decifrar } from './cifra.ts';
import type { Configuracao } from './configuracao.ts';

/** Attempts before a message is given up: with the growing pauses, about 17 minutes. */
export const MENSAGEM_TENTATIVAS = 10;

/**
 * Delivers one queued message and erases its text. Throws when the gateway fails, so that the queue
 * tries again later; on the last attempt the message is marked as failed and kept for the operator.
 */
export async function entregarMensagem(
  { banco, config, gateways }: { banco: BancoPort; config: Configuracao; gateways: Gateways },
  id: number,
  ultimaTentativa: boolean,
): Promise<void> {
  const [m] = await banco.db.select().from(mensagem).where(eq(mensagem.id, id));
  if (!m || m.situacao !== 'PENDENTE' || m.corpoCifrado === null) return;
  try {
    const corpo = decifrar(config.segredoDeSessao, m.corpoCifrado);
    if (m.canal === 'EMAIL')
      await gateways.email.enviar({ para: m.destino, assunto: m.assunto ?? '', corpo });
    else await gateways.whatsapp.enviar({ telefone: m.destino, corpo });
  } catch (erro) {
    await banco.db
      .update(mensagem)
      .set({
        tentativas: sql`${mensagem.tentativas} + 1`,
        erro: erro instanceof Error ? erro.message.slice(0, 300) : 'falha',
        proximaTentativa: sql`now() + interval '10 minutes'`,
        ...(ultimaTentativa ? { situacao: 'FALHA', corpoCifrado: null } : {}),
      })
      .where(eq(mensagem.id, id));
    throw erro;
  }
  await banco.db
    .update(mensagem)
    .set({
      situacao: 'ENVIADA',
      corpoCifrado: null,
      erro: null,
      tentativas: sql`${mensagem.tentativas} + 1`,
      enviadaEm: sql`now()`,
    })
    .where(eq(mensagem.id, id));
}
