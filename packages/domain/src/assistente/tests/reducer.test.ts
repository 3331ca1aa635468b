import { describe, expect, it, test } from 'vitest';
import { TIPO_EXAME as T } from '../../exames/index.ts';
import { mixedHours } from '../../fixtures/index.ts';
import { socBatches, type PedidoCliente } from '../../pedido/index.ts';
import {
  assistenteSteps,
  initialState,
  methodLocks,
  readDraft,
  serializeDraft,
  type AssistenteState,
} from '../index.ts';
import * as C from './scenario.ts';

const { after, funcionario } = C;
const reserva = (extra: Partial<PedidoCliente> = {}): PedidoCliente => ({
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
    expect(initialState()).toMatchObject({
      quemAvisa: 'SOLICITANTE',
      quemAgenda: 'USUARIO_ESCOLHE',
      periodo: 3,
      resideForaDoPais: false,
      status: { id: 1 },
      telefoneSolicitante: '(00) 00000-0000',
      step: 'dados-solicitante',
    });
    expect(initialState(null, { autoagendamento: true }).autoagendamento).toBe(true);
  });

  it('doc2 §2.2, §6: the requester and the method come from the user record', () => {
    const e = initialState({ ...C.profile, quemAgenda: 'EMPRESA' });
    expect(e).toMatchObject({
      nomeSolicitante: 'Ana Souza',
      emailSolicitante: 'ana@empresa.com.br',
      telefoneSolicitante: '(11) 98765-4321',
      quemAgenda: 'EMPRESA',
    });
    expect(methodLocks(e)).toEqual({ quemAgenda: true, quemAvisa: true });
  });
});

describe('employees', () => {
  it('doc2 §2.3: the first fixes the client, others are refused, duplicates skipped', () => {
    const other = funcionario(3, {
      customerId: 2,
      customer: { ...funcionario(3).customer, name: 'Cliente 2' },
    });
    const e = after(initialState(), {
      type: 'FUNCIONARIOS_ADDED',
      funcionarios: [funcionario(1), funcionario(1), other, funcionario(2)],
    });
    expect(e.funcionarios.map((f) => f.id)).toEqual([1, 2]);
    expect(e.cliente).toMatchObject({ id: 1, name: 'Cliente 1' });
    expect(C.titles(e)).toEqual([
      'Funcionário adicionado com sucesso!',
      'Ficou de fora: Funcionário 3.',
      'Somente funcionários do mesmo cliente podem ser adicionados.',
    ]);
  });

  it('doc2 §2.3: added with pcd false and a formatted phone', () => {
    const [f] = after(initialState(), {
      type: 'FUNCIONARIOS_ADDED',
      funcionarios: [funcionario(1)],
    }).funcionarios;
    expect(f).toMatchObject({
      pcd: false,
      phone: '(11) 98765-4321',
      possuiRisco: null,
      sync: 'PENDENTE',
    });
  });

  it('doc2 §5: cut to 10 with an info toast', () => {
    const e = after(initialState(), {
      type: 'FUNCIONARIOS_ADDED',
      funcionarios: Array.from({ length: 11 }, (_, i) => funcionario(i + 1)),
    });
    expect(e.funcionarios).toHaveLength(10);
    expect(e.avisos.at(-1)).toMatchObject({
      tone: 'info',
      title: 'Limite de funcionários atingido!',
      detail: 'O limite máximo de funcionários em um agendamento é de 10.',
    });
  });

  it('doc2 §2.3: removing the last one clears the client', () => {
    const e = after(C.pedidoManual(), { type: 'FUNCIONARIO_REMOVED', id: 1 });
    expect(e.funcionarios).toEqual([]);
    expect(e.cliente).toBeNull();
  });

  it('doc2 §5: added employees leave the selection', () => {
    const e = after(
      initialState(),
      { type: 'FUNCIONARIOS_SELECTED', ids: [1, 2, 2] },
      { type: 'FUNCIONARIOS_ADDED', funcionarios: [funcionario(1)] },
    );
    expect(e.selected).toEqual([2]);
  });

  it('doc2 §4: lots of 4 for the external system', () => {
    expect(socBatches([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]).map((l) => l.length)).toEqual([4, 4, 2]);
    expect(socBatches([])).toEqual([]);
  });
});

