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
  metodoTravado,
  payloadsDeAgendamento,
  periodosDoPedido,
  primeiraEtapaIncompleta,
  serializarRascunho,
  validarEtapa,
  type ContextoAssistente,
  type EstadoAssistente,
  type EventoAssistente,
} from '../index.ts';
import * as C from './cenario.ts';

const id = fc.integer({ min: 1, max: 18 });
const funcionario = fc
  .record({ id, customerId: fc.constantFrom(1, 1, 1, 1, 1, 2), mudouRisco: fc.boolean() })
  .map(({ id: n, ...extra }) => C.funcionario(n, extra));
const quem = fc.constantFrom('SOLICITANTE' as const, 'EMPRESA' as const, 'USUARIO_ESCOLHE' as const);
const data = fc.constantFrom(
  '2026-11-23',
  '2026-11-24',
  '2026-11-25',
  '2026-11-27',
  '2026-12-01',
  '2026-12-10',
);
const prestador = fc
  .record({
    id: fc.integer({ min: 1, max: 4 }),
    sistema: fc.constantFrom('SOC', null),
    prioridade: fc.constantFrom('PREFERENCIAL' as const, 'OUTROS' as const),
    openingHours: fc.constantFrom(null, [], C.horarioComercial),
  })
  .map(({ id: n, ...extra }) => C.clinica(n, extra));
const idTipo = fc.integer({ min: 1, max: 13 });
const soc = fc
  .record({ examesEmDia: fc.boolean(), lista: fc.subarray([C.emDia(1, true), C.emDia(2), C.emDia(7)]) })
  .map(({ examesEmDia, lista }) => C.soc({ examesEmDia, examesEmDiaList: lista }));
const cliente = fc.record({
  id: fc.integer({ min: 1, max: 2 }),
  name: fc.constant('Cliente'),
  usaReservaHorario: fc.boolean(),
  permiteAlterarMetodoReservaHorario: fc.boolean(),
  desabilitarQuestionarioRisco: fc.boolean(),
  quemAgenda: fc.option(quem),
  quemAvisa: fc.option(quem),
  clienteNaoAlterarSituacaoNoDemissional: fc.boolean(),
});

