import { estadoInicial, TIPO_EXAME } from '@apto/domain';
import { describe, expect, it } from 'vitest';
import {
  comFuncionarios,
  comProcedimentos,
  completo,
  depoisDe,
  doLink,
  linkPronto,
  PERFIL,
} from '../historias/pedidos.ts';
import { motivoParaEsperar, type Esperas } from './avanco.ts';
import { itensDoMenu } from './menu.ts';
import { pendencias } from './pendencias.ts';
import { destinoDoLink, faltasDoResumo, itensDoResumo, nomesResumidos, quandoSugerido } from './textos.ts';
import { rotuloDoCampo, rotuloDoCampoDaApi } from './rotulos.ts';

const agora = { data: '2026-11-24', hora: '10:00', instante: '2026-11-24T13:00:00.000Z' };
const ctx = { agora };
const NADA = { carregando: false, erro: undefined };
const LIVRE: Esperas = { regras: NADA, fatos: NADA, clinica: { ...NADA, naoLiberada: null } };
const faltas = (e: Parameters<typeof pendencias>[0]) => pendencias(e, ctx).flatMap(({ itens }) => itens);

describe('what is missing, in words', () => {
  it('at the beginning: what the request cannot be sent without', () => {
    expect(faltas(estadoInicial(PERFIL))).toEqual([
      'Tipo de exame',
      'Cidade',
      'Funcionários',
      'Clínica',
      'Período sugerido',
    ]);
  });
  it('a field of one employee says whose it is, of several how many', () => {
    const e = comProcedimentos(2);
    expect(faltas(e)[0]).toBe('Questionário de risco (2 funcionários)');
    const um = depoisDe(e, [{ tipo: 'FUNCIONARIO_ALTERADO', id: 100, campos: { questionarioRisco: 1 } }]);
    expect(faltas(um)[0]).toBe('Questionário de risco de Carlos Eduardo Figueiredo');
  });
  it('nothing, when nothing is', () => expect(faltas(completo(4, agora))).toEqual([]));
  it('the last step only adds what no other step says', () => {
    const e = { ...completo(1, agora), tipoExame: { id: TIPO_EXAME.TERCEIROS, descricao: 'Terceiros' } };
    expect(pendencias(e, ctx).map(({ etapa }) => etapa)).toEqual(['concluir']);
    expect(faltas(e)).toEqual(['Direcionar para um atendente']);
  });
  it('stays short', () => {
    expect(faltasDoResumo(['a', 'b'])).toEqual(['a', 'b']);
    expect(faltasDoResumo(['a', 'b', 'c', 'd', 'e', 'f', 'g'])).toEqual([
      'a',
      'b',
      'c',
      'd',
      'e',
      'e mais 2',
    ]);
  });
});

describe('the stepper', () => {
  const menu = (
    e: Parameters<typeof itensDoMenu>[0],
    recusadas: Parameters<typeof itensDoMenu>[2] = new Set(),
  ) => itensDoMenu(e, ctx, recusadas);
  it('a step after one that is not complete says which', () => {
    expect(menu(estadoInicial(PERFIL)).map(({ disabledReason }) => disabledReason)).toEqual([
      undefined,
      undefined,
      'Conclua antes: Dados do agendamento',
      'Conclua antes: Dados do agendamento',
      'Conclua antes: Dados do agendamento',
    ]);
  });
  it('a refused step is marked until it is complete', () => {
    const recusadas = new Set(['dados-agendamento'] as const);
    expect(menu(estadoInicial(PERFIL), recusadas)[1]?.state).toBe('error');
    expect(menu(comFuncionarios(1), recusadas)[1]?.state).toBe('done');
  });
  it('doc2 §2.1: a step that is not built is in the list, says so, and then who does it', () => {
    const e = comFuncionarios(1, TIPO_EXAME.TERCEIROS);
    const anexos = menu(e).find(({ id }) => id === 'anexos');
    expect(anexos).toMatchObject({ isDisabled: true, description: 'Não disponível' });
    expect(anexos?.disabledReason).toContain('Direcione o pedido para um atendente');
    const direcionado = depoisDe(e, [{ tipo: 'ATENDENTE_ESCOLHIDO', direcionar: true }]);
    expect(menu(direcionado).find(({ id }) => id === 'anexos')?.description).toBe('Com um atendente');
  });
  it('doc2 §2.1: by a link there are its own two steps after the requester', () => {
    expect(menu(doLink()).map(({ id }) => id)).toEqual([
      'dados-solicitante',
      'autoagendamento',
      'dados-funcionario',
    ]);
  });
});

