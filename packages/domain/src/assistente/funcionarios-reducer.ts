import { isTipoExame, TIPO_EXAME } from '../exames/index.ts';
import { ASSISTENTE_NOTICE } from '../messages/index.ts';
import {
  MAX_FUNCIONARIOS,
  NO_EXAMES,
  funcionarioCliente,
  pedidoFuncionario,
  withNr7,
  type RegisteredFuncionario,
  type PedidoFuncionario,
  type PedidoTipoExame,
} from '../pedido/index.ts';
import type { AssistenteEvent } from './events.ts';
import {
  isChargeQuestion,
  openDialog,
  notify,
  closeDialogs,
  updateFuncionario,
  withoutClinic,
  withoutFuncionarios,
} from './mutations.ts';
import type { AssistenteState } from './state.ts';

const asksForCharge = (type: PedidoTipoExame | null, f: PedidoFuncionario): boolean =>
  type?.id === TIPO_EXAME.MUDANCA_FUNCAO && !f.mudouRisco && !f.asoEmDia;

/** Opens the charge question for every employee of a function change whose risk did not change (doc2 §4). */
export function withCharges(e: AssistenteState): AssistenteState {
  return e.funcionarios
    .filter((f) => asksForCharge(e.tipoExame, f))
    .reduce((s, f) => openDialog(s, { type: 'FUNCTION_CHANGE_CHARGE', idFuncionario: f.id }), e);
}

/** What a draft does not hold is known again: a function change may turn out to be charged, or not to be. */
function rereadRegistration(
  e: AssistenteState,
  { id, pcd, mudouRisco }: { readonly id: number; readonly pcd: boolean; readonly mudouRisco: boolean },
): AssistenteState {
  const reread = updateFuncionario(e, id, (f) => ({ ...f, pcd, mudouRisco }));
  if (reread === e) return e;
  return withCharges(closeDialogs(reread, (d) => isChargeQuestion(d, id)));
}

function chooseType(e: AssistenteState, tipoExame: PedidoTipoExame | null): AssistenteState {
  if (tipoExame !== null && !isTipoExame(tipoExame.id)) return e;
  if (tipoExame?.id === e.tipoExame?.id) return e;
  const cleaned = withoutClinic({
    ...closeDialogs(e, (d) => isChargeQuestion(d)),
    tipoExame,
    funcionarios: e.funcionarios.map((f) => ({ ...f, ...NO_EXAMES })),
  });
  // By a link the one employee was chosen before the type, and the charge question is about them.
  if (tipoExame?.id === TIPO_EXAME.MUDANCA_FUNCAO && !e.autoagendamento) return withoutFuncionarios(cleaned);
  return withCharges(cleaned);
}

function add(e: AssistenteState, newItems: readonly RegisteredFuncionario[]): AssistenteState {
  const funcionarios = [...e.funcionarios];
  let { cliente } = e;
  let fromOtherCliente = false;
  let overLimit = false;
  const leftOut: string[] = [];
  for (const f of newItems) {
    if (funcionarios.some(({ id }) => id === f.id)) continue;
    const isOther = cliente !== null && cliente.id !== f.customerId;
    if (isOther || funcionarios.length >= MAX_FUNCIONARIOS) {
      leftOut.push(f.name);
      if (isOther) fromOtherCliente = true;
      else overLimit = true;
    } else {
      cliente ??= funcionarioCliente(f);
      funcionarios.push(pedidoFuncionario(f));
    }
  }
  const handled = new Set(newItems.map(({ id }) => id));
  let after: AssistenteState = {
    ...e,
    cliente,
    funcionarios,
    selected: e.selected.filter((id) => !handled.has(id)),
  };
  if (funcionarios.length > e.funcionarios.length) {
    after = notify(after, ASSISTENTE_NOTICE.funcionarioAdded());
  }
  if (leftOut.length > 0) after = notify(after, ASSISTENTE_NOTICE.funcionariosLeftOut(leftOut));
  if (fromOtherCliente) after = notify(after, ASSISTENTE_NOTICE.otherCliente());
  if (overLimit) after = notify(after, ASSISTENTE_NOTICE.funcionarioLimitReached());
  return withCharges(after);
}

function remove(e: AssistenteState, id: number): AssistenteState {
  const funcionarios = e.funcionarios.filter((f) => f.id !== id);
  if (funcionarios.length === e.funcionarios.length) return e;
  if (funcionarios.length === 0) return { ...withoutFuncionarios(e), selected: e.selected };
  return {
    ...closeDialogs(e, (d) => isChargeQuestion(d, id)),
    funcionarios,
  };
}

function answerCharge(e: AssistenteState, id: number, confirmed: boolean): AssistenteState {
  const wasAsked = e.dialogs.some((d) => isChargeQuestion(d, id));
  if (!wasAsked) return e;
  const without = closeDialogs(e, (d) => isChargeQuestion(d, id));
  if (confirmed) return updateFuncionario(without, id, (f) => ({ ...f, asoEmDia: true }));
  const withoutThem = remove(without, id);
  return e.autoagendamento ? { ...withoutThem, tipoExame: null } : withoutThem;
}

/** By a link there is one employee: choosing another takes the place of the first (doc2 §2.9). */
function chooseForLink(e: AssistenteState, f: RegisteredFuncionario | null): AssistenteState {
  if (!e.autoagendamento) return e;
  const empty = withoutFuncionarios({ ...e, telefoneFuncionario: '', emailFuncionario: '' });
  if (!f) return empty;
  const funcionario = pedidoFuncionario(f);
  return withCharges({
    ...empty,
    cliente: funcionarioCliente(f),
    funcionarios: [funcionario],
    telefoneFuncionario: funcionario.phone,
    emailFuncionario: f.email ?? '',
  });
}

/** Who turns out not to be PCD (decision 39) has no report to show. */
const withoutPcdDocuments = (f: PedidoFuncionario): PedidoFuncionario => ({
  ...f,
  informacoesPcd: null,
  anexos: f.anexos.filter(({ kind }) => kind !== 'LAUDO_PCD'),
});

/** Exam type and employees (doc2 §2.3, §4). */
export function reduceFuncionarios(e: AssistenteState, domainEvent: AssistenteEvent): AssistenteState {
  switch (domainEvent.type) {
    case 'TIPO_EXAME_CHOSEN':
      return chooseType(e, domainEvent.tipoExame);
    case 'FUNCIONARIOS_SELECTED': {
      const alreadyIn = new Set(e.funcionarios.map((f) => f.id));
      return { ...e, selected: [...new Set(domainEvent.ids)].filter((id) => !alreadyIn.has(id)) };
    }
    case 'FUNCIONARIOS_ADDED':
      return e.autoagendamento ? e : add(e, domainEvent.funcionarios);
    case 'FUNCIONARIO_REMOVED':
      return remove(e, domainEvent.id);
    case 'FUNCIONARIO_CHANGED':
      return updateFuncionario(e, domainEvent.id, (f) => {
        const changed = withNr7(e.tipoExame?.id ?? null, { ...f, ...domainEvent.fields });
        return changed.pcd || !f.pcd ? changed : withoutPcdDocuments(changed);
      });
    case 'REGISTRATION_REREAD':
      return rereadRegistration(e, domainEvent);
    case 'CHARGE_ANSWERED':
      return answerCharge(e, domainEvent.id, domainEvent.confirmed);
    case 'LINK_FUNCIONARIO_CHOSEN':
      return chooseForLink(e, domainEvent.funcionario);
    default:
      return e;
  }
}