describe('exam type', () => {
  it('doc2 §4: changing it clears what depended on it, and keeps the employees', () => {
    const e = after(
      C.synced(C.pedidoManual(T.DEMISSIONAL), C.soc({ examesEmDia: true })),
      {
        type: 'FUNCIONARIO_CHANGED',
        id: 1,
        fields: { dataHomologacao: '2026-11-01', dataLiberacao: '2026-11-02', tipoRetorno: 1 },
      },
      { type: 'PROCEDIMENTOS_CHOSEN', id: 1, procedimentos: [C.procedimento(9)] },
      {
        type: 'ATTACHMENT_ADDED',
        id: 1,
        attachment: { name: 'a.pdf', kind: 'LAUDO', key: C.uploadKey('a'), size: 1 },
      },
      { type: 'TIPO_EXAME_CHOSEN', tipoExame: C.type(T.ADMISSIONAL) },
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
      sync: 'PENDENTE',
    });
  });

  it('doc2 §4: function change also empties the employee list', () => {
    const e = after(C.pedidoManual(), { type: 'TIPO_EXAME_CHOSEN', tipoExame: C.type(T.MUDANCA_FUNCAO) });
    expect(e.funcionarios).toEqual([]);
    expect(e.cliente).toBeNull();
  });

  it('decisions #21: an unknown type is not chosen; the same type changes nothing', () => {
    const e = C.pedidoManual();
    expect(after(e, { type: 'TIPO_EXAME_CHOSEN', tipoExame: { id: 99, descricao: '?' } })).toBe(e);
    expect(after(e, { type: 'TIPO_EXAME_CHOSEN', tipoExame: C.type(T.PERIODICO) })).toBe(e);
  });

  const change = (f: ReturnType<typeof funcionario>) =>
    after(
      initialState(),
      { type: 'TIPO_EXAME_CHOSEN', tipoExame: C.type(T.MUDANCA_FUNCAO) },
      { type: 'FUNCIONARIOS_ADDED', funcionarios: [f] },
    );

  it('doc2 §4: function change without changed risk asks about the charge; confirm marks asoEmDia', () => {
    const e = change(funcionario(1));
    expect(e.dialogs).toEqual([{ type: 'FUNCTION_CHANGE_CHARGE', idFuncionario: 1 }]);
    const yes = after(e, { type: 'CHARGE_ANSWERED', id: 1, confirmed: true });
    expect(yes.dialogs).toEqual([]);
    expect(yes.funcionarios[0]?.asoEmDia).toBe(true);
    const no = after(e, { type: 'CHARGE_ANSWERED', id: 1, confirmed: false });
    expect(no.funcionarios).toEqual([]);
    expect(no.dialogs).toEqual([]);
  });

  it('doc2 §4: with changed risk nothing is asked', () => {
    expect(change(funcionario(1, { mudouRisco: true })).dialogs).toEqual([]);
  });

  it('doc2 §4: SOC does not undo the answered charge question', () => {
    const e = after(change(funcionario(1)), { type: 'CHARGE_ANSWERED', id: 1, confirmed: true });
    expect(C.synced(e).funcionarios[0]?.asoEmDia).toBe(true);
  });

  it('an answer about the type chosen before is left aside', () => {
    const e = C.pedidoManual(T.ADMISSIONAL);
    expect(after(e, { type: 'PROCEDIMENTOS_LOADED', id: 1, tipoExame: T.PERIODICO, response: C.soc() })).toBe(
      e,
    );
  });
});

