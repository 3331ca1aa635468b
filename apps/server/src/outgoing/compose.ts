import { kitFileName } from '@apto/domain/kit';
import {
  carriesKit,
  destinationOf,
  MESSAGE_KIND,
  RECIPIENT_LABEL,
  tellsFuncionario,
  VISIT_TEMPLATE,
  type Channel,
  type Telling,
  type VisitMessageKind,
  type VisitRecipient,
} from '@apto/domain/templates';
import type { VisitTelling } from '../kit/repository.ts';
import type { RepeatableMessage } from '../platform/records.ts';

/** A message as it would leave now. */
export interface Composed {
  tipo: VisitMessageKind;
  recipient: VisitRecipient;
  /** Who gets it. */
  name: string | null;
  /** null: there is no way to reach them. */
  to: { canal: Channel; destino: string } | null;
  assunto: string;
  corpo: string;
  /** What goes with it. */
  anexo: string | null;
}

/** Why somebody cannot be reached, in pt-BR. */
export const noContactReason = (recipient: VisitRecipient): string =>
  `${RECIPIENT_LABEL[recipient]} sem e-mail ou WhatsApp válido.`;

/** Who tells the employee of this visit. */
export const tellingOf = (facts: VisitTelling): Telling => ({
  quemAvisa: facts.quemAvisa,
  setBy: facts.setBy,
  isRemote: facts.visit.isRemote ?? false,
  reachesSolicitante: destinationOf('SOLICITANTE', facts.contacts.SOLICITANTE) !== null,
});

/** Writes a message about a visit out of its one template. */
export function compose(
  kind: VisitMessageKind,
  facts: VisitTelling,
  /** The employee's way back; only they get it. */
  myLink: string | null = null,
): Composed {
  const { recipient } = MESSAGE_KIND[kind];
  const { visit, room } = facts;
  const told = {
    FUNCIONARIO: { ...visit, room, myLink },
    PRESTADOR: { ...visit, room },
    SOLICITANTE: { ...visit, isPassedOn: !tellsFuncionario(tellingOf(facts)) },
  }[recipient];
  return {
    tipo: kind,
    recipient,
    name: facts.names[recipient],
    to: destinationOf(recipient, facts.contacts[recipient]),
    ...VISIT_TEMPLATE[kind](told),
    anexo: carriesKit(kind) ? kitFileName(facts.id) : null,
  };
}

/** As the outbox takes it. What cannot reach anybody is written down as failed. */
export function toOutgoing(composed: Composed, facts: VisitTelling): RepeatableMessage {
  const { recipient, to } = composed;
  return {
    canal: to?.canal ?? 'EMAIL',
    destino: to?.destino ?? '',
    assunto: composed.assunto,
    corpo: composed.corpo,
    agendamentoId: facts.id,
    tipo: composed.tipo,
    destinatario: recipient,
    nome: composed.name,
    about: { dia: facts.visit.data, hora: facts.visit.time },
    ...(to ? {} : { failure: noContactReason(recipient) }),
  };
}
