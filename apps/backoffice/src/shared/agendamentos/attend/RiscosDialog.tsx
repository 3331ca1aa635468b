import { listRiscos } from '@apto/api-client';
import { useCalendarFacts, useCall, useNow } from '@apto/api-client/react';
import { RISCOS_REQUIRED_MESSAGE } from '@apto/domain/attendant';
import {
  autoagendamentoIntervalo,
  chosenContact,
  linkContactFailure,
  linkPresets,
  linkRangeFailures,
  linkRangeProblem,
  MAX_AUTOAGENDAMENTO_DATES,
} from '@apto/domain/autoagendamento';
import { lastSuggestedDate } from '@apto/domain/pedido';
import type { Intervalo } from '@apto/domain/intervalo';
import { riskGroupName } from '@apto/domain/registry';
import { DateRangePicker, InlineAlert, MultiSelect } from '@apto/ui';
import { useMemo, useState } from 'react';
import { FormDialog, useSending, type StepProps } from './FormDialog.tsx';
import { contactOf, SendTo } from './SendTo.tsx';

/** Days for the link, where those that were asked for are over (decision 58). */
function useLinkDays(agendamento: StepProps['agendamento']) {
  const { dataSugestaoInicial, dataSugestaoFinal, autoagendamento } = agendamento;
  const now = useNow();
  // Its employee chooses city and clinic: the country and the client decide (decision 58).
  const { feriados, dayLimit } = useCalendarFacts({
    days: autoagendamento ? { dataInicial: now.data, dataFinal: lastSuggestedDate(now.data) } : null,
    cidadeId: null,
    prestadorId: null,
    cliente: { id: agendamento.idCliente },
  });
  const [days, setDays] = useState<Intervalo | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const problem = autoagendamento
    ? linkRangeProblem({ dataSugestaoInicial, dataSugestaoFinal, now, feriados })
    : null;
  const chosen = { dataSugestaoInicial: days?.inicio ?? null, dataSugestaoFinal: days?.fim ?? null };
  const [failure] = problem ? linkRangeFailures(chosen, now, { feriados, dayLimit }) : [];
  // The calendar judges each of its days by these.
  const rules = useMemo(
    () => autoagendamentoIntervalo(now, { feriados, dayLimit }),
    // oxlint-disable-next-line react/exhaustive-deps -- the rules know the day only, not the minute
    [now.data, feriados, dayLimit],
  );
  const presets = useMemo(() => linkPresets(rules), [rules]);
  return {
    problem,
    failure: failure?.mensagem ?? null,
    /** What the step brings; nothing where the days that were asked for stand. */
    brought: problem ? chosen : {},
    isChosen: days !== null,
    field: {
      now,
      rules,
      presets,
      max: lastSuggestedDate(now.data),
      value: days,
      onChange: (range: Intervalo | null) => {
        if (range) setRefusal(null);
        setDays(range);
      },
      // The picker has cleared itself; the field keeps saying the first failure, in the specified words.
      onRefused: ([first]: readonly { readonly message: string }[]) => setRefusal(first?.message ?? null),
    },
    refusal,
  };
}

/**
 * APLICAR_RISCO: the risks that the technical team found. A request that its employee books by a link waited for them:
 * the link goes out with the same step (doc2 §4 'Self-scheduling flow' 5).
 */
export function RiscosDialog(props: StepProps) {
  const { agendamento } = props;
  const { data, error, isLoading, mutate } = useCall(listRiscos, {});
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [contact, setContact] = useState(() => contactOf(agendamento));
  const days = useLinkDays(agendamento);
  const [isSent, setSent] = useState(false);
  const sending = useSending(props);
  return (
    <FormDialog
      action="APLICAR_RISCO"
      sending={sending}
      isDirty={chosen.length > 0 || days.isChosen}
      onClose={props.onClose}
      onSend={() => {
        setSent(true);
        if (chosen.length === 0 || days.failure) return;
        if (agendamento.autoagendamento && linkContactFailure(contact)) return;
        void sending.send({
          acao: 'APLICAR_RISCO',
          riscos: [...chosen],
          ...(agendamento.autoagendamento ? { ...chosenContact(contact), ...days.brought } : {}),
        });
      }}
    >
      <MultiSelect<number>
        label="Riscos"
        isRequired
        options={(data ?? []).map(({ id, nome: name, grupo: group }) => {
          const family = riskGroupName(group);
          return { value: id, label: name, ...(family && family !== name ? { description: family } : {}) };
        })}
        value={chosen}
        onChange={setChosen}
        isLoading={isLoading}
        loadError={error?.message}
        onRetry={() => void mutate()}
        errorMessage={isSent && chosen.length === 0 ? RISCOS_REQUIRED_MESSAGE : undefined}
      />
      {agendamento.autoagendamento ? (
        <>
          <InlineAlert tone="info">O funcionário recebe o link para escolher o dia.</InlineAlert>
          <SendTo label="Enviar o link por" contact={contact} isSent={isSent} onChange={setContact} />
        </>
      ) : null}
      {days.problem ? (
        <>
          <InlineAlert tone="warning">{`${days.problem} Informe outros dias.`}</InlineAlert>
          <DateRangePicker
            {...days.field}
            label="Período sugerido"
            isRequired
            description={`No máximo ${MAX_AUTOAGENDAMENTO_DATES} datas, a partir de amanhã.`}
            errorMessage={days.refusal ?? (isSent ? (days.failure ?? undefined) : undefined)}
          />
        </>
      ) : null}
    </FormDialog>
  );
}
