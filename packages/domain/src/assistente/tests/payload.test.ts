import { describe, expect, it } from 'vitest';
import { TIPO_EXAME as T } from '../../exames/index.ts';
import { autoagendamentoPayload, initialState, agendamentoPayloads, type AssistenteState } from '../index.ts';
import * as C from './scenario.ts';

/** doc1 §3, doc2 §3 'Appointment save payload'. */
const NAMES = [
  'quemAgenda',
  'quemAvisa',
  'nomeSolicitante',
  'procedimentos',
  'riscos',
  'nomeFuncionario',
  'funcionario',
  'cliente',
  'status',
  'pcd',
  'resideForaDoPais',
  'telefoneFuncionario',
  'emailFuncionario',
  'dataSugestaoInicial',
  'dataSugestaoFinal',
  'tipoExame',
  'prestador',
  'cidade',
  'emailSolicitante',
  'telefoneSolicitante',
  'periodo',
  'dataHomologacao',
  'detalheConsulta',
  'dataLiberacao',
  'tipoRetorno',
  'questionarioRisco',
  'questionarioHierarquiaId',
  'horarioMarcadoPrestador',
  'procedimentosFromSoc',
  'observacao',
  'asoEmDia',
  'direcionarParaAtendente',
  'clienteNaoAlterarSituacaoNoDemissional',
  // Bound by the creation itself (docs/decisions/0077).
  'anexos',
  // Of a pre-request by the document; an appointment keeps it too.
  'informacoesPcd',
];

describe('appointment payload', () => {
  it('doc2 §3: exactly the specified names, one payload per employee', () => {
    const list = agendamentoPayloads(C.completePedido(3));
    expect(list.map((p) => p.funcionario.id)).toEqual([1, 2, 3]);
    for (const p of list) expect(Object.keys(p).sort()).toEqual([...NAMES].sort());
  });

  it('doc1 §4: status 1; phones as digits; only what the exam type asks', () => {
    const [p] = agendamentoPayloads(C.completePedido());
    expect(p).toMatchObject({
      status: { id: 1 },
      telefoneFuncionario: '11987654321',
      telefoneSolicitante: '11987654321',
      emailFuncionario: null,
      dataSugestaoInicial: '2026-11-25',
      dataSugestaoFinal: '2026-11-27',
      periodo: 1,
      procedimentosFromSoc: true,
      riscos: [{ id: 1 }],
      dataHomologacao: null,
      detalheConsulta: null,
      horarioMarcadoPrestador: null,
    });
    expect(p?.procedimentos.map((x) => x.id)).toEqual([1, 2]);
  });

  it('the agreed time goes only where it is asked', () => {
    const e = C.after(C.completePedido(), { type: 'HORARIO_GIVEN', horario: '09:00' });
    expect(agendamentoPayloads(e)[0]?.horarioMarcadoPrestador).toBeNull();
    const who = C.after(e, { type: 'QUEM_AGENDA_CHOSEN', who: 'SOLICITANTE' });
    expect(agendamentoPayloads(who)[0]?.horarioMarcadoPrestador).toBe('09:00');
  });

  it('details left over from another exam type stay behind', () => {
    const e = C.after(
      C.completePedido(),
      {
        type: 'FUNCIONARIO_CHANGED',
        id: 1,
        fields: {
          detalheConsulta: 'x',
          tipoRetorno: 2,
          dataLiberacao: '2026-11-20',
          dataHomologacao: '2026-11-20',
        },
      },
      { type: 'ATTENDANT_CHOSEN', forward: true },
      { type: 'NOTE_CHANGED', observacao: ' trazer óculos ' },
    );
    expect(agendamentoPayloads(e)[0]).toMatchObject({
      detalheConsulta: null,
      tipoRetorno: null,
      dataLiberacao: null,
      dataHomologacao: null,
      direcionarParaAtendente: true,
      observacao: 'trazer óculos',
    });
    expect(e.tipoExame?.id).toBe(T.PERIODICO);
  });

  it('an unfinished request is an error, not a half payload', () => {
    expect(() => agendamentoPayloads(initialState())).toThrow('O pedido ainda não tem intervalo sugerido.');
  });
});

describe('self-scheduling payload', () => {
  const link = (fields: Partial<Pick<AssistenteState, 'formaEnvio' | 'emailFuncionario'>>) =>
    autoagendamentoPayload(
      C.after({ ...C.completePedido(), autoagendamento: true }, { type: 'SENDING_CHANGED', fields }),
    ).emailFuncionario;

  it('doc2 §5: an address is asked for when the link goes by e-mail; by WhatsApp one that is none is not sent', () => {
    const [f] = C.completePedido().funcionarios;
    expect(link({ formaEnvio: 'EMAIL', emailFuncionario: ' ana@novo.com.br ' })).toBe('ana@novo.com.br');
    expect(link({ formaEnvio: 'EMAIL', emailFuncionario: 'ana@' })).toBe('ana@');
    expect(link({ formaEnvio: 'WHATSAPP', emailFuncionario: 'ana@novo.com.br' })).toBe('ana@novo.com.br');
    expect(link({ formaEnvio: 'WHATSAPP', emailFuncionario: 'ana@' })).toBe(f?.email ?? null);
    expect(link({ formaEnvio: 'WHATSAPP', emailFuncionario: '' })).toBeNull();
  });
});

describe('attachments in the payload', () => {
  it('doc2 §2.4, §2.5: every upload by its key and kind, and which disability', () => {
    const e = C.after(
      C.completePedido(),
      { type: 'FUNCIONARIO_CHANGED', id: 1, fields: { pcd: true, informacoesPcd: 2 } },
      {
        type: 'ATTACHMENT_ADDED',
        id: 1,
        attachment: { name: 'laudo.pdf', kind: 'LAUDO_PCD', key: C.uploadKey('a'), size: 9 },
      },
    );
    expect(agendamentoPayloads(e)[0]?.anexos).toEqual([{ path: C.uploadKey('a'), tipo: 'LAUDO_PCD' }]);
    expect(agendamentoPayloads(e)[0]).toMatchObject({ informacoesPcd: 2, pcd: true });
  });
});
