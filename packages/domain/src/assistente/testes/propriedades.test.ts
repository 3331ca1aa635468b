import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  assistenteReducer,
  dataMinimaDaSugestao,
  estadoInicial,
  ETAPAS,
  etapasAbriveis,
  etapasDoAssistente,
  lerRascunho,
  metodoObrigatorio,
  payloadsDeAgendamento,
  periodosDoPedido,
  primeiraEtapaIncompleta,
  serializarRascunho,
  validarEtapa,
  type EstadoAssistente,
  type EventoAssistente,
} from '../index.ts';
import * as C from './cenario.ts';
import { contexto, historia, prestador } from './historia.ts';

const emTodos = (confere: (e: EstadoAssistente) => void): void =>
  fc.assert(
    fc.property(historia, (estados) => {
      for (const e of estados) confere(e);
    }),
    { numRuns: 150 },
  );

describe('wizard invariants over random events', () => {
  it('doc2 §5: never more than 10 employees, each once, all of the one client', () => {
    emTodos((e) => {
      expect(e.funcionarios.length).toBeLessThanOrEqual(10);
      expect(new Set(e.funcionarios.map((f) => f.id)).size).toBe(e.funcionarios.length);
      expect(e.funcionarios.every((f) => f.customerId === e.cliente?.id)).toBe(true);
      expect(e.cliente === null).toBe(e.funcionarios.length === 0);
      if (e.autoagendamento) expect(e.funcionarios.length).toBeLessThanOrEqual(1);
    });
  });

  it('decisions #13: the steps always stand in their order, and the current one is among them', () => {
    const ordem = ETAPAS.map((x) => x.id);
    emTodos((e) => {
      const ids = etapasDoAssistente(e).map((x) => x.id);
      expect(ids).toEqual([...ids].sort((a, b) => ordem.indexOf(a) - ordem.indexOf(b)));
      expect(etapasAbriveis(e).map((x) => x.id)).toContain(e.etapa);
    });
  });

  it('doc2 §4: a kept range never starts before its minimum, and a kept period is on offer', () => {
    fc.assert(
      fc.property(historia, contexto, prestador, (estados, ctx, novo) => {
        const e = assistenteReducer(
          estados.at(-1) ?? estadoInicial(),
          { tipo: 'PRESTADOR_ESCOLHIDO', prestador: novo },
          ctx,
        );
        if (e.autoagendamento || e.dialogos.length > 0) return;
        if (e.intervaloSugerido)
          expect(e.intervaloSugerido.inicio >= dataMinimaDaSugestao(e, ctx.agora)).toBe(true);
        if (e.periodo !== null)
          expect(periodosDoPedido(e, ctx.agora).find((p) => p.periodo === e.periodo)?.disponivel).toBe(true);
      }),
      { numRuns: 100 },
    );
  });

  it('doc2 §4: a locked answer is the only one that it may be', () => {
    emTodos((e) => {
      const { quemAgenda, quemAvisa } = metodoObrigatorio(e);
      if (quemAgenda) expect(e.quemAgenda).toBe(quemAgenda);
      if (quemAvisa) expect(e.quemAvisa).toBe(quemAvisa);
    });
  });

  it('a question about an employee is about one of the request', () => {
    emTodos((e) => {
      for (const d of e.dialogos) {
        if (d.tipo === 'COBRANCA_MUDANCA_FUNCAO')
          expect(e.funcionarios.map((f) => f.id)).toContain(d.idFuncionario);
      }
    });
  });

  it('toasts are numbered without gaps or repeats', () => {
    emTodos((e) => {
      const numeros = e.avisos.map((a) => a.numero);
      expect(numeros).toEqual([...new Set(numeros)].sort((a, b) => a - b));
      expect(numeros.every((n) => n < e.proximoAviso)).toBe(true);
    });
  });

  it('validation is total, and what it accepts can be sent', () => {
    emTodos((e) => {
      for (const { id: etapa } of ETAPAS) {
        const r = validarEtapa(e, etapa, C.ctx);
        if (!r.ok) expect(r.falhas.length).toBeGreaterThan(0);
      }
      if (!e.autoagendamento && primeiraEtapaIncompleta(e, C.ctx) === null) {
        expect(payloadsDeAgendamento(e)).toHaveLength(e.funcionarios.length);
      }
    });
  });

  it('an event about somebody who is not in the request gives back the same state', () => {
    const e = C.pedidoCompleto();
    for (const tipo of ['FUNCIONARIO_REMOVIDO', 'SINCRONIA_FALHOU'] as const) {
      expect(assistenteReducer(e, { tipo, id: 99 }, C.ctx)).toBe(e);
    }
    expect(assistenteReducer(e, { tipo: 'NADA' } as unknown as EventoAssistente, C.ctx)).toBe(e);
  });
});

