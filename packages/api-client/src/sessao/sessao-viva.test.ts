import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Cofre } from './cofre.ts';
import { criarSessaoViva, type SessaoComPrazo } from './sessao-viva.ts';

function cofreNaMemoria(guardado: unknown = null): Cofre & { valor: unknown } {
  return {
    valor: guardado,
    async guardar(valor) {
      this.valor = valor;
    },
    async ler() {
      return this.valor;
    },
    async apagar() {
      this.valor = null;
    },
  };
}

const AGORA = Date.parse('2026-11-20T12:00:00Z');
const em = (minutos: number): SessaoComPrazo => ({ token: 't', expiraEm: AGORA + minutos * 60_000 });

function viva(cofre: Cofre) {
  const aoMudar = vi.fn<(sessao: SessaoComPrazo | null, saida: string | null) => void>();
  const sessao = criarSessaoViva<SessaoComPrazo>({
    cofre,
    nome: 'prova.sessao',
    nomeDaSaida: 'prova.saida',
    ler: (valor) => valor as SessaoComPrazo | null,
    escrever: (valor) => valor,
    aoMudar,
  });
  return { sessao, aoMudar };
}

describe('doc3 §2.2, decision 18: a session of the browser', () => {
  beforeEach(() => vi.useFakeTimers({ now: AGORA }));
  afterEach(() => vi.useRealTimers());

  it('comes back on the next visit while it lasts', async () => {
    const cofre = cofreNaMemoria();
    await viva(cofre).sessao.iniciar(em(10));
    const { sessao, aoMudar } = viva(cofre);
    expect(await sessao.restaurar()).toEqual(em(10));
    expect(aoMudar).toHaveBeenLastCalledWith(em(10), null);
  });

  it('that has expired meanwhile is wiped, and says so', async () => {
    const cofre = cofreNaMemoria(em(-1));
    const { sessao, aoMudar } = viva(cofre);
    expect(await sessao.restaurar()).toBeNull();
    expect(cofre.valor).toBeNull();
    expect(aoMudar).toHaveBeenLastCalledWith(null, 'expirou');
    expect(sessao.ultimaSaida()).toBe('expirou');
  });

  it('ends by itself when its token expires', async () => {
    const cofre = cofreNaMemoria();
    const { sessao, aoMudar } = viva(cofre);
    await sessao.iniciar(em(1));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sessao.atual()).toBeNull();
    expect(aoMudar).toHaveBeenLastCalledWith(null, 'expirou');
    expect(cofre.valor).toBeNull();
  });

  it('that is looked at after a sleep is checked again, timer or no timer', async () => {
    const { sessao } = viva(cofreNaMemoria());
    await sessao.iniciar(em(1));
    vi.setSystemTime(AGORA + 61_000);
    expect(await sessao.restaurar()).toBeNull();
  });

  it('that outlives the longest timer does not end early', async () => {
    const { sessao } = viva(cofreNaMemoria());
    await sessao.iniciar(em(60 * 24 * 40));
    await vi.advanceTimersByTimeAsync(2_147_483_647);
    expect(sessao.atual()).not.toBeNull();
    await vi.advanceTimersByTimeAsync(60 * 24 * 3_600_000);
    expect(sessao.atual()).toBeNull();
  });

  it('works without any storage, as long as the tab', async () => {
    const semNada: Cofre = {
      guardar: () => Promise.reject(new Error('bloqueado')),
      ler: () => Promise.reject(new Error('bloqueado')),
      apagar: () => Promise.reject(new Error('bloqueado')),
    };
    const { sessao } = viva(semNada);
    expect(await sessao.restaurar()).toBeNull();
    await sessao.iniciar(em(5));
    expect(await sessao.restaurar()).toEqual(em(5));
    sessao.encerrar('saiu');
    expect(sessao.atual()).toBeNull();
    expect(sessao.ultimaSaida()).toBe('saiu');
  });
});
