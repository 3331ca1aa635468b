import { atendimentoMethod, getCliente, getPrestador, releasedPrestador } from '@apto/api-client';
import { now, useCalendarFacts, useCall } from '@apto/api-client/react';
import type { EditFacts, EditForm } from '@apto/domain/edit';
import {
  lastSuggestedDate,
  pedidoMethod,
  readWho,
  WHO,
  type MethodState,
  type Who,
} from '@apto/domain/pedido';
import { useMemo } from 'react';

export interface EditFactsRead {
  /** null while something that decides about days and clinic is on its way, or failed. */
  readonly facts: EditFacts | null;
  /** What the customer decided of who schedules and who notifies; null while that is not known. */
  readonly method: MethodState | null;
  /** Whether the customer wants the risk questionnaire of an employee with risk. */
  readonly asksQuestion: boolean;
  readonly error: Error | undefined;
  readonly retry: () => void;
}

/** Clinic, client and calendar of what the form says now: the same facts that the server holds the edit against. */
export function useEditFacts(
  idCliente: number,
  form: Pick<EditForm, 'cidade' | 'prestador' | 'tipoExame'>,
  quemAgenda: string,
): EditFactsRead {
  const cityId = form.cidade?.id ?? null;
  const providerId = form.prestador?.id ?? null;
  const today = now().data;

  const cliente = useCall(getCliente, { params: { id: idCliente } });
  const method = useCall(
    atendimentoMethod,
    form.tipoExame === null ? null : { params: { clientId: idCliente, examTypeId: form.tipoExame } },
  );
  const clinic = useCall(getPrestador, providerId === null ? null : { params: { id: providerId } });
  const association = useCall(
    releasedPrestador,
    providerId === null ? null : { params: { clientId: idCliente, providerId } },
  );
  const calendar = useCalendarFacts({
    days: { dataInicial: today, dataFinal: lastSuggestedDate(today) },
    cidadeId: cityId,
    prestadorId: providerId,
    cliente: { id: idCliente },
  });
  const isDated = calendar.isComplete && cityId !== null;
  const { dayLimit, feriados, ferias } = calendar;

  const judged = useMemo((): { facts: EditFacts; method: MethodState } | null => {
    if (!cliente.data || !method.data || !clinic.data || !association.data) return null;
    if (!isDated || dayLimit === null) return null;
    const system = clinic.data.systemsAndTechnology?.name ?? null;
    const prescribed = (ofType: string, ofCliente: string): Who =>
      readWho(ofType) ?? readWho(ofCliente) ?? WHO.USUARIO_ESCOLHE;
    const required = pedidoMethod(
      {
        ...cliente.data,
        dayLimit,
        quemAgenda: prescribed(method.data.quemAgenda, cliente.data.quemAgenda),
        quemAvisa: prescribed(method.data.quemAvisa, cliente.data.quemAvisa),
      },
      { system },
    );
    const facts: EditFacts = {
      sugestao: {
        system,
        openingHours: clinic.data.openingHours,
        feriados,
        ferias,
        dayLimit,
      },
      quemAgenda: required.quemAgenda ?? readWho(quemAgenda) ?? WHO.USUARIO_ESCOLHE,
      isReleased: association.data.condicao,
      clienteName: cliente.data.name,
    };
    return { facts, method: required };
  }, [
    association.data,
    cliente.data,
    clinic.data,
    dayLimit,
    ferias,
    feriados,
    isDated,
    method.data,
    quemAgenda,
  ]);

  const reads = [cliente, method, clinic, association, ...calendar.reads];
  // Asked only of what failed: an answer that is here says nothing of being asked for again.
  const failures = reads.filter((read) => read.error && !read.isValidating);
  const failed = reads.map((read) => (failures.includes(read) ? 'x' : '-')).join('');
  const asksQuestion = cliente.data?.desabilitarQuestionarioRisco === false;
  const error = failures[0]?.error;
  // The same while it says the same: the days and the shift are not drawn for what they do not show.
  return useMemo(
    () => ({
      facts: judged?.facts ?? null,
      method: judged?.method ?? null,
      asksQuestion,
      error,
      retry: () => failures.forEach(({ mutate }) => void mutate()),
    }),
    // oxlint-disable-next-line react/exhaustive-deps -- which reads failed, and of what, and not their objects
    [judged, asksQuestion, error, failed, idCliente, form.tipoExame, cityId, providerId],
  );
}
