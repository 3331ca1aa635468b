import { intervaloContext, requiresHorario, pedidoPeriodos } from '@apto/domain/assistente';
import { shownPeriodos } from '@apto/domain/atendimento';
import { HORARIO_WINDOW } from '@apto/domain/time';
import { lastSuggestedDate } from '@apto/domain/pedido';
import { DateRangePicker, Grid, GridItem, PeriodPicker, TimeField } from '@apto/ui';
import { useMemo } from 'react';
import { FormField } from '../fields/FormField.tsx';
import { useFailures } from '../fields/failures.ts';
import { useIntervaloChoice } from '../fields/useIntervaloChoice.ts';
import { useAssistenteContext, usePedido } from '../pedido/usePedido.ts';
import { useTakeClinic } from '../pedido/useTakeClinic.ts';
import { whyNotRequest } from '../pedido/whyNotRequest.ts';
import { OtherClinics } from '../../../shared/agendamentos/why-not/onDemand.tsx';

/** Days, period and, where it is asked, the time (doc2 §2.7, §5 'Date range rules'). */
export function SuggestedWhen({ verifying }: { verifying: boolean }) {
  const [pedido, dispatch] = usePedido();
  const context = useAssistenteContext();
  const { errorOf: error, touch } = useFailures();
  const take = useTakeClinic();
  const choice = useIntervaloChoice();
  const { now } = context;
  // The calendar judges each of its days by these: a new object for every key typed elsewhere would cost.
  const { prestador, quemAgenda } = pedido;
  const rules = useMemo(
    () => intervaloContext(pedido, context),
    // oxlint-disable-next-line react/exhaustive-deps -- only what of the request decides about days: every letter typed elsewhere would make it anew
    [prestador, quemAgenda, context.feriados, context.ferias, context.dayLimit, now.data],
  );
  const wait = verifying ? 'Verificando feriados e férias...' : undefined;
  // The days may come first: each clinic of the list then says whether it serves in them.
  const help =
    wait ?? (prestador ? undefined : 'Pode vir antes da clínica: a lista diz quem atende nestes dias.');
  return (
    <Grid columns={2}>
      <FormField name="intervaloSugerido">
        <DateRangePicker
          label="Período sugerido"
          isRequired
          now={now}
          rules={rules}
          max={lastSuggestedDate(now.data)}
          isDisabled={wait !== undefined}
          description={help}
          value={pedido.intervaloSugerido}
          onChange={choice.onChange}
          onRefused={choice.onRefused}
          // Refused dates may suit another clinic.
          moreChoices={(range, close) => {
            const request = whyNotRequest(pedido, now.data, range);
            return request ? (
              <OtherClinics
                request={request}
                onClinic={(clinic) => {
                  close();
                  take(clinic);
                }}
              />
            ) : null;
          }}
          errorMessage={wait ? undefined : error('intervaloSugerido')}
        />
      </FormField>
      <FormField name="periodo">
        <PeriodPicker
          label="Período do dia"
          isRequired
          options={shownPeriodos(pedidoPeriodos(pedido, now))}
          value={pedido.periodo}
          onChange={(periodo) => dispatch({ type: 'PERIODO_CHOSEN', periodo })}
          errorMessage={error('periodo')}
        />
      </FormField>
      {requiresHorario(pedido) ? (
        <GridItem span="all">
          <FormField name="horarioMarcado">
            <TimeField
              label="Horário"
              isRequired
              description="Combinado por você com a clínica."
              // Hours that nobody knows are those of any clinic (decision 60).
              {...(prestador?.openingHours ? {} : { window: HORARIO_WINDOW })}
              value={pedido.horarioMarcado}
              onChange={(horario) => dispatch({ type: 'HORARIO_GIVEN', horario })}
              onBlur={() => touch('horarioMarcado')}
              errorMessage={error('horarioMarcado')}
            />
          </FormField>
        </GridItem>
      ) : null}
    </Grid>
  );
}
