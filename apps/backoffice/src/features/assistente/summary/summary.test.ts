import { initialState, type AssistenteState } from '@apto/domain/assistente';
import { TIPO_EXAME } from '@apto/domain/exames';
import { describe, expect, it } from 'vitest';
import {
  withFuncionarios,
  withProcedimentos,
  complete,
  after,
  fromLink,
  readyLink,
  PROFILE,
} from '../stories/pedidos.ts';
import { reasonToWait, type Waits } from './progress.ts';
import { menuItems } from './menu.ts';
import { pendencias } from './pendencias.ts';
import {
  linkDestination,
  missingInSummary,
  summaryItems,
  summarizedNames,
  suggestedWhen,
  typeLines,
} from './texts.ts';
import { fieldLabel, apiFieldLabel } from './labels.ts';

const now = { data: '2026-11-24', time: '10:00', instant: '2026-11-24T13:00:00.000Z' };
const ctx = { now };
const NOTHING = { loading: false, error: undefined };
const FREE: Waits = { rules: NOTHING, facts: NOTHING, clinic: { ...NOTHING, notReleased: null } };
const missing = (e: Parameters<typeof pendencias>[0]) => pendencias(e, ctx).flatMap(({ items }) => items);

describe('what is missing, in words', () => {
  it('at the beginning: what the request cannot be sent without', () => {
    expect(missing(initialState(PROFILE))).toEqual([
      'Tipo de exame',
      'Cidade',
      'Funcionários',
      'Clínica',
      'Período sugerido',
    ]);
  });
  it('a field of one employee says whose it is, of several how many', () => {
    const e = withProcedimentos(2);
    expect(missing(e)[0]).toBe('Questionário de risco (2 funcionários)');
    const one = after(e, [{ type: 'FUNCIONARIO_CHANGED', id: 100, fields: { questionarioRisco: 1 } }]);
    expect(missing(one)[0]).toBe('Questionário de risco de Carlos Eduardo Figueiredo');
  });
  it('nothing, when nothing is', () => expect(missing(complete(4, now))).toEqual([]));
  it('the last step adds nothing to what the others say', () => {
    const e = { ...complete(1, now), nomeSolicitante: '' };
    expect(pendencias(e, ctx).map(({ step }) => step)).toEqual(['dados-solicitante']);
  });
  it('says no field by the name that the code has for it', () => {
    const failed = after(withFuncionarios(1), [{ type: 'SYNC_FAILED', id: 100 }]);
    expect(missing(failed)).toContain('Procedimentos de Ana Beatriz Nogueira');
    const charged = after(complete(1, now), [{ type: 'EXAME_ACCEPTED', id: 100, idExame: 12, accept: true }]);
    expect(missing(charged)).toEqual(['Confirmação da cobrança de Ana Beatriz Nogueira']);
  });
  it('doc2 §2.4, §2.5: the report of the disability is told from the one of the return, and nothing is said twice', () => {
    const marks = [100, 101].map(
      (id) => ({ type: 'FUNCIONARIO_CHANGED', id, fields: { pcd: true } }) as const,
    );
    const e = after(withProcedimentos(2, TIPO_EXAME.RETORNO_AO_TRABALHO), marks);
    const said = missing(e);
    expect(said).toEqual(expect.arrayContaining(['Laudo PCD (2 funcionários)', 'Laudo (2 funcionários)']));
    expect(new Set(said).size).toBe(said.length);
  });
  it('stays short', () => {
    expect(missingInSummary(['a', 'b'])).toEqual(['a', 'b']);
    expect(missingInSummary(['a', 'b', 'c', 'd', 'e', 'f', 'g'])).toEqual([
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
  const menu = (e: Parameters<typeof menuItems>[0], refused: Parameters<typeof menuItems>[2] = new Set()) =>
    menuItems(e, ctx, refused);
  it('a step after one that is not complete says which', () => {
    expect(menu(initialState(PROFILE)).map(({ disabledReason }) => disabledReason)).toEqual([
      undefined,
      undefined,
      'Conclua antes: Dados do agendamento',
      'Conclua antes: Dados do agendamento',
      'Conclua antes: Dados do agendamento',
    ]);
  });
  it('a refused step is marked until it is complete', () => {
    const refused = new Set(['dados-agendamento'] as const);
    expect(menu(initialState(PROFILE), refused)[1]?.state).toBe('error');
    expect(menu(withFuncionarios(1), refused)[1]?.state).toBe('done');
  });
  it('doc2 §2.1: by a link there are its own two steps after the requester', () => {
    expect(menu(fromLink()).map(({ id }) => id)).toEqual([
      'dados-solicitante',
      'autoagendamento',
      'dados-funcionario',
    ]);
  });
});

describe('why the main button waits', () => {
  it('doc2 §2.6: procedures wait for SOC, and a failure blocks', () => {
    const e = { ...withFuncionarios(1), step: 'procedimentos' as const };
    expect(reasonToWait(e, FREE)).toBe('Carregando informações...');
    const failed = after(e, [{ type: 'SYNC_FAILED', id: 100 }]);
    expect(reasonToWait(failed, FREE)).toBe('Ocorreu um problema ao tentar sincronizar dados com o SOC!');
    expect(reasonToWait(withProcedimentos(1), FREE)).toBeUndefined();
  });
  it('the clinic step waits for what is being asked about the clinic, and not before one is chosen', () => {
    const e = { ...complete(1, now), step: 'definir-clinica' as const };
    const busy = { ...FREE, facts: { loading: true, error: undefined } };
    expect(reasonToWait(e, busy)).toBe('Verificando a clínica...');
    expect(reasonToWait({ ...e, prestador: null }, busy)).toBeUndefined();
    expect(reasonToWait(e, { ...FREE, clinic: { ...NOTHING, notReleased: {} } })).toBe(
      'O prestador escolhido não atende este cliente.',
    );
    expect(
      reasonToWait(e, { ...FREE, clinic: { ...NOTHING, error: new Error('x'), notReleased: null } }),
    ).toMatch(/Tente novamente/);
  });
  it('what is wrong in a field is no reason', () => {
    const unnamed: AssistenteState = { ...initialState(PROFILE), nomeSolicitante: '' };
    expect(reasonToWait(unnamed, FREE)).toBeUndefined();
  });
  it('a link waits for SOC about its employee', () => {
    const e = after(fromLink(0), [{ type: 'SYNC_STARTED', ids: [100] }]);
    expect(reasonToWait(e, FREE)).toBe('Carregando informações...');
    const ready = { ...readyLink(now), step: 'autoagendamento' as const };
    expect(reasonToWait(ready, FREE)).toBeUndefined();
    const busy = { ...FREE, facts: { loading: true, error: undefined } };
    expect(reasonToWait(ready, busy)).toBe('Verificando as datas...');
    expect(reasonToWait(ready, { ...FREE, facts: { loading: false, error: new Error('x') } })).toMatch(
      /Tente novamente/,
    );
  });
});

describe('who, what, where, when', () => {
  it('doc2 §5 Clinic step: the agreed time is said only where it is asked for, and sent', () => {
    const e = complete(1, now);
    if (!e.prestador) throw new Error('The request has no clinic.');
    const agreed = { ...e, prestador: { ...e.prestador, sistema: null }, horarioMarcado: '09:00' };
    const when = (quemAgenda: typeof e.quemAgenda) =>
      summaryItems({ ...agreed, quemAgenda }).find(({ label }) => label === 'Quando')?.value;
    expect(when('SOLICITANTE')).toBe('Em 26/11/2026 · Manhã · 09:00');
    expect(when('EMPRESA')).toBe('Em 26/11/2026 · Manhã');
  });

  it('says what is known, and leaves open what is not', () => {
    const values = Object.fromEntries(
      summaryItems(complete(4, now)).map(({ label, value }) => [label, value]),
    );
    expect(values).toMatchObject({
      Funcionários: 'Ana Beatriz Nogueira, Carlos Eduardo Figueiredo, Débora Sales de Albuquerque e mais 1',
      Exame: 'Periódico · 4 procedimentos',
      Onde: '0007 - Clínica São Lucas Medicina do Trabalho | Campinas - SP',
      Quando: 'Em 26/11/2026 · Manhã',
    });
    expect(summaryItems(initialState(PROFILE)).map(({ value }) => value || null)).toEqual([
      null,
      null,
      null,
      null,
      null,
    ]);
  });
  it('without a type there are no procedures to count', () => {
    const e = { ...complete(1, now), tipoExame: null };
    expect(summaryItems(e).find(({ label }) => label === 'Exame')?.value).toBeFalsy();
  });
  it('names and days', () => {
    expect(summarizedNames(['a', 'b', 'c'])).toBe('a, b, c');
    expect(
      suggestedWhen({ ...initialState(), intervaloSugerido: { inicio: '2026-11-25', fim: '2026-11-27' } }),
    ).toBe('De 25/11/2026 a 27/11/2026');
  });
  it('doc2 §2.10: where the link went', () => {
    const e = readyLink(now);
    expect(linkDestination(e)).toBe(
      'Enviado por WhatsApp para (11) 98765-4321. O funcionário entra com o CPF e este token.',
    );
    expect(linkDestination({ ...e, formaEnvio: 'EMAIL' })).toContain('e-mail para pessoa0@serraazul.com.br');
  });
  it('a refused field is named, with its employee', () => {
    const e = complete(2, now);
    expect(fieldLabel(e, 'funcionarios.1.phone')).toBe('Telefone de Carlos Eduardo Figueiredo');
    expect(apiFieldLabel(e, '1.telefoneFuncionario')).toBe(
      'Telefone do funcionário (Carlos Eduardo Figueiredo)',
    );
    expect(apiFieldLabel(e, 'dataLiberacao')).toBe('Data de liberação');
  });
});

describe('what only the exam type asks of an employee, to read before it is sent', () => {
  const lines = (fields: object) => {
    const [f] = withFuncionarios(1).funcionarios;
    return f && typeLines({ ...f, ...fields });
  };
  const report = (kind: 'LAUDO' | 'LAUDO_PCD', name: string) => ({ kind, name, key: name, size: 9 });
  it.each([
    ['nothing of it', {}, []],
    ['a dismissal', { dataHomologacao: '2026-12-15' }, ['Data de demissão: 15/12/2026']],
    [
      'a return to work, its PCD report apart',
      {
        dataLiberacao: '2026-11-27',
        tipoRetorno: 4,
        anexos: [report('LAUDO', 'alta.pdf'), report('LAUDO_PCD', 'pcd.pdf'), report('LAUDO', 'inss.pdf')],
      },
      [
        'Data de liberação: 27/11/2026',
        'Motivo do retorno: Licença Maternidade',
        'Laudo: alta.pdf, inss.pdf',
      ],
    ],
    ['a consultation', { detalheConsulta: ' Dor nas costas ' }, ['Detalhes da consulta: Dor nas costas']],
  ])('%s', (_, fields, expected) => expect(lines(fields)).toEqual(expected));
});
