import { precisaAnexos, tipoExame } from '../exames/index.ts';
import type { EstadoAssistente } from './estado.ts';
import { pedidoReservaHorario } from './reserva.ts';
import type { EtapaId } from './tipos.ts';

interface DefinicaoDeEtapa {
  readonly id: EtapaId;
  readonly titulo: string;
  /** False: the step is needed but cannot be done in this version; the request goes to an attendant. */
  readonly construida: boolean;
  readonly modo: 'AMBOS' | 'MANUAL' | 'AUTOAGENDAMENTO';
  readonly presente: (estado: EstadoAssistente) => boolean;
  readonly avisoNaoConstruida?: (estado: EstadoAssistente) => string;
}

const sempre = (): boolean => true;

/**
 * Every step in the order of decisions #13, with the presence rules of doc2 §2.1. The requester's data open
 * both ways of booking, since the question about PCD framing is asked there (doc2 §2.2) and going back to it
 * leaves self-scheduling; after it, self-scheduling shows only its own two steps.
 */
export const ETAPAS: readonly DefinicaoDeEtapa[] = [
  {
    id: 'dados-solicitante',
    titulo: 'Dados do solicitante',
    construida: true,
    modo: 'AMBOS',
    presente: sempre,
  },
  {
    id: 'dados-agendamento',
    titulo: 'Dados do agendamento',
    construida: true,
    modo: 'MANUAL',
    presente: sempre,
  },
  {
    id: 'pcd',
    titulo: 'Documentos PCD',
    construida: false,
    modo: 'MANUAL',
    presente: (e) => e.funcionarios.some((f) => f.pcd),
    avisoNaoConstruida: () =>
      'Há funcionário PCD neste pedido, e o envio do laudo PCD ainda não está disponível nesta versão. ' +
      'Direcione o pedido para um atendente, que pedirá o documento, ou remova o funcionário.',
  },
  { id: 'procedimentos', titulo: 'Procedimentos', construida: true, modo: 'MANUAL', presente: sempre },
  {
    id: 'anexos',
    titulo: 'Anexos',
    construida: false,
    modo: 'MANUAL',
    presente: (e) => precisaAnexos(e.tipoExame?.id),
    avisoNaoConstruida: (e) =>
      `O exame '${tipoExame(e.tipoExame?.id).descricao}' precisa de documentos, e o envio de anexos ainda não ` +
      'está disponível nesta versão. Direcione o pedido para um atendente, que pedirá os documentos, ou escolha ' +
      'outro tipo de exame.',
  },
  { id: 'definir-clinica', titulo: 'Definir clínica', construida: true, modo: 'MANUAL', presente: sempre },
  {
    id: 'agendar',
    titulo: 'Agendar',
    construida: false,
    modo: 'MANUAL',
    presente: pedidoReservaHorario,
    avisoNaoConstruida: () =>
      'Esta clínica trabalha com reserva de horários, e a reserva ainda não está disponível nesta versão. ' +
      'Direcione o pedido para um atendente, que reservará o horário, ou escolha outra clínica.',
  },
  { id: 'concluir', titulo: 'Concluir solicitação', construida: true, modo: 'MANUAL', presente: sempre },
  {
    id: 'autoagendamento',
    titulo: 'Autoagendamento',
    construida: true,
    modo: 'AUTOAGENDAMENTO',
    presente: sempre,
  },
  {
    id: 'dados-funcionario',
    titulo: 'Dados do funcionário',
    construida: true,
    modo: 'AUTOAGENDAMENTO',
    presente: sempre,
  },
];

/** A step of this request. */
export interface Etapa {
  readonly id: EtapaId;
  readonly titulo: string;
  readonly construida: boolean;
  /** Present exactly when the step is not built: what the requester must know, and what to do instead. */
  readonly avisoNaoConstruida?: string;
}

/** The steps that this request needs, in order (doc2 §2.1). */
export function etapasDoAssistente(estado: EstadoAssistente): Etapa[] {
  const modo = estado.autoagendamento ? 'AUTOAGENDAMENTO' : 'MANUAL';
  return ETAPAS.filter((e) => (e.modo === 'AMBOS' || e.modo === modo) && e.presente(estado)).map((e) => {
    const base = { id: e.id, titulo: e.titulo, construida: e.construida };
    return e.avisoNaoConstruida ? { ...base, avisoNaoConstruida: e.avisoNaoConstruida(estado) } : base;
  });
}

/** The steps that this request needs and that are not built: tell the user as soon as there is one. */
export function etapasNaoConstruidas(estado: EstadoAssistente): Etapa[] {
  return etapasDoAssistente(estado).filter((e) => !e.construida);
}

/** The steps that can be opened. */
export function etapasAbriveis(estado: EstadoAssistente): Etapa[] {
  return etapasDoAssistente(estado).filter((e) => e.construida);
}

/** The step after the current one that can be opened, or null at the end. */
export function proximaEtapa(estado: EstadoAssistente): EtapaId | null {
  const etapas = etapasAbriveis(estado);
  return etapas[etapas.findIndex((e) => e.id === estado.etapa) + 1]?.id ?? null;
}

/** The step before the current one that can be opened, or null at the beginning. */
export function etapaAnterior(estado: EstadoAssistente): EtapaId | null {
  const etapas = etapasAbriveis(estado);
  return etapas[etapas.findIndex((e) => e.id === estado.etapa) - 1]?.id ?? null;
}
