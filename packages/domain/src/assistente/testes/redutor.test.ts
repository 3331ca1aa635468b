import { describe, expect, it, test } from 'vitest';
import { TIPO_EXAME as T } from '../../exames/index.ts';
import { estadoInicial, lotesSoc, metodoTravado, type ClienteDoPedido } from '../index.ts';
import * as C from './cenario.ts';

const { depois, funcionario } = C;
const reserva = (extra: Partial<ClienteDoPedido> = {}): ClienteDoPedido => ({
  id: 1,
  name: 'Cliente 1',
  usaReservaHorario: true,
  permiteAlterarMetodoReservaHorario: false,
  desabilitarQuestionarioRisco: false,
  quemAgenda: null,
  quemAvisa: null,
  clienteNaoAlterarSituacaoNoDemissional: false,
  ...extra,
});

describe('defaults', () => {
  it('doc2 §4: a new request', () => {
    expect(estadoInicial()).toMatchObject({
      quemAvisa: 'SOLICITANTE',
      quemAgenda: 'USUARIO_ESCOLHE',
      periodo: 3,
      resideForaDoPais: false,
      status: { id: 1 },
      telefoneSolicitante: '(00) 00000-0000',
      etapa: 'dados-solicitante',
    });
    expect(estadoInicial(null, { autoagendamento: true }).autoagendamento).toBe(true);
  });

  it('doc2 §2.2, §6: the requester and the method come from the user record', () => {
    const e = estadoInicial({ ...C.perfil, quemAgenda: 'EMPRESA' });
    expect(e).toMatchObject({
      nomeSolicitante: 'Ana Souza',
      emailSolicitante: 'ana@empresa.com.br',
      telefoneSolicitante: '(11) 98765-4321',
      quemAgenda: 'EMPRESA',
    });
    expect(metodoTravado(e)).toEqual({ quemAgenda: true, quemAvisa: true });
  });
});

describe('employees', () => {
  it('doc2 §2.3: the first fixes the client, others are refused, duplicates skipped', () => {
    const outro = funcionario(3, {
      customerId: 2,
      customer: { ...funcionario(3).customer, name: 'Cliente 2' },
    });
    const e = depois(estadoInicial(), {
      tipo: 'FUNCIONARIOS_ADICIONADOS',
      funcionarios: [funcionario(1), funcionario(1), outro, funcionario(2)],
    });
    expect(e.funcionarios.map((f) => f.id)).toEqual([1, 2]);
    expect(e.cliente).toMatchObject({ id: 1, name: 'Cliente 1' });
    expect(C.titulos(e)).toEqual([
      'Funcionário adicionado com sucesso!',
      'Somente funcionários do mesmo cliente podem ser adicionados.',
    ]);
  });

  it('doc2 §2.3: added with pcd false and a formatted phone', () => {
    const [f] = depois(estadoInicial(), {
      tipo: 'FUNCIONARIOS_ADICIONADOS',
      funcionarios: [funcionario(1)],
    }).funcionarios;
    expect(f).toMatchObject({
      pcd: false,
      phone: '(11) 98765-4321',
      possuiRisco: null,
      sincronia: 'PENDENTE',
    });
  });

  it('doc2 §5: cut to 10 with an info toast', () => {
    const e = depois(estadoInicial(), {
      tipo: 'FUNCIONARIOS_ADICIONADOS',
      funcionarios: Array.from({ length: 11 }, (_, i) => funcionario(i + 1)),
    });
    expect(e.funcionarios).toHaveLength(10);
    expect(e.avisos.at(-1)).toMatchObject({
      tom: 'informacao',
      titulo: 'Limite de funcionários atingido!',
      detalhe: 'O limite máximo de funcionários em um agendamento é de 10.',
    });
  });

  it('doc2 §2.3: removing the last one clears the client', () => {
    const e = depois(C.pedidoManual(), { tipo: 'FUNCIONARIO_REMOVIDO', id: 1 });
    expect(e.funcionarios).toEqual([]);
    expect(e.cliente).toBeNull();
  });

  it('doc2 §5: added employees leave the selection', () => {
    const e = depois(
      estadoInicial(),
      { tipo: 'FUNCIONARIOS_SELECIONADOS', ids: [1, 2, 2] },
      { tipo: 'FUNCIONARIOS_ADICIONADOS', funcionarios: [funcionario(1)] },
    );
    expect(e.selecionados).toEqual([2]);
  });

  it('doc2 §4: lots of 4 for the external system', () => {
    expect(lotesSoc([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]).map((l) => l.length)).toEqual([4, 4, 2]);
    expect(lotesSoc([])).toEqual([]);
  });
});