describe('draft', () => {
  it('round trip: reading a stored draft and storing it again gives the same text', () => {
    emTodos((e) => {
      const texto = serializarRascunho(e);
      const lido = lerRascunho(texto, C.perfil);
      expect(lido).not.toBeNull();
      if (!lido) return;
      expect(JSON.parse(serializarRascunho({ ...lido, etapa: e.etapa }))).toEqual(JSON.parse(texto));
      expect(etapasAbriveis(lido).map((x) => x.id)).toContain(lido.etapa);
    });
  });

  it('decisions #18: nothing of anybody’s health is stored', () => {
    const e = C.depois(
      C.pedidoCompleto(),
      {
        tipo: 'FUNCIONARIO_ALTERADO',
        id: 1,
        campos: {
          pcd: true,
          detalheConsulta: 'SEGREDO',
          tipoRetorno: 1,
          observacao: 'SEGREDO',
          questionarioRisco: 77,
        },
      },
      { tipo: 'OBSERVACAO_ALTERADA', observacao: 'SEGREDO' },
      {
        tipo: 'ANEXO_ADICIONADO',
        id: 1,
        anexo: { nome: 'SEGREDO.pdf', tipo: 'LAUDO_PCD', arquivo: 'SEGREDO', tamanho: 1 },
      },
    );
    const texto = serializarRascunho(e);
    for (const proibido of [
      'SEGREDO',
      'Ruído',
      'Exame 1',
      'pcd',
      'possuiRisco',
      'exames',
      'questionarioRisco"',
      'tipoRetorno',
      'mudouRisco',
    ]) {
      expect(texto).not.toContain(proibido);
    }
    const lido = lerRascunho(texto);
    expect(lido).toMatchObject({ etapa: 'dados-solicitante', prestador: { id: 1 }, periodo: 1 });
    expect(lido?.avisos[0]?.titulo).toBe('Rascunho recuperado');
  });

  it('a draft opened at the end goes back to where SOC is asked again', () => {
    const e = { ...C.pedidoCompleto(), etapa: 'concluir' as const };
    expect(lerRascunho(serializarRascunho(e))?.etapa).toBe('procedimentos');
  });

  it('an unanswered charge question is asked again, once the registry said whose risk changed', () => {
    const e = C.depois(
      estadoInicial(),
      { tipo: 'TIPO_EXAME_ESCOLHIDO', tipoExame: C.tipo(5) },
      {
        tipo: 'FUNCIONARIOS_ADICIONADOS',
        funcionarios: [1, 2, 3].map((id) => C.funcionario(id, { mudouRisco: id === 3 })),
      },
      { tipo: 'COBRANCA_RESPONDIDA', id: 1, confirma: true },
    );
    const lido = lerRascunho(serializarRascunho(e));
    expect(lido?.dialogos).toEqual([]);
    const relido = [1, 2, 3].map(
      (id) => ({ tipo: 'CADASTRO_RELIDO', id, pcd: false, mudouRisco: id === 3 }) as const,
    );
    expect(C.depois(lido!, ...relido).dialogos).toEqual([
      { tipo: 'COBRANCA_MUDANCA_FUNCAO', idFuncionario: 2 },
    ]);
  });

  it('tolerant to garbage: anything else is no draft, and nothing throws', () => {
    const guardado = serializarRascunho(C.pedidoCompleto(2));
    for (const texto of [
      null,
      undefined,
      '',
      '{',
      'null',
      '[]',
      '{"versao":1}',
      '{"versao":2,"estado":{}}',
      guardado.slice(0, -3),
    ]) {
      expect(lerRascunho(texto)).toBeNull();
    }
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (texto) => lerRascunho(texto) === null));
  });

  it('a draft that breaks a rule of the wizard is no draft', () => {
    const bruto = JSON.parse(serializarRascunho(C.pedidoCompleto(2))) as {
      estado: { funcionarios: { customerId: number; id: number }[] };
    };
    const mexer = (muda: (e: typeof bruto.estado) => void): string => {
      const copia = structuredClone(bruto);
      muda(copia.estado);
      return JSON.stringify(copia);
    };
    expect(lerRascunho(mexer((e) => e.funcionarios.forEach((f) => (f.customerId = 2))))).toBeNull();
    expect(lerRascunho(mexer((e) => e.funcionarios.forEach((f) => (f.id = 1))))).toBeNull();
    expect(
      lerRascunho(
        mexer(
          (e) =>
            (e.funcionarios = Array.from({ length: 11 }, (_, i) => ({
              ...e.funcionarios[0],
              id: i,
              customerId: 1,
            }))),
        ),
      ),
    ).toBeNull();
  });
});
