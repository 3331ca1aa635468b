import { intervaloContext, pedidoPeriodos } from '@apto/domain/assistente';
import { shownPeriodos } from '@apto/domain/atendimento';
import type { Intervalo } from '@apto/domain/intervalo';
import { MESSAGE } from '@apto/domain/messages';
import { lastSuggestedDate } from '@apto/domain/pedido';
import type { Periodo } from '@apto/domain/periodos';
import { Button, DateRangePicker, Dialog, InlineAlert, PeriodPicker, Stack } from '@apto/ui';
import { useMemo, useState } from 'react';
import { useAssistenteContext, usePedido } from '../pedido/usePedido.ts';

/** Another range and period for the booking, both required (doc2 §2.8, §5). What was chosen in it begins anew. */
export function PeriodDialog({ onClose }: { onClose: () => void }) {
  const [pedido, dispatch] = usePedido();
  const context = useAssistenteContext();
  const [intervalo, setIntervalo] = useState<Intervalo | null>(pedido.intervaloSugerido);
  const [wanted, setWanted] = useState<Periodo | null>(pedido.periodo);
  const [isRefused, setRefused] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const rules = useMemo(() => intervaloContext(pedido, context), [pedido, context]);
  const options = pedidoPeriodos({ ...pedido, intervaloSugerido: intervalo }, context.now);
  // A period that these days do not have is none: the request would drop it (doc2 §4).
  const periodo = options.some((o) => o.periodo === wanted && o.available) ? wanted : null;
  const missing = (isMissing: boolean): string | undefined =>
    isRefused && isMissing ? MESSAGE.REQUIRED_FIELD : undefined;
  const confirm = (): void => {
    if (!intervalo || periodo === null) {
      setRefused(true);
      return;
    }
    dispatch({ type: 'INTERVALO_CHOSEN', intervalo }, { type: 'PERIODO_CHOSEN', periodo });
    onClose();
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title="Alterar período"
      description="As datas e os horários já escolhidos serão limpos."
      footer={
        <>
          <Button variant="quiet" onPress={onClose}>
            Cancelar
          </Button>
          <Button variant="primary" onPress={confirm}>
            Confirmar
          </Button>
        </>
      }
    >
      <Stack gap="x4">
        <DateRangePicker
          label="Período sugerido"
          isRequired
          now={context.now}
          rules={rules}
          max={lastSuggestedDate(context.now.data)}
          value={intervalo}
          onChange={(next) => {
            if (next) setRefusal(null);
            setIntervalo(next);
          }}
          // The picker has cleared itself; as in the clinic step the first failure is said, and stays at the field.
          onRefused={([failure]) => {
            if (!failure) return;
            setRefusal(failure.message);
            dispatch({ type: 'INTERVALO_REFUSED', message: failure.message });
          }}
          errorMessage={intervalo ? undefined : (refusal ?? missing(true))}
        />
        <PeriodPicker
          label="Período do dia"
          isRequired
          options={shownPeriodos(options)}
          value={periodo}
          onChange={setWanted}
          errorMessage={missing(periodo === null)}
        />
        {isRefused && (!intervalo || periodo === null) ? (
          <InlineAlert tone="warning" announce="polite">
            {MESSAGE.FILL_IN_CORRECTLY}
          </InlineAlert>
        ) : null}
      </Stack>
    </Dialog>
  );
}