describe('exam type', () => {
  it('doc2 §4: changing it clears what depended on it, and keeps the employees', () => {
    const e = depois(
      C.sincronizado(C.pedidoManual(T.DEMISSIONAL), C.soc({ examesEmDia: true })),
      {
        tipo: 'FUNCIONARIO_ALTERADO',
        id: 1,
        campos: { dataHomologacao: '2026-11-01', dataLiberacao: '2026-11-02', tipoRetorno: 1 },
      },
      { tipo: 'PROCEDIMENTOS_ESCOLHIDOS', id: 1, procedimentos: [C.procedimento(9)] },
      { tipo: 'ANEXO_ADICIONADO', id: 1, anexo: { nome: 'a.pdf', tipo: 'LAUDO', arquivo: null, tamanho: 1 } },
      { tipo: 'TIPO_EXAME_ESCOLHIDO', tipoExame: C.tipo(T.ADMISSIONAL) },
    );
    expect(e.funcionarios).toHaveLength(1);
    expect(e.funcionarios[0]).toMatchObject({
      exames: [],
      procedimentos: [],
      anexos: [],
      dataLiberacao: null,
      tipoRetorno: null,
      asoEmDia: false,
      dataHomologacao: null,
      sincronia: 'PENDENTE',
    });
  });

  it('doc2 §4: function change also empties the employee list', () => {
    const e = depois(C.pedidoManual(), { tipo: 'TIPO_EXAME_ESCOLHIDO', tipoExame: C.tipo(T.MUDANCA_FUNCAO) });
    expect(e.funcionarios).toEqual([]);
    expect(e.cliente).toBeNull();
  });

  it('decisions #21: an unknown type is not chosen; the same type changes nothing', () => {
    const e = C.pedidoManual();
    expect(depois(e, { tipo: 'TIPO_EXAME_ESCOLHIDO', tipoExame: { id: 99, descricao: '?' } })).toBe(e);
    expect(depois(e, { tipo: 'TIPO_EXAME_ESCOLHIDO', tipoExame: C.tipo(T.PERIODICO) })).toBe(e);
  });

  const mudanca = (f: ReturnType<typeof funcionario>) =>
    depois(
      estadoInicial(),
      { tipo: 'TIPO_EXAME_ESCOLHIDO', tipoExame: C.tipo(T.MUDANCA_FUNCAO) },
      { tipo: 'FUNCIONARIOS_ADICIONADOS', funcionarios: [f] },
    );

  it('doc2 §4: function change without changed risk asks about the charge; confirm marks asoEmDia', () => {
    const e = mudanca(funcionario(1));
    expect(e.dialogos).toEqual([{ tipo: 'COBRANCA_MUDANCA_FUNCAO', idFuncionario: 1 }]);
    const sim = depois(e, { tipo: 'COBRANCA_RESPONDIDA', id: 1, confirma: true });
    expect(sim.dialogos).toEqual([]);
    expect(sim.funcionarios[0]?.asoEmDia).toBe(true);
    const nao = depois(e, { tipo: 'COBRANCA_RESPONDIDA', id: 1, confirma: false });
    expect(nao.funcionarios).toEqual([]);
    expect(nao.dialogos).toEqual([]);
  });

  it('doc2 §4: with changed risk nothing is asked', () => {
    expect(mudanca(funcionario(1, { mudouRisco: true })).dialogos).toEqual([]);
  });

  it('doc2 §4: SOC does not undo the answered charge question', () => {
    const e = depois(mudanca(funcionario(1)), { tipo: 'COBRANCA_RESPONDIDA', id: 1, confirma: true });
    expect(C.sincronizado(e).funcionarios[0]?.asoEmDia).toBe(true);
  });

  it('an answer about the type chosen before is left aside', () => {
    const e = C.pedidoManual(T.ADMISSIONAL);
    expect(
      depois(e, { tipo: 'PROCEDIMENTOS_CARREGADOS', id: 1, tipoExame: T.PERIODICO, resposta: C.soc() }),
    ).toBe(e);
  });
});

