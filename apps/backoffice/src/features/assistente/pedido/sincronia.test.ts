import { procedimentosSoc, riscosSoc, type Cliente } from '@apto/api-client';
import { assistenteReducer, type EstadoAssistente, type EventoAssistente } from '@apto/domain';
import { describe, expect, it } from 'vitest';
import { comFuncionarios, depoisDe, doLink, RISCOS, SOC } from '../historias/pedidos.ts';
import { faltasDoSoc, sincronizar } from './sincronia.ts';

const ctx = { agora: { data: '2026-11-24', hora: '10:00', instante: '2026-11-24T13:00:00.000Z' } };

/** A request and a SOC that answers when it is asked; `falhar` names the employees for whom a question fails. */
function cena(
  inicial: EstadoAssistente,
  falhar: { riscos?: readonly number[]; exames?: readonly number[] } = {},
) {
  let estado = inicial;
  let emVoo = 0;
  const pico = { valor: 0 };
  const perguntas: string[] = [];
  const chamar = (async (call: unknown, entrada: { params: { employeeId?: number; id?: number } }) => {
    emVoo += 1;
    pico.valor = Math.max(pico.valor, emVoo);
    await Promise.resolve();
    emVoo -= 1;
    const { employeeId, id = 0 } = entrada.params;
    if (call === riscosSoc) {
      perguntas.push(`riscos ${employeeId}`);
      if (falhar.riscos?.includes(employeeId ?? 0)) throw new Error('SOC fora');
      return RISCOS;
    }
    expect(call).toBe(procedimentosSoc);
    perguntas.push(`exames ${id}`);
    if (falhar.exames?.includes(id)) throw new Error('SOC fora');
    return SOC;
  }) as Cliente['chamar'];
  return {
    perguntas,
    pico,
    estado: () => estado,
    mudar: (novo: EstadoAssistente) => {
      estado = novo;
    },
    portas: {
      cliente: { chamar },
      estado: () => estado,
      despachar: (evento: EventoAssistente) => {
        estado = assistenteReducer(estado, evento, ctx);
      },
    },
  };
}

describe('doc2 §4: asking SOC', () => {
  it('each employee becomes ready once risks and exams are here', async () => {
    const { portas, estado } = cena(comFuncionarios(3));
    const falhas = await sincronizar(faltasDoSoc(estado(), ['PENDENTE']), portas);
    expect(falhas).toEqual({ riscos: [], exames: [] });
    expect(estado().funcionarios.map(({ sincronia }) => sincronia)).toEqual(['PRONTA', 'PRONTA', 'PRONTA']);
    expect(faltasDoSoc(estado(), ['PENDENTE', 'CARREGANDO', 'ERRO'])).toEqual([]);
  });

  it('goes in lots of four employees, two questions each', async () => {
    const { portas, estado, pico, perguntas } = cena(comFuncionarios(10));
    await sincronizar(faltasDoSoc(estado(), ['PENDENTE']), portas);
    expect(pico.valor).toBe(8);
    expect(perguntas).toHaveLength(20);
  });

  it('one failure marks its employee, is told once, and asking again asks only what is missing', async () => {
    const { portas, estado, perguntas } = cena(comFuncionarios(2), { exames: [101] });
    const { exames, riscos } = await sincronizar(faltasDoSoc(estado(), ['PENDENTE']), portas);
    expect([exames.length, riscos.length]).toEqual([1, 0]);
    expect(estado().funcionarios.map(({ sincronia }) => sincronia)).toEqual(['PRONTA', 'ERRO']);
    const faltas = faltasDoSoc(estado(), ['ERRO']);
    expect(faltas).toEqual([{ id: 101, customerId: 1, riscos: false, tipoExame: 2 }]);
    perguntas.length = 0;
    await sincronizar(faltas, portas);
    expect(perguntas).toEqual(['exames 101']);
  });

  it('a failure about a type that is no longer chosen says nothing', async () => {
    const c = cena(comFuncionarios(1), { exames: [100] });
    const faltas = faltasDoSoc(c.estado(), ['PENDENTE']);
    const espera = sincronizar(faltas, c.portas);
    c.mudar(
      depoisDe(c.estado(), [
        { tipo: 'TIPO_EXAME_ESCOLHIDO', tipoExame: { id: 1, descricao: 'Admissional' } },
      ]),
    );
    expect((await espera).exames).toEqual([]);
    expect(c.estado().funcionarios[0]?.sincronia).toBe('PENDENTE');
  });

  it('doc2 §4 self-scheduling: without a type only the risks are asked', async () => {
    const { portas, estado, perguntas } = cena(doLink(0));
    await sincronizar(faltasDoSoc(estado(), ['PENDENTE']), portas);
    expect(perguntas).toEqual(['riscos 100']);
    expect(estado().funcionarios[0]?.possuiRisco).toBe(true);
  });
});
