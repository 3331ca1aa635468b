import { sql } from 'drizzle-orm';
import { CODIGO_ERRO } from '@apto/api-client';
import { linhas, type Db } from '../db/port.ts';
import { marca } from './cifra.ts';
import { ErroHttp } from './erros.ts';
import { origemDe } from './origem.ts';

const JANELA_MIN = 15;

function chavesDeLogin(identidade: string, ip: string, limite: number): { chave: string; limite: number }[] {
  // Hashed: the table must not become a list of who tried to enter.
  const quem = marca(identidade.trim().toLowerCase());
  const origem = marca(origemDe(ip));
  return [
    { chave: `login:${quem}:${origem}`, limite },
    { chave: `login:${quem}`, limite: limite * 4 },
    { chave: `login-ip:${origem}`, limite: limite * 20 },
  ];
}

/**
 * Counts an attempt before the password is looked at, in the database, so that every process sees
 * it and parallel guesses cannot slip through. A database that is down refuses the login.
 * @throws ErroHttp 429 with `retry-after`
 */
export async function contarTentativaDeLogin(
  db: Db,
  identidade: string,
  ip: string,
  limite: number,
): Promise<void> {
  const chaves = chavesDeLogin(identidade, ip, limite);
  const valores = sql.join(
    // One order for every process, so that two upserts cannot lock each other out.
    chaves
      .map((c) => c.chave)
      .sort()
      .map((c) => sql`(${c}, 1, now() + make_interval(mins => ${JANELA_MIN}))`),
    sql`, `,
  );
  const contadas = await linhas<{ chave: string; tentativas: number; espera: number }>(
    db,
    sql`insert into limite_tentativa as l (chave, tentativas, expira_em) values ${valores}
        on conflict (chave) do update set
          tentativas = case when l.expira_em < now() then 1 else l.tentativas + 1 end,
          expira_em = case when l.expira_em < now() then excluded.expira_em else l.expira_em end
        returning chave, tentativas, ceil(extract(epoch from expira_em - now()))::int as espera`,
  );
  const excedida = contadas.find(
    (l) => l.tentativas > (chaves.find((c) => c.chave === l.chave)?.limite ?? 0),
  );
  if (!excedida) return;
  const minutos = Math.max(1, Math.ceil(excedida.espera / 60));
  const mensagem = `Muitas tentativas. Aguarde ${minutos} minuto${minutos > 1 ? 's' : ''} e tente novamente.`;
  throw new ErroHttp(
    429,
    CODIGO_ERRO.MUITAS_TENTATIVAS,
    mensagem,
    { message: mensagem },
    {
      'retry-after': String(Math.max(1, excedida.espera)),
    },
  );
}

/** A right password forgives the person's attempts and takes this one back from the address. */
export async function perdoarTentativas(db: Db, identidade: string, ip: string): Promise<void> {
  const [comIp, deQuem, doIp] = chavesDeLogin(identidade, ip, 1).map((c) => c.chave);
  await db.execute(sql`with f as (delete from limite_tentativa where chave in (${comIp}, ${deQuem}))
    update limite_tentativa set tentativas = greatest(tentativas - 1, 0) where chave = ${doIp}`);
}
