import { describe, expect, it } from 'vitest';
import { TIPO_EXAME as T } from '../../exames/index.ts';
import { estadoInicial, payloadsDeAgendamento } from '../index.ts';
import * as C from './cenario.ts';

/** doc1 §3, doc2 §3 'Appointment save payload'. */
const NOMES = [
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
];

describe('appointment payload', () => {
  it('doc2 §3: exactly the specified names, one payload per employee', () => {
    const lista = payloadsDeAgendamento(C.pedidoCompleto(3));
    expect(lista.map((p) => p.funcionario.id)).toEqual([1, 2, 3]);
    for (const p of lista) expect(Object.keys(p).sort()).toEqual([...NOMES].sort());
  });

  it('doc1 §4: status 1; phones as digits; only what the exam type asks', () => {
    const [p] = payloadsDeAgendamento(C.pedidoCompleto());
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
    const e = C.depois(C.pedidoCompleto(), { tipo: 'HORARIO_INFORMADO', horario: '09:00' });
    expect(payloadsDeAgendamento(e)[0]?.horarioMarcadoPrestador).toBeNull();
    const quem = C.depois(e, { tipo: 'QUEM_AGENDA_ESCOLHIDO', quem: 'SOLICITANTE' });
    expect(payloadsDeAgendamento(quem)[0]?.horarioMarcadoPrestador).toBe('09:00');
  });

  it('details left over from another exam type stay behind', () => {
    const e = C.depois(
      C.pedidoCompleto(),
      {
        tipo: 'FUNCIONARIO_ALTERADO',
        id: 1,
        campos: {
          detalheConsulta: 'x',
          tipoRetorno: 2,
          dataLiberacao: '2026-11-20',
          dataHomologacao: '2026-11-20',
        },
      },
      { tipo: 'ATENDENTE_ESCOLHIDO', direcionar: true },
      { tipo: 'OBSERVACAO_ALTERADA', observacao: ' trazer óculos ' },
    );
    expect(payloadsDeAgendamento(e)[0]).toMatchObject({
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
    expect(() => payloadsDeAgendamento(estadoInicial())).toThrow(
      'O pedido ainda não tem intervalo sugerido.',
    );
  });
});
