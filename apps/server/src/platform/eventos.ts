import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { linha, linhas, type BancoPort } from '../db/port.ts';
import type { Escopo } from './contexto.ts';
import { semDados } from './tratamento.ts';

export interface EventoLido {
  /** `transacao.id`: what a browser sends back as Last-Event-ID. */
  posicao: string;
  tipo: string;
  dados: unknown;
}

interface LinhaDeEvento {
  id: number;
  transacao: string;
  piso: string;
  tipo: string;
  empresa_id: number | null;
  cliente_id: number | null;
  unidade_id: number | null;
  dados: unknown;
}

export interface Assinante {
  escopo: Escopo;
  receber(evento: EventoLido): void;
}

export interface Eventos {
  iniciar(): Promise<void>;
  parar(): Promise<void>;
  assinar(assinante: Assinante): () => void;
  /** Events committed since a position, for one scope. null: too old, reload everything. */
  desde(posicao: string, escopo: Escopo): Promise<EventoLido[] | null>;
  /** Position of a reader that starts now. */
  readonly posicaoAtual: string;
}

export function visivel(
  e: Pick<LinhaDeEvento, 'empresa_id' | 'cliente_id' | 'unidade_id'>,
  escopo: Escopo,
): boolean {
  if (e.empresa_id !== escopo.empresaId) return false;
  if (escopo.clientes && (e.cliente_id === null || !escopo.clientes.includes(e.cliente_id))) return false;
  return !escopo.unidades || (e.unidade_id !== null && escopo.unidades.includes(e.unidade_id));
}

const MAXIMO_DE_RETOMADA = 500;
/** Rows of one look at the outbox. */
const PAGINA = 2_000;
/** A notice can be lost with its connection: look by oneself this often as well. */
const OLHAR_MS = 15_000;

/**
 * Tells open lists what was committed, by whichever process. A row may become visible after rows
 * with larger ids (its transaction took longer), so the reader keeps as its floor the oldest
 * transaction that was still running, re-reads from there, and skips what it already told.
 */
export function criarEventos(banco: BancoPort, log: FastifyBaseLogger): Eventos {
  const assinantes = new Set<Assinante>();
  let piso = '0';
  let contados = new Set<number>();
  let lendo: Promise<void> | null = null;
  let denovo = false;
  let parar: (() => Promise<void>) | null = null;
  let relogio: NodeJS.Timeout | undefined;

  const ler = (desde: { transacao: string; id: number }, limite: number) =>
    linhas<LinhaDeEvento>(
      banco.db,
      sql`select id::int as id, transacao::text as transacao, tipo, empresa_id, cliente_id, unidade_id, dados,
            pg_snapshot_xmin(pg_current_snapshot())::text as piso
          from outbox where (transacao, id) > (${desde.transacao}::bigint, ${desde.id}::bigint)
          order by transacao, id limit ${limite}`,
    );

  async function ronda(): Promise<void> {
    if (assinantes.size === 0) {
      // Nobody listens: only keep the floor near the present, so the first reader starts from there.
      const atual = await linha<{ piso: string }>(
        banco.db,
        sql`select pg_snapshot_xmin(pg_current_snapshot())::text as piso`,
      );
      if (atual) piso = atual.piso;
      contados = new Set();
      return;
    }
    let desde = { transacao: piso, id: 0 };
    let novoPiso: string | undefined;
    const lidos: { id: number; transacao: string }[] = [];
    for (;;) {
      const pagina = await ler(desde, PAGINA);
      // The first page's snapshot is the oldest: what it could not see yet is read again next time.
      novoPiso ??= pagina[0]?.piso;
      for (const e of pagina) {
        lidos.push({ id: e.id, transacao: e.transacao });
        if (contados.has(e.id)) continue;
        const evento = { posicao: `${piso}.${e.id}`, tipo: 'agendamento', dados: e.dados };
        for (const a of assinantes) if (visivel(e, a.escopo)) a.receber(evento);
      }
      const ultimo = pagina.at(-1);
      if (!ultimo || pagina.length < PAGINA) break;
      desde = { transacao: ultimo.transacao, id: ultimo.id };
    }
    if (novoPiso === undefined) return;
    const chao = BigInt(novoPiso);
    piso = novoPiso;
    contados = new Set(lidos.filter((e) => BigInt(e.transacao) >= chao).map((e) => e.id));
  }

  function acordar(): void {
    if (lendo) {
      denovo = true;
      return;
    }
    lendo = (async () => {
      do {
        denovo = false;
        await ronda();
      } while (denovo);
    })()
      .catch((erro: unknown) => log.warn({ err: semDados(erro) }, 'leitura de eventos'))
      .finally(() => {
        lendo = null;
      });
  }

  return {
    async iniciar() {
      parar = await banco.escutar('apto_eventos', acordar);
      relogio = setInterval(acordar, OLHAR_MS);
      relogio.unref();
      acordar();
      await lendo;
    },
    async parar() {
      clearInterval(relogio);
      await parar?.();
      await lendo;
    },
    assinar(assinante) {
      assinantes.add(assinante);
      return () => void assinantes.delete(assinante);
    },
    async desde(posicao, escopo) {
      const lida = /^(\d{1,19})\.(\d{1,12})$/.exec(posicao);
      if (!lida) return null;
      const lidos = await ler({ transacao: lida[1] as string, id: 0 }, MAXIMO_DE_RETOMADA + 1);
      if (lidos.length > MAXIMO_DE_RETOMADA) return null;
      const jaVisto = Number(lida[2]);
      return lidos
        .filter((e) => e.id !== jaVisto && visivel(e, escopo))
        .map((e) => ({ posicao: `${lida[1]}.${e.id}`, tipo: 'agendamento', dados: e.dados }));
    },
    get posicaoAtual() {
      return `${piso}.0`;
    },
  };
}