describe('clinic', () => {
  const choose = (prestador = C.clinic(2), e = C.completePedido()) =>
    after(e, { type: 'PRESTADOR_CHOSEN', prestador });

  it('doc2 §4: changing clinic resets range and period', () => {
    const e = choose();
    expect(e.prestador?.id).toBe(2);
    expect(e.intervaloSugerido).toBeNull();
    expect(e.periodo).toBe(3);
  });

  it('days may come before the clinic: the first one keeps those that it serves, and clears others with the reason', () => {
    const intervalo = { inicio: '2026-11-25', fim: '2026-11-27' };
    const dated = after(
      C.completePedido(),
      { type: 'PRESTADOR_CHOSEN', prestador: null },
      { type: 'INTERVALO_CHOSEN', intervalo },
    );
    expect(choose(C.clinic(2), dated).intervaloSugerido).toEqual(intervalo);
    const onlyMondays = mixedHours.map((day) => ({
      ...day,
      atendimentoMatutino: day.weekDay === 1,
      atendimentoVespertino: false,
    }));
    const mondays = C.clinic(2, { openingHours: onlyMondays });
    const at = choose(mondays, dated);
    expect(at.intervaloSugerido).toBeNull();
    expect(at.prestador?.id).toBe(2);
    expect(C.titles(at).at(-1)).toMatch(/^o prestador não atende/);
    // Also where the hours come with the record, after the choice.
    const unknown = choose(C.clinic(2, { openingHours: null }), dated);
    expect(unknown.intervaloSugerido).toEqual(intervalo);
    expect(after(unknown, { type: 'PRESTADOR_LOADED', prestador: mondays }).intervaloSugerido).toBeNull();
  });

  it('doc2 §4: the same clinic again changes nothing', () => {
    expect(choose(C.clinic(1)).intervaloSugerido).toEqual({ inicio: '2026-11-25', fim: '2026-11-27' });
  });

  it("doc2 §4: 'Ambos' is hidden for SOC clinics, so that it does not stay chosen", () => {
    expect(choose(C.clinic(2, { sistema: 'SOC' })).periodo).toBeNull();
  });

  it('doc2 §5: a clinic without hours is announced', () => {
    expect(C.titles(choose(C.clinic(2, { openingHours: [] })))).toEqual([
      'Prestador escolhido não contém horários de atendimento disponíveis ou cadastrados.',
    ]);
  });

  it('doc2 §2.7: OUTROS while suggested ones exist asks first', () => {
    const others = { ...C.ctx, prestadores: [{ prioridade: 'PREFERENCIAL' }, { prioridade: 'OUTROS' }] };
    const before = C.completePedido();
    const pedido = C.withContext(before, others, {
      type: 'PRESTADOR_CHOSEN',
      prestador: C.clinic(3, { prioridade: 'OUTROS' }),
    });
    expect(pedido.prestador?.id).toBe(1);
    expect(pedido.dialogs[0]?.type).toBe('CONFIRM_OTHERS');
    expect(after(pedido, { type: 'PRESTADOR_CONFIRMED', confirmed: true }).prestador?.id).toBe(3);
    const no = after(pedido, { type: 'PRESTADOR_CONFIRMED', confirmed: false });
    expect(no.prestador?.id).toBe(1);
    expect(no.dialogs).toEqual([]);
  });

  it('doc2 §8: when the reservation check fails the clinic is removed', () => {
    const e = after(C.completePedido(), { type: 'RESERVA_VERIFIED', idPrestador: 1, supports: null });
    expect(e.prestador).toBeNull();
    expect(C.titles(e)[0]).toBe(
      'Não foi possível verificar se o prestador atende reserva de horários. Por favor, tente novamente.',
    );
  });

  it('doc2 §5: a range that fails a check is cleared and its text shown', () => {
    const e = after(C.completePedido(), {
      type: 'INTERVALO_CHOSEN',
      intervalo: { inicio: '2026-11-23', fim: '2026-11-25' },
    });
    expect(e.intervaloSugerido).toBeNull();
    expect(C.titles(e)).toEqual(['A data inicial não pode ser menor que a data atual']);
  });

  it('doc2 §4: when the company schedules, a range starting today is cleared', () => {
    const today = after(C.completePedido(), {
      type: 'INTERVALO_CHOSEN',
      intervalo: { inicio: '2026-11-24', fim: '2026-11-25' },
    });
    expect(today.intervaloSugerido).not.toBeNull();
    expect(after(today, { type: 'QUEM_AGENDA_CHOSEN', who: 'EMPRESA' }).intervaloSugerido).toBeNull();
    const tomorrow = after(C.completePedido(), { type: 'QUEM_AGENDA_CHOSEN', who: 'EMPRESA' });
    expect(tomorrow.intervaloSugerido).not.toBeNull();
  });

  it('doc2 §4: after 12:00 a range that starts today gives up the morning', () => {
    const tarde = { ...C.ctx, now: { ...C.now, time: '12:01' } };
    const e = C.withContext(C.completePedido(), tarde, {
      type: 'INTERVALO_CHOSEN',
      intervalo: { inicio: '2026-11-24', fim: '2026-11-25' },
    });
    expect(e.periodo).toBeNull();
  });

  it('doc2 §4: locked unless USUARIO_ESCOLHE', () => {
    const e = C.completePedido();
    expect(methodLocks(e)).toEqual({ quemAgenda: false, quemAvisa: true });
    expect(after(e, { type: 'QUEM_AVISA_CHOSEN', who: 'EMPRESA' }).quemAvisa).toBe('SOLICITANTE');
    const prescribed = after(e, {
      type: 'METHOD_LOADED',
      quemAgenda: 'EMPRESA',
      quemAvisa: 'USUARIO_ESCOLHE',
    });
    expect(prescribed).toMatchObject({ quemAgenda: 'EMPRESA', quemAvisa: 'USUARIO_ESCOLHE' });
    expect(after(prescribed, { type: 'QUEM_AGENDA_CHOSEN', who: 'SOLICITANTE' }).quemAgenda).toBe('EMPRESA');
    expect(after(prescribed, { type: 'QUEM_AVISA_CHOSEN', who: 'EMPRESA' }).quemAvisa).toBe('EMPRESA');
  });

  it('doc2 §4: a SOC clinic and a reservation client fix both on the requester', () => {
    const e = after(
      C.completePedido(),
      { type: 'METHOD_LOADED', quemAgenda: 'EMPRESA', quemAvisa: 'EMPRESA' },
      { type: 'CLIENTE_LOADED', cliente: reserva() },
      { type: 'PRESTADOR_CHOSEN', prestador: C.clinic(5, { sistema: 'SOC' }) },
    );
    expect(e).toMatchObject({ quemAgenda: 'SOLICITANTE', quemAvisa: 'SOLICITANTE' });
    expect(methodLocks(e)).toEqual({ quemAgenda: true, quemAvisa: true });
    const without = after(e, { type: 'PRESTADOR_CHOSEN', prestador: C.clinic(6) });
    expect(without).toMatchObject({ quemAgenda: 'EMPRESA', quemAvisa: 'EMPRESA' });
  });

  it('doc2 §6: the client may let the method change', () => {
    const e = after(
      C.completePedido(),
      { type: 'PRESTADOR_CHOSEN', prestador: C.clinic(5, { sistema: 'SOC' }) },
      { type: 'CLIENTE_LOADED', cliente: reserva({ permiteAlterarMetodoReservaHorario: true }) },
    );
    expect(e.quemAgenda).toBe('SOLICITANTE');
    expect(methodLocks(e)).toEqual({ quemAgenda: false, quemAvisa: false });
  });

  test.each([
    ['a new city', { type: 'CIDADE_CHOSEN', cidade: { id: 2, cidade: 'Olinda', estado: 'PE' } }],
    ['a new exam type', { type: 'TIPO_EXAME_CHOSEN', tipoExame: { id: 1, descricao: 'Admissional' } }],
  ] as const)('%s clears the clinic, since others are offered', (_name, domainEvent) => {
    expect(after(C.completePedido(), domainEvent).prestador).toBeNull();
  });
});

