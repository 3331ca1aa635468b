import { contextoDoIntervalo, exigeHorario, periodosDoPedido, ultimaDataSugerida } from '@apto/domain';
import { DateRangePicker, Grid, GridItem, PeriodPicker, TimeField } from '@apto/ui';
import { useMemo } from 'react';
import { Campo } from '../campos/Campo.tsx';
import { useFalhas } from '../campos/falhas.ts';
import { useContexto, usePedido } from '../pedido/usePedido.ts';

/** Days, period and, where it is asked, the time (doc2 §2.7, §5 'Date range rules'). */
export function QuandoSugerido({ verificando }: { verificando: boolean }) {
  const [pedido, despachar] = usePedido();
  const contexto = useContexto();
  const { erro, tocar } = useFalhas();
  const { agora } = contexto;
  // The calendar judges each of its days by these: a new object for every key typed elsewhere would cost.
  const { prestador, quemAgenda } = pedido;
  const regras = useMemo(
    () => contextoDoIntervalo(pedido, contexto),
    // oxlint-disable-next-line react/exhaustive-deps
    [prestador, quemAgenda, contexto.feriados, contexto.ferias, contexto.limiteDias, agora.data],
  );
  const espera = !prestador
    ? 'Escolha a clínica para ver as datas.'
    : verificando
      ? 'Verificando feriados e férias...'
      : undefined;
  return (
    <Grid columns={2}>
      <Campo nome="intervaloSugerido">
        <DateRangePicker
          label="Período sugerido"
          isRequired
          agora={agora}
          rules={regras}
          max={ultimaDataSugerida(agora.data)}
          isDisabled={espera !== undefined}
          description={espera}
          value={pedido.intervaloSugerido}
          onChange={(intervalo) => despachar({ tipo: 'INTERVALO_ESCOLHIDO', intervalo })}
          // The picker has cleared itself: the request only says the first failure, in the specified words.
          onRefused={([falha]) => {
            if (falha) despachar({ tipo: 'INTERVALO_RECUSADO', mensagem: falha.mensagem });
          }}
          errorMessage={espera ? undefined : erro('intervaloSugerido')}
        />
      </Campo>
      <Campo nome="periodo">
        <PeriodPicker
          label="Período do dia"
          isRequired
          options={periodosDoPedido(pedido, agora)}
          value={pedido.periodo}
          onChange={(periodo) => despachar({ tipo: 'PERIODO_ESCOLHIDO', periodo })}
          errorMessage={erro('periodo')}
        />
      </Campo>
      {exigeHorario(pedido) ? (
        <GridItem span="all">
          <Campo nome="horarioMarcado">
            <TimeField
              label="Horário"
              isRequired
              description="Combinado por você com a clínica."
              value={pedido.horarioMarcado}
              onChange={(horario) => despachar({ tipo: 'HORARIO_INFORMADO', horario })}
              onBlur={() => tocar('horarioMarcado')}
              errorMessage={erro('horarioMarcado')}
            />
          </Campo>
        </GridItem>
      ) : null}
    </Grid>
  );
}
