import { ETAPAS, estadoInicial } from '@apto/domain';
import { expect, describe, it } from 'vitest';
import { comFuncionarios, comProcedimentos, completo, doLink, PERFIL } from '../historias/pedidos.ts';
import { SEGMENTOS_DO_ASSISTENTE } from '../routes.tsx';
import { caminhoDaEtapa, etapaDoCaminho, etapaNoLugar, eventosParaAbrir } from './etapaNaUrl.ts';

const agora = { data: '2026-11-24', hora: '10:00', instante: '2026-11-24T13:00:00.000Z' };
const ctx = { agora };

it('doc2 §2.1: every step of the domain has its address, and only those', () => {
  expect([...SEGMENTOS_DO_ASSISTENTE].sort()).toEqual(ETAPAS.map(({ id }) => id).sort());
});

describe('the step of an address', () => {
  it.each(SEGMENTOS_DO_ASSISTENTE)('%s leads there and back', (etapa) => {
    expect(etapaDoCaminho(caminhoDaEtapa(etapa))).toBe(etapa);
    expect(etapaDoCaminho(`${caminhoDaEtapa(etapa)}/`)).toBe(etapa);
  });
  it.each(['/gestao-medica-v3/agendamentos', '/', '/gestao-medica-v3/agendamentos/outra'])(
    '%s names none',
    (caminho) => expect(etapaDoCaminho(caminho)).toBeNull(),
  );
});

describe('opening an address', () => {
  it('the open step needs nothing', () => {
    expect(eventosParaAbrir(comFuncionarios(1), 'dados-agendamento')).toEqual([]);
  });
  it('doc2 §2.1: the browser’s back is Voltar, which clears self-scheduling on the way', () => {
    expect(eventosParaAbrir(doLink(0), 'dados-solicitante')).toEqual([{ tipo: 'VOLTOU' }]);
  });
  it('a step further on is asked for as such', () => {
    expect(eventosParaAbrir(comFuncionarios(1), 'concluir')).toEqual([
      { tipo: 'ETAPA_ABERTA', etapa: 'concluir' },
    ]);
  });
  it('a self-scheduling address chooses that mode, but throws no request away for it', () => {
    expect(eventosParaAbrir(estadoInicial(PERFIL), 'autoagendamento')).toEqual([
      { tipo: 'MODO_ESCOLHIDO', autoagendamento: true },
      { tipo: 'ETAPA_ABERTA', etapa: 'autoagendamento' },
    ]);
    expect(eventosParaAbrir(comFuncionarios(1), 'autoagendamento')).toEqual([
      { tipo: 'ETAPA_ABERTA', etapa: 'autoagendamento' },
    ]);
  });
  it('what cannot open gives way to the first incomplete step', () => {
    expect(etapaNoLugar(estadoInicial(PERFIL), ctx)).toBe('dados-agendamento');
    expect(etapaNoLugar(comProcedimentos(2), ctx)).toBe('procedimentos');
    expect(etapaNoLugar(completo(1, agora), ctx)).toBe('concluir');
  });
});
