import {
  liberarPrestador,
  obterPrestador,
  prestadorLiberado,
  prestadorReservaHorario,
  religarPrestador,
  type Cliente,
} from '@apto/api-client';
import { prestadorDoPedido } from '@apto/domain';
import { describe, expect, it, vi } from 'vitest';
import { CLINICA, completo, HORARIOS } from '../historias/pedidos.ts';
import { conferirClinica, liberarClinica, precisaVerificarReserva } from './clinica.ts';

const agora = { data: '2026-11-24', hora: '10:00', instante: '2026-11-24T13:00:00.000Z' };
const cliente = completo(1, agora).cliente!;
const comReserva = { ...cliente, usaReservaHorario: true };
const prestador = prestadorDoPedido(CLINICA);
const registro = (sistema: string | null) => ({
  ...CLINICA,
  openingHours: HORARIOS,
  systemsAndTechnology: sistema ? { name: sistema } : null,
});

const api = (respostas: ReadonlyMap<unknown, unknown>) => {
  const chamar = vi.fn(async (call: unknown) => {
    const resposta = respostas.get(call);
    if (resposta instanceof Error) throw resposta;
    return resposta;
  });
  return { chamar, cliente: { chamar: chamar as unknown as Cliente['chamar'] } };
};
const conferir = (respostas: [unknown, unknown][], dono = cliente) => {
  const { chamar, cliente: ligacao } = api(new Map(respostas));
  return { chamar, feito: conferirClinica(ligacao, prestador, dono, new AbortController().signal) };
};

describe('doc2 §2.7, §8: asking about the chosen clinic', () => {
  it('brings its hours, and knows that it serves the client', async () => {
    const { feito } = conferir([
      [obterPrestador, registro(null)],
      [prestadorLiberado, { id: 4, condicao: true }],
    ]);
    const { eventos, naoLiberada } = await feito;
    expect(naoLiberada).toBeNull();
    expect(eventos).toMatchObject([{ tipo: 'PRESTADOR_CARREGADO', prestador: { openingHours: HORARIOS } }]);
  });

  it('doc2 §2.13: says which link would have to be released', async () => {
    const { feito } = conferir([
      [obterPrestador, registro(null)],
      [prestadorLiberado, { id: 4, condicao: false }],
    ]);
    expect((await feito).naoLiberada).toMatchObject({
      vinculoId: 4,
      prestador: { id: 7 },
      cliente: { id: 1 },
    });
  });

  it('asks for reservation support only of a SOC clinic for a client that reserves', async () => {
    expect(precisaVerificarReserva({ ...prestador, sistema: 'SOC' }, cliente)).toBe(false);
    expect(precisaVerificarReserva(prestador, comReserva)).toBe(false);
    const { chamar, feito } = conferir(
      [
        [obterPrestador, registro('SOC')],
        [prestadorLiberado, { id: 4, condicao: true }],
        [prestadorReservaHorario, true],
      ],
      comReserva,
    );
    expect((await feito).eventos).toContainEqual({
      tipo: 'RESERVA_VERIFICADA',
      idPrestador: 7,
      suporta: true,
    });
    expect(chamar).toHaveBeenCalledTimes(3);
  });

  it('doc2 §8: a failed support check takes the clinic back, in the domain’s words', async () => {
    const { feito } = conferir(
      [
        [obterPrestador, registro('SOC')],
        [prestadorLiberado, { id: 4, condicao: true }],
        [prestadorReservaHorario, new Error('fora')],
      ],
      comReserva,
    );
    expect((await feito).eventos).toContainEqual({
      tipo: 'RESERVA_VERIFICADA',
      idPrestador: 7,
      suporta: null,
    });
  });

  it('a record that cannot be read is an error to try again', async () => {
    const { feito } = conferir([
      [obterPrestador, new Error('fora')],
      [prestadorLiberado, { id: 4, condicao: true }],
    ]);
    await expect(feito).rejects.toThrow('fora');
  });
});

it.each([
  [null, liberarPrestador, { idPrestador: 7, idCliente: 1 }],
  [4, religarPrestador, { idPrestador: 7, idCliente: 1, id: 4 }],
] as const)('doc2 §7: releasing with the link %s', async (vinculoId, chamada, body) => {
  const { chamar, cliente: ligacao } = api(new Map());
  await liberarClinica(ligacao, { prestador, cliente, vinculoId });
  expect(chamar).toHaveBeenCalledExactlyOnceWith(chamada, { body });
});