describe('clinic', () => {
  const escolher = (prestador = C.clinica(2), e = C.pedidoCompleto()) =>
    depois(e, { tipo: 'PRESTADOR_ESCOLHIDO', prestador });

  it('doc2 §4: changing clinic resets range and period', () => {
    const e = escolher();
    expect(e.prestador?.id).toBe(2);
    expect(e.intervaloSugerido).toBeNull();
    expect(e.periodo).toBe(3);
  });

  it('doc2 §4: the same clinic again changes nothing', () => {
    expect(escolher(C.clinica(1)).intervaloSugerido).toEqual({ inicio: '2026-11-25', fim: '2026-11-27' });
  });

  it("doc2 §4: 'Ambos' is hidden for SOC clinics, so that it does not stay chosen", () => {
    expect(escolher(C.clinica(2, { sistema: 'SOC' })).periodo).toBeNull();
  });

  it('doc2 §5: a clinic without hours is announced', () => {
    expect(C.titulos(escolher(C.clinica(2, { openingHours: [] })))).toEqual([
      'Prestador escolhido não contém horários de atendimento disponíveis ou cadastrados.',
    ]);
  });

  it('doc2 §2.7: OUTROS while suggested ones exist asks first', () => {
    const outros = { ...C.ctx, prestadores: [{ prioridade: 'PREFERENCIAL' }, { prioridade: 'OUTROS' }] };
    const antes = C.pedidoCompleto();
    const pedido = C.comContexto(antes, outros, {
      tipo: 'PRESTADOR_ESCOLHIDO',
      prestador: C.clinica(3, { prioridade: 'OUTROS' }),
    });
    expect(pedido.prestador?.id).toBe(1);
    expect(pedido.dialogos[0]?.tipo).toBe('CONFIRMAR_OUTROS');
    expect(depois(pedido, { tipo: 'PRESTADOR_CONFIRMADO', confirma: true }).prestador?.id).toBe(3);
    const nao = depois(pedido, { tipo: 'PRESTADOR_CONFIRMADO', confirma: false });
    expect(nao.prestador?.id).toBe(1);
    expect(nao.dialogos).toEqual([]);
  });

  it('doc2 §8: when the reservation check fails the clinic is removed', () => {
    const e = depois(C.pedidoCompleto(), { tipo: 'RESERVA_VERIFICADA', idPrestador: 1, suporta: null });
    expect(e.prestador).toBeNull();
    expect(C.titulos(e)[0]).toBe(
      'Não foi possível verificar se o prestador atende reserva de horários. Por favor, tente novamente.',
    );
  });

  it('doc2 §5: a range that fails a check is cleared and its text shown', () => {
    const e = depois(C.pedidoCompleto(), {
      tipo: 'INTERVALO_ESCOLHIDO',
      intervalo: { inicio: '2026-11-23', fim: '2026-11-25' },
    });
    expect(e.intervaloSugerido).toBeNull();
    expect(C.titulos(e)).toEqual(['A data inicial não pode ser menor que a data atual']);
  });

  it('doc2 §4: when the company schedules, a range starting today is cleared', () => {
    const hoje = depois(C.pedidoCompleto(), {
      tipo: 'INTERVALO_ESCOLHIDO',
      intervalo: { inicio: '2026-11-24', fim: '2026-11-25' },
    });
    expect(hoje.intervaloSugerido).not.toBeNull();
    expect(depois(hoje, { tipo: 'QUEM_AGENDA_ESCOLHIDO', quem: 'EMPRESA' }).intervaloSugerido).toBeNull();
    const amanha = depois(C.pedidoCompleto(), { tipo: 'QUEM_AGENDA_ESCOLHIDO', quem: 'EMPRESA' });
    expect(amanha.intervaloSugerido).not.toBeNull();
  });

  it('doc2 §4: after 12:00 a range that starts today gives up the morning', () => {
    const tarde = { agora: { ...C.agora, hora: '12:01' } };
    const e = C.comContexto(C.pedidoCompleto(), tarde, {
      tipo: 'INTERVALO_ESCOLHIDO',
      intervalo: { inicio: '2026-11-24', fim: '2026-11-25' },
    });
    expect(e.periodo).toBeNull();
  });

  it('doc2 §4: locked unless USUARIO_ESCOLHE', () => {
    const e = C.pedidoCompleto();
    expect(metodoTravado(e)).toEqual({ quemAgenda: false, quemAvisa: true });
    expect(depois(e, { tipo: 'QUEM_AVISA_ESCOLHIDO', quem: 'EMPRESA' }).quemAvisa).toBe('SOLICITANTE');
    const prescrito = depois(e, {
      tipo: 'METODO_CARREGADO',
      quemAgenda: 'EMPRESA',
      quemAvisa: 'USUARIO_ESCOLHE',
    });
    expect(prescrito).toMatchObject({ quemAgenda: 'EMPRESA', quemAvisa: 'USUARIO_ESCOLHE' });
    expect(depois(prescrito, { tipo: 'QUEM_AGENDA_ESCOLHIDO', quem: 'SOLICITANTE' }).quemAgenda).toBe(
      'EMPRESA',
    );
    expect(depois(prescrito, { tipo: 'QUEM_AVISA_ESCOLHIDO', quem: 'EMPRESA' }).quemAvisa).toBe('EMPRESA');
  });

  it('doc2 §4: a SOC clinic and a reservation client fix both on the requester', () => {
    const e = depois(
      C.pedidoCompleto(),
      { tipo: 'METODO_CARREGADO', quemAgenda: 'EMPRESA', quemAvisa: 'EMPRESA' },
      { tipo: 'CLIENTE_CARREGADO', cliente: reserva() },
      { tipo: 'PRESTADOR_ESCOLHIDO', prestador: C.clinica(5, { sistema: 'SOC' }) },
    );
    expect(e).toMatchObject({ quemAgenda: 'SOLICITANTE', quemAvisa: 'SOLICITANTE' });
    expect(metodoTravado(e)).toEqual({ quemAgenda: true, quemAvisa: true });
    const sem = depois(e, { tipo: 'PRESTADOR_ESCOLHIDO', prestador: C.clinica(6) });
    expect(sem).toMatchObject({ quemAgenda: 'EMPRESA', quemAvisa: 'EMPRESA' });
  });

  it('doc2 §6: the client may let the method change', () => {
    const e = depois(
      C.pedidoCompleto(),
      { tipo: 'PRESTADOR_ESCOLHIDO', prestador: C.clinica(5, { sistema: 'SOC' }) },
      { tipo: 'CLIENTE_CARREGADO', cliente: reserva({ permiteAlterarMetodoReservaHorario: true }) },
    );
    expect(e.quemAgenda).toBe('SOLICITANTE');
    expect(metodoTravado(e)).toEqual({ quemAgenda: false, quemAvisa: false });
  });

  test.each([
    ['a new city', { tipo: 'CIDADE_ESCOLHIDA', cidade: { id: 2, cidade: 'Olinda', estado: 'PE' } }],
    ['a new exam type', { tipo: 'TIPO_EXAME_ESCOLHIDO', tipoExame: { id: 1, descricao: 'Admissional' } }],
  ] as const)('%s clears the clinic, since others are offered', (_nome, evento) => {
    expect(depois(C.pedidoCompleto(), evento).prestador).toBeNull();
  });
});
