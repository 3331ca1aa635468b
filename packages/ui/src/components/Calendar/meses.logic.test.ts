import { describe, expect, it, vi } from 'vitest';
import { criarArmazemDeMeses, juntarMeses, type DadosDoMes } from './meses.logic.ts';

const FINADOS = { dataFeriado: '2026-11-02', abrangencia: 'NACIONAL', nome: 'Finados' } as const;

function adiado(): {
  promessa: Promise<DadosDoMes>;
  resolver: (dados: DadosDoMes) => void;
  recusar: (erro: Error) => void;
} {
  let resolver: (dados: DadosDoMes) => void = () => undefined;
  let recusar: (erro: Error) => void = () => undefined;
  const promessa = new Promise<DadosDoMes>((ok, nao) => {
    resolver = ok;
    recusar = nao;
  });
  return { promessa, resolver, recusar };
}

describe('ui-demands "Async availability by month": the store of months', () => {
  it('asks for each month once, however often it is shown', () => {
    const carregar = vi.fn((_mes: string) => new Promise<DadosDoMes>(() => undefined));
    const armazem = criarArmazemDeMeses(carregar);
    armazem.pedir(['2026-11', '2026-12']);
    armazem.pedir(['2026-12', '2027-01']);
    expect(carregar.mock.calls.map(([mes]) => mes)).toEqual(['2026-11', '2026-12', '2027-01']);
    expect(armazem.retrato().estados.get('2026-11')).toBe('carregando');
  });

  it('tells its listeners when a month has come, and gives its holidays', async () => {
    const { promessa, resolver } = adiado();
    const armazem = criarArmazemDeMeses(() => promessa);
    const ouvinte = vi.fn();
    armazem.assinar(ouvinte);
    armazem.pedir(['2026-11']);
    resolver({ feriados: [FINADOS] });
    await promessa;
    expect(armazem.retrato().estados.get('2026-11')).toBe('pronto');
    expect(armazem.retrato().dados.feriados).toEqual([FINADOS]);
    expect(ouvinte).toHaveBeenCalledTimes(2);
  });

  it('keeps an error until it is asked for again, and then recovers', async () => {
    const primeira = adiado();
    const carregar = vi.fn((): Promise<DadosDoMes> => primeira.promessa);
    const armazem = criarArmazemDeMeses(carregar);
    armazem.pedir(['2026-11']);
    primeira.recusar(new Error('sem rede'));
    await expect(primeira.promessa).rejects.toThrow('sem rede');
    expect(armazem.retrato().estados.get('2026-11')).toBe('erro');
    armazem.pedir(['2026-11']);
    expect(carregar).toHaveBeenCalledTimes(1);
    carregar.mockResolvedValueOnce({ motivos: { '2026-11-03': 'Agenda lotada' } });
    armazem.tentarNovamente(['2026-11']);
    await armazem.garantir(['2026-11']);
    expect(armazem.retrato().estados.get('2026-11')).toBe('pronto');
  });

  it('waits for all months of a range, and rejects when one cannot be had', async () => {
    const armazem = criarArmazemDeMeses(async (mes) => {
      if (mes === '2026-12') throw new Error('sem rede');
      return { motivos: { [`${mes}-05`]: 'Agenda lotada' } };
    });
    await expect(armazem.garantir(['2026-10', '2026-11'])).resolves.toMatchObject({
      motivos: { '2026-10-05': 'Agenda lotada', '2026-11-05': 'Agenda lotada' },
    });
    await expect(armazem.garantir(['2026-11', '2026-12'])).rejects.toThrow('sem rede');
  });

  it('drops what was under way when it ends, and may be used again', () => {
    const sinais: AbortSignal[] = [];
    const armazem = criarArmazemDeMeses((_mes, sinal) => {
      sinais.push(sinal);
      return new Promise<DadosDoMes>(() => undefined);
    });
    armazem.pedir(['2026-11']);
    armazem.encerrar();
    expect(sinais[0]?.aborted).toBe(true);
    armazem.pedir(['2026-11']);
    expect(sinais).toHaveLength(2);
    expect(sinais[1]?.aborted).toBe(false);
  });

  it('lists a holiday once when two months bring it', () => {
    expect(juntarMeses([{ feriados: [FINADOS] }, { feriados: [{ ...FINADOS }] }]).feriados).toHaveLength(1);
  });
});
