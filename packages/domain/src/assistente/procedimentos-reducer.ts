import { considersUpToDateExames } from '../exames/index.ts';
import { ASSISTENTE_NOTICE, MAX_ATTACHMENT_SIZE } from '../messages/index.ts';
import {
  type SocResponse,
  acceptExame,
  warnsOfCharge,
  decidedExames,
  type PedidoAttachment,
  type PedidoFuncionario,
} from '../pedido/index.ts';
import type { AssistenteEvent } from './events.ts';
import { notify, updateFuncionario } from './mutations.ts';
import type { AssistenteContext, AssistenteState } from './state.ts';

/** Both answers are needed: the risks and the exams. */
const withSync = (f: PedidoFuncionario): PedidoFuncionario =>
  f.examesLoaded && f.possuiRisco !== null ? { ...f, sync: 'READY' } : f;

function withResponse(
  e: AssistenteState,
  id: number,
  response: SocResponse,
  ctx: AssistenteContext,
): AssistenteState {
  const type = e.tipoExame?.id ?? null;
  return updateFuncionario(e, id, (f) =>
    withSync({
      ...f,
      exames: decidedExames(type, response, f, ctx.clinicalExameRequired),
      examesLoaded: true,
      ultimoExameClinico: response.ultimoExameClinico ?? null,
      chargeAcknowledged: false,
      // A function change keeps the flag that its charge question has set.
      asoEmDia: considersUpToDateExames(type) ? response.examesEmDia : f.asoEmDia,
    }),
  );
}

function attach(e: AssistenteState, id: number, attachment: PedidoAttachment): AssistenteState {
  const funcionario = e.funcionarios.find((f) => f.id === id);
  if (!funcionario) return e;
  if (attachment.size > MAX_ATTACHMENT_SIZE) return notify(e, ASSISTENTE_NOTICE.fileTooLarge());
  if (funcionario.anexos.some((a) => a.name === attachment.name && a.kind === attachment.kind)) {
    return notify(e, ASSISTENTE_NOTICE.duplicateFile());
  }
  return updateFuncionario(e, id, (f) => ({ ...f, anexos: [...f.anexos, attachment] }));
}

/** Each upload goes back to the employee whose draft named it; what the server no longer keeps is gone. */
function reread(e: AssistenteState, attachments: readonly PedidoAttachment[]): AssistenteState {
  const byKey = new Map(attachments.map((a) => [a.key, a]));
  return {
    ...e,
    funcionarios: e.funcionarios.map((f) =>
      f.rereadKeys.length === 0
        ? f
        : {
            ...f,
            anexos: [...f.anexos, ...f.rereadKeys.flatMap((key) => byKey.get(key) ?? [])],
            rereadKeys: [],
          },
    ),
  };
}

/** Risks, exams, procedures and attachments of each employee (doc2 §2.4 to §2.6, §4). */
export function reduceProcedimentos(
  e: AssistenteState,
  domainEvent: AssistenteEvent,
  ctx: AssistenteContext,
): AssistenteState {
  switch (domainEvent.type) {
    case 'SYNC_STARTED':
      return domainEvent.ids.reduce(
        (s, id) => updateFuncionario(s, id, (f) => ({ ...f, sync: 'LOADING' })),
        e,
      );
    case 'RISCOS_LOADED':
      return updateFuncionario(e, domainEvent.id, (f) =>
        withSync({ ...f, riscos: domainEvent.riscos, possuiRisco: domainEvent.riscos.length > 0 }),
      );
    case 'PROCEDIMENTOS_LOADED':
      // An answer about the type that was chosen before says nothing about this one.
      return domainEvent.tipoExame === e.tipoExame?.id
        ? withResponse(e, domainEvent.id, domainEvent.response, ctx)
        : e;
    case 'SYNC_FAILED':
      return updateFuncionario(e, domainEvent.id, (f) => ({ ...f, sync: 'FAILED' }));
    case 'PROCEDIMENTOS_CHOSEN':
      return updateFuncionario(e, domainEvent.id, (f) => ({
        ...f,
        procedimentos: domainEvent.procedimentos,
      }));
    case 'EXAME_ACCEPTED':
      return updateFuncionario(e, domainEvent.id, (f) => {
        const exames = acceptExame(f.exames, domainEvent.idExame, domainEvent.accept);
        // What was acknowledged is this set of exams: another charge, or none, is asked about again.
        const changed = exames.some(
          (x, i) => x.accept !== f.exames[i]?.accept && x.dataRefazerExame !== null,
        );
        return {
          ...f,
          exames,
          chargeAcknowledged: f.chargeAcknowledged && !changed && warnsOfCharge(exames),
        };
      });
    case 'CHARGE_ACKNOWLEDGED':
      return updateFuncionario(e, domainEvent.id, (f) => ({
        ...f,
        chargeAcknowledged: domainEvent.acknowledged && warnsOfCharge(f.exames),
      }));
    case 'ATTACHMENT_ADDED':
      return attach(e, domainEvent.id, domainEvent.attachment);
    case 'ATTACHMENT_REMOVED':
      return updateFuncionario(e, domainEvent.id, (f) => ({
        ...f,
        anexos: f.anexos.filter((a) => a.name !== domainEvent.name || a.kind !== domainEvent.attachmentType),
      }));
    case 'ATTACHMENTS_REREAD':
      return reread(e, domainEvent.attachments);
    default:
      return e;
  }
}
