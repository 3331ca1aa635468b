'use client';

import { formatarData, type Agora, type DataCivil } from '@apto/domain';
import { CircleHelp } from 'lucide-react';
import { useRef, useState, type FocusEvent, type Ref } from 'react';
import { Dialog, DialogTrigger, Popover, Button } from 'react-aria-components';
import { Calendar } from '../Calendar/Calendar.tsx';
import type { IntervaloDeDatas } from '../Calendar/Calendar.logic.ts';
import type { CarregarMes } from '../Calendar/meses.logic.ts';
import { diasPulados, type FalhaDeDatas, type RegrasDeData } from '../DatePicker/availability.logic.ts';
import { DateOverlay } from '../DatePicker/DateOverlay.tsx';
import * as overlay from '../DatePicker/DateOverlay.css.ts';
import { textos as textosDaData } from '../DatePicker/intl/pt-BR.ts';
import { useDisponibilidade } from '../DatePicker/useDisponibilidade.ts';
import { useIsPhone } from '../DatePicker/useIsPhone.ts';
import { FieldShell, type FieldProps } from '../MaskedField/FieldShell.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './DateRangePicker.css.ts';
import {
  completo,
  presetsDeFiltro,
  presetsDeSugestao,
  type PresetDeIntervalo,
} from './DateRangePicker.logic.ts';
import { textos as padrao, type TextosDoIntervalo } from './intl/pt-BR.ts';
import { Presets } from './Presets.tsx';
import { RangeInputs } from './RangeInputs.tsx';
import { useDateRange } from './useDateRange.ts';
import { WhyNot } from './WhyNot.tsx';

export interface DateRangePickerProps extends FieldProps {
  /** Both ends, 'YYYY-MM-DD'. Leave out for an uncontrolled field. */
  readonly value?: IntervaloDeDatas | null;
  readonly defaultValue?: IntervaloDeDatas | null;
  /** Gets a range that passes every check, or null: cleared, half written or refused. */
  readonly onChange?: (intervalo: IntervaloDeDatas | null) => void;
  /** When the focus leaves the two inputs. */
  readonly onBlur?: (event: FocusEvent<HTMLElement>) => void;
  /** The present in São Paulo; no clock is read here. Keep the object stable within a minute. */
  readonly agora: Agora;
  readonly min?: DataCivil | null;
  readonly max?: DataCivil | null;
  /**
   * The rules of a suggested range (doc2 §5): `limiteDias`, `feriados`, `ferias`, `openingHours`, `variante` … Absent:
   * a filter, which takes any days from `min` to `max`. Give `{}` for the rules alone.
   */
  readonly rules?: RegrasDeData;
  /** Brings holidays, vacations and further reasons month by month. Keep it stable. */
  readonly loadMonth?: CarregarMes;
  /** Ready-made ranges. @default from tomorrow on with `rules`, back from today without; `[]` for none */
  readonly presets?: readonly PresetDeIntervalo[];
  /** Every failing check of a range that was refused, the one for the toast first; the value is null by then. */
  readonly onRefused?: (falhas: readonly FalhaDeDatas[], intervalo: IntervaloDeDatas) => void;
  /** The first input. */
  readonly ref?: Ref<HTMLInputElement>;
  readonly texts?: Partial<TextosDoIntervalo>;
}

/**
 * A range of days: typed, pasted or picked. Every day that cannot be chosen says why; a range that fails is cleared as
 * specified, and 'Por que não?' shows all that is against it and the nearest ranges that pass.
 */
