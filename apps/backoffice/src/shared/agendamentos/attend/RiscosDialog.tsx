import { listNationalFeriados, listRiscos, slaSettings } from '@apto/api-client';
import { useCall, useNow } from '@apto/api-client/react';
import { RISCOS_REQUIRED_MESSAGE } from '@apto/domain/attendant';
import {
  autoagendamentoIntervalo,
  linkPresets,
  linkRangeFailures,
  linkRangeProblem,
  MAX_AUTOAGENDAMENTO_DATES,
  type LinkDayFacts,
} from '@apto/domain/autoagendamento';
import { lastSuggestedDate } from '@apto/domain/pedido';
import type { Intervalo } from '@apto/domain/intervalo';
import type { CivilDate } from '@apto/domain/time';
import { DateRangePicker, InlineAlert, MultiSelect } from '@apto/ui';
import { useMemo, useState } from 'react';
import { FormDialog, useSending, type StepProps } from './FormDialog.tsx';
import { contactOf, SendTo } from './SendTo.tsx';

/** What the server holds the days of a link against: the country's holidays, and the client's limit of days. */
function useLinkFacts(
  { idCliente, autoagendamento }: StepProps['agendamento'],
  today: CivilDate,
): LinkDayFacts {
  const query = { dataInicial: today, dataFinal: lastSuggestedDate(today) };
  const national = useCall(listNationalFeriados, autoagendamento ? { query } : null);
  const sla = useCall(slaSettings, autoagendamento ? { query: { customerId: idCliente } } : null);
  return useMemo(
    () => ({ feriados: national.data ?? [], dayLimit: sla.data?.limiteDatas ?? null }),
    [national.data, sla.data],
  );
}

/** Days for the link, where those that were asked for are over (decision 58). */
function useLinkDays(agendamento: StepProps['agendamento']) {
  const { dataSugestaoInicial, dataSugestaoFinal, autoagendamento } = agendamento;
  const now = useNow();
  const facts = useLinkFacts(agendamento, now.data);
  const [days, setDays] = useState<Intervalo | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const problem = autoagendamento
    ? linkRangeProblem({ dataSugestaoInicial, dataSugestaoFinal, now, feriados: facts.feriados ?? [] })
    : null;
  const chosen = { dataSugestaoInicial: days?.inicio ?? null, dataSugestaoFinal: days?.fim ?? null };
  const [failure] = problem ? linkRangeFailures(chosen, now, facts) : [];
  // The calendar judges each of its days by these.
  // oxlint-disable-next-line react/exhaustive-deps -- the rules know the day only, not the minute
  const rules = useMemo(() => autoagendamentoIntervalo(now, facts), [now.data, facts]);
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
        void sending.send({
          acao: 'APLICAR_RISCO',
          riscos: [...chosen],
          ...(agendamento.autoagendamento ? { ...contact, ...days.brought } : {}),
        });
      }}
    >
      <MultiSelect<number>
        label="Riscos"
        isRequired
        options={(data ?? []).map(({ id, nome: name, grupo: group }) => ({
          value: id,
          label: name,
          ...(group ? { description: group } : {}),
        }))}
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
          <SendTo label="Enviar o link por" contact={contact} onChange={setContact} />
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
