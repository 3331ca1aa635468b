import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pino } from 'pino';
import type { Configuracao } from '../src/platform/configuracao.ts';
import { entregarMensagem } from '../src/platform/mensagens.ts';
import { gravarMensagem } from '../src/platform/registros.ts';
import { criarTarefas, type Tarefas } from '../src/platform/tarefas.ts';
import { BANCOS, criarAppDeTeste, type AppDeTeste } from './helpers.ts';

const TOKEN = 'TOKEN-MUITO-SECRETO';

describe.each(BANCOS)('messages leave after their transaction, on %s', (banco) => {
  let app: AppDeTeste;
  let tarefas: Tarefas;
  let config: Configuracao;
  beforeAll(async () => {
    app = await criarAppDeTeste({ banco });
    config = { ...app.config, bancoUrl: app.url };
    tarefas = criarTarefas({
      banco: app.banco,
      config,
      gateways: app.servidor.gateways,
      log: pino({ level: 'silent' }),
    });
    await tarefas.iniciar();
  });
  afterAll(async () => {
    await tarefas.parar();
    await app.fechar();
  });

  const consultar = async <T>(texto: string, valores: unknown[] = []) =>
    (await app.banco.transacaoCrua((c) => c.query<T>(texto, valores))).rows;
  const nova = (destino: string) => ({
    canal: 'EMAIL' as const,
    destino,
    assunto: 'Seu link',
    corpo: `Use ${TOKEN}`,
    tipo: 'TESTE',
  });

  /** Waits until the queue has done its part with a message. */
  const entregue = async (id: number): Promise<void> => {
    for (;;) {
      const [m] = await consultar<{ situacao: string }>('select situacao from mensagem where id = $1', [id]);
      if (m?.situacao !== 'PENDENTE') return;
      await new Promise((resolver) => setImmediate(resolver));
    }
  };
  /** The mailbox as the demonstration shows it. */
  const caixa = async (destino: string) =>
    ((await app.chamar('GET', '/dev/outbox')).corpo as { para: string; corpo: string }[]).filter(
      (m) => m.para === destino,
    );

  it('a committed message is delivered once, and its text is then erased', async () => {
    const id = await app.banco.transacao(async (tx) => {
      const criada = await gravarMensagem(tx, config.segredoDeSessao, nova('um@exemplo.com.br'));
      await tarefas.enfileirarMensagem(tx, criada);
      return criada;
    });
    const guardada = await consultar<{ corpo_cifrado: string | null }>(
      'select corpo_cifrado from mensagem where id = $1',
      [id],
    );
    expect(guardada[0]?.corpo_cifrado ?? '').not.toContain(TOKEN);
    tarefas.acordar();
    await entregue(id);
    expect(await caixa('um@exemplo.com.br')).toMatchObject([{ corpo: `Use ${TOKEN}` }]);
    await entregarMensagem({ banco: app.banco, config, gateways: app.servidor.gateways }, id, false);
    const depois = await consultar('select situacao, corpo_cifrado from mensagem where id = $1', [id]);
    expect(depois).toEqual([{ situacao: 'ENVIADA', corpo_cifrado: null }]);
    expect(await caixa('um@exemplo.com.br')).toHaveLength(1);
  });

  it('a message of a transaction that was undone never leaves', async () => {
    await expect(
      app.banco.transacao(async (tx) => {
        const id = await gravarMensagem(tx, config.segredoDeSessao, nova('nunca@exemplo.com.br'));
        await tarefas.enfileirarMensagem(tx, id);
        throw new Error('desfeita');
      }),
    ).rejects.toThrow('desfeita');
    expect(await consultar("select 1 from mensagem where destino = 'nunca@exemplo.com.br'")).toEqual([]);
    expect(
      await consultar("select 1 from tarefas.job where name = 'mensagem' and state in ('created', 'retry')"),
    ).toEqual([]);
  });

  it('a failing gateway keeps it for the next attempt; the last failure marks it and erases the text', async () => {
    const id = await app.banco.transacao((tx) =>
      gravarMensagem(tx, config.segredoDeSessao, nova('falha@exemplo.com.br')),
    );
    const gateways = {
      ...app.servidor.gateways,
      email: { enviar: () => Promise.reject(new Error('fora do ar')) },
    };
    const entregar = (ultima: boolean) =>
      entregarMensagem({ banco: app.banco, config, gateways }, id, ultima);
    await expect(entregar(false)).rejects.toThrow('fora do ar');
    expect(await consultar('select situacao, tentativas, erro from mensagem where id = $1', [id])).toEqual([
      { situacao: 'PENDENTE', tentativas: 1, erro: 'fora do ar' },
    ]);
    await expect(entregar(true)).rejects.toThrow('fora do ar');
    expect(await consultar('select situacao, corpo_cifrado from mensagem where id = $1', [id])).toEqual([
      { situacao: 'FALHA', corpo_cifrado: null },
    ]);
  });
});