export function DateRangePicker(props: DateRangePickerProps) {
  const { agora, min, max, rules, loadMonth, label } = props;
  const [textos] = useState(() => ({ ...padrao, ...props.texts }));
  const { disponibilidade, estados, armazem, situacao, verificar, desistir } = useDisponibilidade({
    agora,
    rules,
    min,
    max,
    loadMonth,
  });
  const caixa = useRef<HTMLDivElement>(null);
  const isPhone = useIsPhone();
  const [isOpen, setIsOpen] = useState(false);
  const [problema, setProblema] = useState<string | null>(null);
  const { value, rascunho, tentativa, tentar, escrever, retomar } = useDateRange({
    value: props.value,
    defaultValue: props.defaultValue ?? null,
    onChange: props.onChange,
    onRefused: props.onRefused,
    verificar,
    desistir,
    onAccepted: () => setIsOpen(false),
  });

  const digitar = (ponta: 'inicio' | 'fim') => (data: DataCivil | null, texto: string) => {
    const falta = escrever(ponta, data);
    if (falta) setProblema(textos.falta(falta));
    else setProblema(data === null && texto.length === 10 ? textosDaData.dataInvalida : null);
  };
  const escolher = (intervalo: IntervaloDeDatas): void => {
    setProblema(null);
    tentar(intervalo);
  };
  const recusa = tentativa?.falhas[0]?.mensagem;
  const naoVerificado = situacao === 'erro' ? textosDaData.naoVerificado : null;
  const erro = problema ?? recusa ?? naoVerificado ?? props.errorMessage;
  const pulados = value ? diasPulados(value, disponibilidade.motivos) : [];
  const passaPor =
    pulados.length > 0
      ? textos.pulados(
          pulados.map(({ data, texto }) => `${formatarData(data).slice(0, 5)} (${texto})`).join(', '),
        )
      : null;
  const nome = typeof label === 'string' ? label : textos.calendario;
  const painel = (isInCalendar: boolean, depois: () => void) =>
    tentativa ? (
      <WhyNot
        tentativa={tentativa}
        alternativas={disponibilidade.alternativas(tentativa.intervalo)}
        onChoose={(intervalo) => {
          escolher(intervalo);
          depois();
        }}
        onResume={() => {
          retomar();
          setIsOpen(false);
          depois();
        }}
        textos={textos}
        isInCalendar={isInCalendar}
      />
    ) : null;

  // Only while the calendar is open: it looks ahead for the first free day.
  const presets = isOpen
    ? (props.presets ??
      (rules ? presetsDeSugestao(agora.data, disponibilidade, textos) : presetsDeFiltro(agora.data, textos)))
    : [];
  const porVerificar = situacao === 'erro' ? completo(rascunho) : null;
  const ajuda =
    tentativa && !problema ? (
      <DialogTrigger>
        <Button className={css.linkButton}>
          <CircleHelp size={16} aria-hidden />
          {textos.porQueNao}
        </Button>
        <Popover className={overlay.popover} placement="bottom start" offset={4}>
          <Dialog aria-label={textos.porQueNao} className={overlay.dialog}>
            {({ close }) => <div className={css.popoverBody}>{painel(false, close)}</div>}
          </Dialog>
        </Popover>
      </DialogTrigger>
    ) : porVerificar ? (
      <button type="button" className={css.linkButton} onClick={() => escolher(porVerificar)}>
        {textosDaData.tentarNovamente}
      </button>
    ) : null;

  return (
    <FieldShell
      {...props}
      isGroup
      errorMessage={
        erro && ajuda ? (
          <>
            {erro} {ajuda}
          </>
        ) : (
          erro
        )
      }
      isInvalid={
        Boolean(problema ?? recusa ?? naoVerificado) || (props.isInvalid ?? Boolean(props.errorMessage))
      }
      description={situacao === 'verificando' ? textosDaData.verificando : (passaPor ?? props.description)}
    >
      {(aria, { isInvalid, labelId }) => (
        <>
          <RangeInputs
            {...props}
            aria={aria}
            labelId={labelId}
            isInvalid={isInvalid}
            rascunho={rascunho}
            onDate={digitar}
            onPasteRange={escolher}
            onIncomplete={() => setProblema(textosDaData.dataIncompleta)}
            isOpen={isOpen}
            onOpen={() => setIsOpen(true)}
            boxRef={caixa}
            textos={textos}
          />
          <DateOverlay
            isOpen={isOpen}
            onOpenChange={setIsOpen}
            triggerRef={caixa}
            label={nome}
            isSheet={isPhone}
          >
            <div className={css.body}>
              {presets.length > 0 ? (
                <Presets
                  presets={presets}
                  value={value}
                  falhas={disponibilidade.falhas}
                  onChoose={escolher}
                  textos={textos}
                />
              ) : null}
              <div>
                <Calendar
                  aria-label={nome}
                  selectionMode="range"
                  today={agora.data}
                  value={value}
                  onChange={escolher}
                  defaultFocusedDate={
                    value?.inicio ?? tentativa?.intervalo.inicio ?? rascunho.inicio ?? undefined
                  }
                  reasonsFor={disponibilidade.motivos}
                  nextAvailable={disponibilidade.proximo}
                  monthStates={estados}
                  onVisibleMonths={armazem?.pedir}
                  onRetryMonths={armazem?.tentarNovamente}
                  minYear={min ?? undefined}
                  maxYear={max ?? undefined}
                  visibleMonths={isPhone ? 1 : 2}
                  size={isPhone ? 'touch' : 'default'}
                  // The calendar's own prop: focus belongs on a day once the dialog opens.
                  // oxlint-disable-next-line jsx-a11y/no-autofocus
                  autoFocus
                />
                <div role="alert">{painel(true, () => undefined)}</div>
              </div>
            </div>
          </DateOverlay>
          {/* The error stands under the field, where nobody's focus is. */}
          <VisuallyHidden role="status">{isOpen ? '' : (recusa ?? naoVerificado)}</VisuallyHidden>
        </>
      )}
    </FieldShell>
  );
}