const evento: fc.Arbitrary<EventoAssistente> = fc.oneof(
  { weight: 6, arbitrary: fc.constant({ tipo: 'AVANCOU' } as const) },
  fc.constant({ tipo: 'VOLTOU' } as const),
  fc.constant({ tipo: 'RECOMECOU' } as const),
  fc.record({
    tipo: fc.constant('ETAPA_ABERTA' as const),
    etapa: fc.constantFrom(...ETAPAS.map((e) => e.id)),
  }),
  fc.record({
    tipo: fc.constant('SOLICITANTE_ALTERADO' as const),
    campos: fc.record({ nomeSolicitante: fc.string() }, { requiredKeys: [] }),
  }),
  fc.record({ tipo: fc.constant('MODO_ESCOLHIDO' as const), autoagendamento: fc.boolean() }),
  fc.record({
    tipo: fc.constant('ENQUADRAMENTO_RESPONDIDO' as const),
    valor: fc.constantFrom('sim' as const, 'nao' as const),
  }),
  fc.record({
    tipo: fc.constant('TIPO_EXAME_ESCOLHIDO' as const),
    tipoExame: fc.option(fc.integer({ min: 0, max: 15 }).map(C.tipo)),
  }),
  fc.record({ tipo: fc.constant('CIDADE_ESCOLHIDA' as const), cidade: fc.option(fc.constant(C.cidade)) }),
  fc.record({ tipo: fc.constant('FUNCIONARIOS_SELECIONADOS' as const), ids: fc.array(id, { maxLength: 3 }) }),
  {
    weight: 3,
    arbitrary: fc.record({
      tipo: fc.constant('FUNCIONARIOS_ADICIONADOS' as const),
      funcionarios: fc.array(funcionario, { maxLength: 20 }),
    }),
  },
  fc.record({ tipo: fc.constant('FUNCIONARIO_REMOVIDO' as const), id }),
  fc.record({
    tipo: fc.constant('FUNCIONARIO_ALTERADO' as const),
    id,
    campos: fc.record(
      { pcd: fc.boolean(), dataHomologacao: fc.option(data), detalheConsulta: fc.string() },
      { requiredKeys: [] },
    ),
  }),
  fc.record({ tipo: fc.constant('COBRANCA_RESPONDIDA' as const), id, confirma: fc.boolean() }),
  fc.record({ tipo: fc.constant('CLIENTE_CARREGADO' as const), cliente }),
  fc.record({ tipo: fc.constant('METODO_CARREGADO' as const), quemAgenda: quem, quemAvisa: quem }),
  fc.record({ tipo: fc.constant('SINCRONIA_INICIADA' as const), ids: fc.array(id, { maxLength: 3 }) }),
  fc.record({
    tipo: fc.constant('RISCOS_CARREGADOS' as const),
    id,
    riscos: fc.constantFrom([], [{ id: 1, nome: 'Ruído' }]),
  }),
  fc.record({ tipo: fc.constant('PROCEDIMENTOS_CARREGADOS' as const), id, tipoExame: idTipo, resposta: soc }),
  fc.record({ tipo: fc.constant('SINCRONIA_FALHOU' as const), id }),
  fc.record({
    tipo: fc.constant('EXAME_ACEITO' as const),
    id,
    idExame: fc.integer({ min: 1, max: 7 }),
    aceitar: fc.boolean(),
  }),
  fc.record({ tipo: fc.constant('COBRANCA_CIENTE' as const), id, ciente: fc.boolean() }),
  {
    weight: 3,
    arbitrary: fc.record({
      tipo: fc.constant('PRESTADOR_ESCOLHIDO' as const),
      prestador: fc.option(prestador),
    }),
  },
  fc.record({ tipo: fc.constant('PRESTADOR_CONFIRMADO' as const), confirma: fc.boolean() }),
  fc.record({ tipo: fc.constant('PRESTADOR_CARREGADO' as const), prestador }),
  fc.record({
    tipo: fc.constant('RESERVA_VERIFICADA' as const),
    idPrestador: fc.integer({ min: 1, max: 4 }),
    suporta: fc.constantFrom(true, false, null),
  }),
  {
    weight: 3,
    arbitrary: fc.record({
      tipo: fc.constant('INTERVALO_ESCOLHIDO' as const),
      intervalo: fc.option(fc.record({ inicio: data, fim: data })),
    }),
  },
  fc.record({
    tipo: fc.constant('PERIODO_ESCOLHIDO' as const),
    periodo: fc.constantFrom(1 as const, 2 as const, 3 as const, null),
  }),
  fc.record({
    tipo: fc.constant('HORARIO_INFORMADO' as const),
    horario: fc.constantFrom('', '09:00', '99:99'),
  }),
  fc.record({ tipo: fc.constant('QUEM_AGENDA_ESCOLHIDO' as const), quem }),
  fc.record({ tipo: fc.constant('QUEM_AVISA_ESCOLHIDO' as const), quem }),
  fc.record({ tipo: fc.constant('ATENDENTE_ESCOLHIDO' as const), direcionar: fc.boolean() }),
  fc.record({
    tipo: fc.constant('FUNCIONARIO_DO_LINK_ESCOLHIDO' as const),
    funcionario: fc.option(funcionario),
  }),
  fc.record({ tipo: fc.constant('BLOQUEIO_RESPONDIDO' as const), agendarManualmente: fc.boolean() }),
);

const contexto: fc.Arbitrary<ContextoAssistente> = fc.record({
  agora: fc.constantFrom(C.agora, { ...C.agora, hora: '12:01' }),
  exameClinicoObrigatorio: fc.boolean(),
  prestadores: fc.constantFrom([], [{ prioridade: 'PREFERENCIAL' }]),
  limiteDias: fc.constantFrom(null, 5),
});

/** Every state on the way through a random series of events. */
const historia = fc
  .record({ eventos: fc.array(fc.tuple(evento, contexto), { maxLength: 40 }), pronto: fc.boolean() })
  .map(({ eventos, pronto }) => {
    const estados: EstadoAssistente[] = [pronto ? C.pedidoCompleto(3) : estadoInicial(C.perfil)];
    for (const [e, ctx] of eventos)
      estados.push(assistenteReducer(estados.at(-1) ?? estadoInicial(), e, ctx));
    return estados;
  });
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

  it('doc2 §4: a locked answer is the prescribed one, or the requester where fixed', () => {
    emTodos((e) => {
      const travado = metodoTravado(e);
      if (travado.quemAgenda) expect(['SOLICITANTE', e.quemAgendaPrescrito]).toContain(e.quemAgenda);
      if (travado.quemAvisa) expect(['SOLICITANTE', e.quemAvisaPrescrito]).toContain(e.quemAvisa);
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

  it('an unanswered charge question is asked again', () => {
    const e = C.depois(
      estadoInicial(),
      { tipo: 'TIPO_EXAME_ESCOLHIDO', tipoExame: C.tipo(5) },
      { tipo: 'FUNCIONARIOS_ADICIONADOS', funcionarios: [C.funcionario(1), C.funcionario(2)] },
      { tipo: 'COBRANCA_RESPONDIDA', id: 1, confirma: true },
    );
    expect(lerRascunho(serializarRascunho(e))?.dialogos).toEqual([
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