describe('why the main button waits', () => {
  it('doc2 §2.6: procedures wait for SOC, and a failure blocks', () => {
    const e = { ...comFuncionarios(1), etapa: 'procedimentos' as const };
    expect(motivoParaEsperar(e, LIVRE)).toBe('Carregando informações...');
    const falhou = depoisDe(e, [{ tipo: 'SINCRONIA_FALHOU', id: 100 }]);
    expect(motivoParaEsperar(falhou, LIVRE)).toBe(
      'Ocorreu um problema ao tentar sincronizar dados com o SOC!',
    );
    expect(motivoParaEsperar(comProcedimentos(1), LIVRE)).toBeUndefined();
  });
  it('the clinic step waits for what is being asked about the clinic, and not before one is chosen', () => {
    const e = { ...completo(1, agora), etapa: 'definir-clinica' as const };
    const ocupada = { ...LIVRE, fatos: { carregando: true, erro: undefined } };
    expect(motivoParaEsperar(e, ocupada)).toBe('Verificando a clínica...');
    expect(motivoParaEsperar({ ...e, prestador: null }, ocupada)).toBeUndefined();
    expect(motivoParaEsperar(e, { ...LIVRE, clinica: { ...NADA, naoLiberada: {} } })).toBe(
      'O prestador escolhido não atende este cliente.',
    );
    expect(
      motivoParaEsperar(e, { ...LIVRE, clinica: { ...NADA, erro: new Error('x'), naoLiberada: null } }),
    ).toMatch(/Tente novamente/);
  });
  it('what is wrong in a field is no reason', () => {
    expect(motivoParaEsperar({ ...estadoInicial(PERFIL), nomeSolicitante: '' }, LIVRE)).toBeUndefined();
  });
  it('a link waits for SOC about its employee', () => {
    const e = depoisDe(doLink(0), [{ tipo: 'SINCRONIA_INICIADA', ids: [100] }]);
    expect(motivoParaEsperar(e, LIVRE)).toBe('Carregando informações...');
    expect(motivoParaEsperar({ ...linkPronto(agora), etapa: 'autoagendamento' }, LIVRE)).toBeUndefined();
  });
});

describe('who, what, where, when', () => {
  it('says what is known, and leaves open what is not', () => {
    const valores = Object.fromEntries(
      itensDoResumo(completo(4, agora)).map(({ label, value }) => [label, value]),
    );
    expect(valores).toMatchObject({
      Funcionários: 'Ana Beatriz Nogueira, Carlos Eduardo Figueiredo, Débora Sales de Albuquerque e mais 1',
      Exame: 'Periódico · 4 procedimentos',
      Onde: '0007 - Clínica São Lucas Medicina do Trabalho | Campinas - SP',
      Quando: 'Em 26/11/2026 · Manhã',
    });
    expect(itensDoResumo(estadoInicial(PERFIL)).map(({ value }) => value || null)).toEqual([
      null,
      null,
      null,
      null,
      null,
    ]);
  });
  it('names and days', () => {
    expect(nomesResumidos(['a', 'b', 'c'])).toBe('a, b, c');
    expect(
      quandoSugerido({ ...estadoInicial(), intervaloSugerido: { inicio: '2026-11-25', fim: '2026-11-27' } }),
    ).toBe('De 25/11/2026 a 27/11/2026');
  });
  it('doc2 §2.10: where the link went', () => {
    const e = linkPronto(agora);
    expect(destinoDoLink(e)).toBe(
      'Enviado por WhatsApp para (11) 98765-4321. O funcionário entra com o CPF e este token.',
    );
    expect(destinoDoLink({ ...e, formaEnvio: 'EMAIL' })).toContain('e-mail para pessoa0@serraazul.com.br');
  });
  it('a refused field is named, with its employee', () => {
    const e = completo(2, agora);
    expect(rotuloDoCampo(e, 'funcionarios.1.phone')).toBe('Telefone de Carlos Eduardo Figueiredo');
    expect(rotuloDoCampoDaApi(e, '1.telefoneFuncionario')).toBe(
      'Telefone do funcionário (Carlos Eduardo Figueiredo)',
    );
    expect(rotuloDoCampoDaApi(e, 'dataLiberacao')).toBe('Data de liberação');
  });
});