describe('attachments (doc2 §2.4, §2.5)', () => {
  const laudo = (letter: string, kind: 'LAUDO' | 'LAUDO_PCD' = 'LAUDO') => ({
    name: `${letter}.pdf`,
    kind,
    key: C.uploadKey(letter),
    size: 1,
  });

  it('decision 39: who is not PCD after all keeps no PCD report and no kind of disability, and keeps the rest', () => {
    const e = after(
      C.pedidoManual(),
      { type: 'FUNCIONARIO_CHANGED', id: 1, fields: { pcd: true, informacoesPcd: 3 } },
      { type: 'ATTACHMENT_ADDED', id: 1, attachment: laudo('a', 'LAUDO_PCD') },
      { type: 'ATTACHMENT_ADDED', id: 1, attachment: laudo('b') },
      { type: 'FUNCIONARIO_CHANGED', id: 1, fields: { pcd: false } },
    );
    expect(e.funcionarios[0]).toMatchObject({ pcd: false, informacoesPcd: null, anexos: [laudo('b')] });
  });

  it('decision 39: the open PCD step stays while its last mark is taken away, and is gone once it was left', () => {
    const ids = (e: AssistenteState) => assistenteSteps(e).map(({ id }) => id);
    const e = after(
      { ...C.pedidoManual(), step: 'pcd' },
      { type: 'FUNCIONARIO_CHANGED', id: 1, fields: { pcd: false } },
    );
    expect(ids(e)).toContain('pcd');
    expect(ids({ ...e, step: 'procedimentos' })).not.toContain('pcd');
  });

  it('decisions #18, #50: a draft brings back keys, and each file goes to its employee once the server named it', () => {
    const e = after(
      C.pedidoManual(T.CONSULTA, 2),
      { type: 'ATTACHMENT_ADDED', id: 1, attachment: laudo('a') },
      { type: 'ATTACHMENT_ADDED', id: 2, attachment: laudo('b') },
      { type: 'ATTACHMENT_ADDED', id: 2, attachment: laudo('c') },
    );
    const back = readDraft(serializeDraft(e), null);
    expect(back?.funcionarios.map((f) => [f.anexos, f.rereadKeys])).toEqual([
      [[], [C.uploadKey('a')]],
      [[], [C.uploadKey('b'), C.uploadKey('c')]],
    ]);
    // The third has expired meanwhile.
    const reread = after(back ?? e, { type: 'ATTACHMENTS_REREAD', attachments: [laudo('b'), laudo('a')] });
    expect(reread.funcionarios.map((f) => [f.anexos, f.rereadKeys])).toEqual([
      [[laudo('a')], []],
      [[laudo('b')], []],
    ]);
  });
});
