'use client';

import { formatarData, type Agora, type DataCivil } from '@apto/domain';
import { CalendarRange, CircleHelp } from 'lucide-react';
import { useRef, useState, type ClipboardEvent, type FocusEvent, type Ref } from 'react';
import { Dialog, DialogTrigger, Popover, Button } from 'react-aria-components';
import { Calendar } from '../Calendar/Calendar.tsx';
import type { IntervaloDeDatas } from '../Calendar/Calendar.logic.ts';
import type { CarregarMes } from '../Calendar/meses.logic.ts';
import { diasPulados, type FalhaDeDatas, type RegrasDeData } from '../DatePicker/availability.logic.ts';
import { DateInput } from '../DatePicker/DateInput.tsx';
import { DateOverlay } from '../DatePicker/DateOverlay.tsx';
import * as overlay from '../DatePicker/DateOverlay.css.ts';
import { textos as textosDaData } from '../DatePicker/intl/pt-BR.ts';
import { useDisponibilidade } from '../DatePicker/useDisponibilidade.ts';
import { useIsPhone } from '../DatePicker/useIsPhone.ts';
import { inner } from '../Field/Field.css.ts';
import { ControlBox, FieldShell, type FieldProps } from '../MaskedField/FieldShell.tsx';
import * as css from './DateRangePicker.css.ts';
import {
  lerIntervalo,
  presetsDeFiltro,
  presetsDeSugestao,
  type PresetDeIntervalo,
} from './DateRangePicker.logic.ts';
import { textos as padrao, type TextosDoIntervalo } from './intl/pt-BR.ts';
import { Presets } from './Presets.tsx';
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
  const { agora, min, max, rules, loadMonth, isDisabled, isReadOnly, label } = props;
  const [textos] = useState(() => ({ ...padrao, ...props.texts }));
  const { disponibilidade, estados, armazem, situacao, verificar } = useDisponibilidade({
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
    onAccepted: () => setIsOpen(false),
  });

  const digitar = (ponta: 'inicio' | 'fim') => (data: DataCivil | null, texto: string) => {
    setProblema(data === null && texto.length === 10 ? textosDaData.dataInvalida : null);
    escrever({ ...rascunho, [ponta]: data });
  };
  const escolher = (intervalo: IntervaloDeDatas): void => {
    setProblema(null);
    tentar(intervalo);
  };
  const colar = (event: ClipboardEvent<HTMLInputElement>): void => {
    const intervalo = lerIntervalo(event.clipboardData.getData('text'));
    if (!intervalo) return;
    event.preventDefault();
    escolher(intervalo);
  };
  const conferirTexto = (event: FocusEvent<HTMLInputElement>, texto: string): void => {
    if (texto !== '' && texto.length < 10) setProblema(textosDaData.dataIncompleta);
    if (!caixa.current?.contains(event.relatedTarget)) props.onBlur?.(event);
  };

  const recusa = tentativa?.falhas[0]?.mensagem;
  const erro =
    problema ?? recusa ?? (situacao === 'erro' ? textosDaData.naoVerificado : null) ?? props.errorMessage;
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

  const comPorQue =
    tentativa && !problema ? (
      <>
        {erro}{' '}
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
      </>
    ) : (
      erro
    );

  return (
    <FieldShell
      {...props}
      isGroup
      errorMessage={comPorQue}
      isInvalid={
        Boolean(problema ?? recusa) || situacao === 'erro' || (props.isInvalid ?? Boolean(props.errorMessage))
      }
      description={situacao === 'verificando' ? textosDaData.verificando : (passaPor ?? props.description)}
    >
      {({ id, ...aria }, { isInvalid, labelId }) => (
        <>
          <ControlBox
            ref={caixa}
            className={css.control}
            isInvalid={isInvalid}
            isDisabled={isDisabled}
            isReadOnly={isReadOnly}
          >
            <DateInput
              {...aria}
              id={id}
              ref={props.ref}
              className={css.date}
              aria-label={textos.inicio}
              value={rascunho.inicio}
              onDate={digitar('inicio')}
              onPaste={colar}
              onBlur={conferirTexto}
              onOpen={() => setIsOpen(true)}
              name={props.name && `${props.name}.inicio`}
              placeholder={textosDaData.placeholder}
              isDisabled={isDisabled}
              isReadOnly={isReadOnly}
            />
            <span className={css.separator} aria-hidden>
              {textos.ate}
            </span>
            <DateInput
              {...aria}
              className={css.date}
              aria-label={textos.fim}
              value={rascunho.fim}
              onDate={digitar('fim')}
              onPaste={colar}
              onBlur={conferirTexto}
              onOpen={() => setIsOpen(true)}
              name={props.name && `${props.name}.fim`}
              placeholder={textosDaData.placeholder}
              isDisabled={isDisabled}
              isReadOnly={isReadOnly}
            />
            <button
              type="button"
              className={inner}
              aria-label={textosDaData.abrir}
              aria-describedby={labelId}
              aria-haspopup="dialog"
              aria-expanded={isOpen}
              disabled={isDisabled || isReadOnly}
              onClick={() => setIsOpen(true)}
            >
              <CalendarRange size={18} aria-hidden />
            </button>
          </ControlBox>
          <DateOverlay
            isOpen={isOpen}
            onOpenChange={setIsOpen}
            triggerRef={caixa}
            label={nome}
            isSheet={isPhone}
          >
            <RangeBody
              presets={
                props.presets ??
                (rules ? presetsDeSugestao(agora.data, textos) : presetsDeFiltro(agora.data, textos))
              }
              value={value}
              escolher={escolher}
              falhas={disponibilidade.falhas}
              textos={textos}
            >
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
                autoFocus
              />
              <div role="alert">{painel(true, () => undefined)}</div>
            </RangeBody>
          </DateOverlay>
        </>
      )}
    </FieldShell>
  );
}

interface RangeBodyProps {
  readonly presets: readonly PresetDeIntervalo[];
  readonly value: IntervaloDeDatas | null;
  readonly escolher: (intervalo: IntervaloDeDatas) => void;
  readonly falhas: (intervalo: IntervaloDeDatas) => readonly FalhaDeDatas[];
  readonly textos: TextosDoIntervalo;
  readonly children: React.ReactNode;
}

function RangeBody({ presets, value, escolher, falhas, textos, children }: RangeBodyProps) {
  return (
    <div className={css.body}>
      {presets.length > 0 ? (
        <Presets presets={presets} value={value} falhas={falhas} onChoose={escolher} textos={textos} />
      ) : null}
      <div>{children}</div>
    </div>
  );
}
