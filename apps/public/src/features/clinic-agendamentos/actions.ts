import type { ClinicAction } from '@apto/domain/status';

export interface ActionTexts {
  /** On the button. */
  readonly verb: string;
  /** The question, about one person. */
  readonly title: (name: string) => string;
  /** What happens then. */
  readonly consequence: string;
  /** Said once it is done. */
  readonly done: (name: string) => string;
  /** Takes the appointment away from who comes: red, and never the first button. */
  readonly isDanger?: true;
}

/** What the portal says of each step of a clinic, in the order of the domain. */
export const ACTION_TEXTS: Readonly<Record<ClinicAction, ActionTexts>> = {
  CONFIRMAR_PELO_PRESTADOR: {
    verb: 'Confirmar',
    title: (name) => `Confirmar o agendamento de ${name}?`,
    consequence: 'A equipe que agenda vê a confirmação na hora.',
    done: (name) => `Agendamento de ${name} confirmado`,
  },
  PROPOR_OUTRO_HORARIO: {
    verb: 'Propor outro horário',
    title: (name) => `Propor outro horário para ${name}`,
    consequence: 'O agendamento volta para a equipe, que combina o novo horário com a empresa.',
    done: (name) => `Outro horário proposto para ${name}`,
  },
  RECUSAR_PELO_PRESTADOR: {
    verb: 'Recusar',
    title: (name) => `Recusar o agendamento de ${name}`,
    consequence: 'O agendamento sai da sua lista e volta para a equipe. Se outro horário servir, proponha-o.',
    done: (name) => `Agendamento de ${name} recusado`,
    isDanger: true,
  },
  REGISTRAR_CHEGADA: {
    verb: 'Registrar chegada',
    title: (name) => `${name} chegou?`,
    consequence: 'A chegada é registrada com a hora de agora.',
    done: (name) => `Chegada de ${name} registrada`,
  },
  CONFIRMAR_COMPARECIMENTO: {
    verb: 'Confirmar comparecimento',
    title: (name) => `${name} fez os exames?`,
    consequence: 'O agendamento é concluído e sai da sua lista. Isso não pode ser desfeito por aqui.',
    done: (name) => `Comparecimento de ${name} confirmado`,
  },
  INFORMAR_FALTA: {
    verb: 'Informar falta',
    title: (name) => `${name} faltou?`,
    consequence: 'O agendamento sai da sua lista e a vaga é liberada. Isso não pode ser desfeito por aqui.',
    done: (name) => `Falta de ${name} informada`,
    isDanger: true,
  },
};
