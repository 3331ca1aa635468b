import { eventos as chamadaEventos } from '@apto/api-client';
import { interna, type SessaoInterna } from '../platform/contexto.ts';
import { bancoFora } from '../platform/database-down.ts';
import { lerSessao } from '../platform/autenticacao.ts';
import { estreitarEscopo } from '../platform/escopo.ts';
import type { EventoLido } from '../platform/eventos.ts';
import { fluxo } from '../platform/rota.ts';
import type { Servidor } from '../platform/servidor.ts';
import { ErroHttp } from '../platform/erros.ts';

/** Also how often a session that was revoked is noticed. */
const BATIMENTO_MS = 20_000;
const POR_SESSAO = 8;
/** Bytes that wait for a slow reader before it is let go. */
const MAXIMO_NA_FILA = 1_048_576;

const podeEscutar = (sessao: SessaoInterna) =>
  [chamadaEventos.permissao].flat().every((p) => p === null || sessao.permissoes.has(p));

/**
 * GET /eventos: what changed in the caller's scope, as server-sent events. Resumes from
 * `Last-Event-ID`; when that is too old, sends `recarregar` instead. Ends when the session does.
 */
export function rotasDeEventos(servidor: Servidor): void {
  const abertas = new Map<string, number>();

  fluxo(servidor, chamadaEventos, async (req, reply, ctx) => {
    const sessao = interna(ctx);
    const token = (req.headers.authorization ?? '').slice('Bearer '.length);
    const quantas = abertas.get(sessao.idHash) ?? 0;
    if (quantas >= POR_SESSAO)
      throw new ErroHttp(
        429,
        'MUITAS_TENTATIVAS',
        'Há janelas demais abertas nesta sessão.',
        { message: 'Há janelas demais abertas nesta sessão.' },
        { 'retry-after': String(BATIMENTO_MS / 1000) },
      );
    abertas.set(sessao.idHash, quantas + 1);

    const ultimo = req.headers['last-event-id'];
    const fila: EventoLido[] = [];
    let aberto = false;
    const assinante = {
      escopo: sessao.escopo,
      receber: (e: EventoLido) => void (aberto ? escrever(e) : fila.push(e)),
    };
    // Subscribed before the past is read: nothing falls between the two.
    const deixar = servidor.eventos.assinar(assinante);
    let batimento: NodeJS.Timeout | undefined;
    const encerrar = () => {
      clearInterval(batimento);
      deixar();
      servidor.fluxos.delete(fechar);
      const restam = (abertas.get(sessao.idHash) ?? 1) - 1;
      if (restam > 0) abertas.set(sessao.idHash, restam);
      else abertas.delete(sessao.idHash);
    };
    const fechar = () => void reply.raw.end();
    const escrever = (e: EventoLido) => {
      reply.raw.write(`id: ${e.posicao}\nevent: ${e.tipo}\ndata: ${JSON.stringify(e.dados)}\n\n`);
      // A reader that has stopped reading would keep everything in memory: it resumes by its position.
      if (reply.raw.writableLength > MAXIMO_NA_FILA) reply.raw.destroy();
    };

    /** A session that ended, or lost its permission, ends its stream; changed rows change its scope. */
    const conferirSessao = async (): Promise<void> => {
      try {
        const { banco, config } = servidor;
        const lida = await lerSessao(banco.db, config.segredoDeSessao, servidor.relogio(), token);
        if (lida?.sessao.tipo !== 'interna' || !podeEscutar(lida.sessao)) fechar();
        else assinante.escopo = estreitarEscopo(lida.sessao.escopo, req.headers);
      } catch (erro) {
        // The database is away: the stream stays, and tells again when it is back.
        if (!bancoFora(erro)) fechar();
      }
    };

    try {
      const passados = typeof ultimo === 'string' ? await servidor.eventos.desde(ultimo, sessao.escopo) : [];
      void reply.hijack();
      for (const [nome, valor] of Object.entries(reply.getHeaders()))
        if (valor !== undefined) reply.raw.setHeader(nome, valor);
      reply.raw.writeHead(200, {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
        connection: 'keep-alive',
      });
      reply.raw.on('close', encerrar);
      servidor.fluxos.add(fechar);
      reply.raw.write(`retry: 2000\nid: ${servidor.eventos.posicaoAtual}\nevent: pronto\ndata: {}\n\n`);
      if (passados === null)
        reply.raw.write(`id: ${servidor.eventos.posicaoAtual}\nevent: recarregar\ndata: {}\n\n`);
      else for (const e of passados) escrever(e);
      aberto = true;
      for (const e of fila.splice(0)) escrever(e);
      batimento = setInterval(() => {
        reply.raw.write(': batimento\n\n');
        void conferirSessao();
      }, BATIMENTO_MS);
    } catch (erro) {
      encerrar();
      throw erro;
    }
  });
}
