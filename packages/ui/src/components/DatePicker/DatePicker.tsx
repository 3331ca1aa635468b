'use client';

import { formatarDataComDia, type Agora, type DataCivil } from '@apto/domain';
import { CalendarDays } from 'lucide-react';
import { useRef, useState, type FocusEvent, type Ref } from 'react';
import { Calendar } from '../Calendar/Calendar.tsx';
import type { CarregarMes } from '../Calendar/meses.logic.ts';
import { inner } from '../Field/Field.css.ts';
import { ControlBox, FieldShell, type FieldProps } from '../MaskedField/FieldShell.tsx';
import type { FalhaDeDatas, RegrasDeData } from './availability.logic.ts';
import { DateInput } from './DateInput.tsx';
import { DateOverlay } from './DateOverlay.tsx';
import * as css from './DateOverlay.css.ts';
import { textos as padrao, type TextosDaData } from './intl/pt-BR.ts';
import { useDisponibilidade } from './useDisponibilidade.ts';
import { useIsPhone } from './useIsPhone.ts';

export interface DatePickerProps extends FieldProps {
  /** 'YYYY-MM-DD'. Leave out for an uncontrolled field. */
  readonly value?: DataCivil | null;
  readonly defaultValue?: DataCivil | null;
  /** Gets the day, or null when it is cleared, half written or refused. */
  readonly onChange?: (data: DataCivil | null) => void;
  readonly onBlur?: (event: FocusEvent<HTMLInputElement>) => void;
  /** The present in São Paulo; no clock is read here. Keep the object stable within a minute. */
  readonly agora: Agora;
  readonly min?: DataCivil | null;
  readonly max?: DataCivil | null;
  /**
   * The rules of doc2 §5 (today or later, weekends, holidays, vacations, the provider's hours). Absent: any day from
   * `min` to `max`, past ones too. Give `{}` for the rules alone.
   */
  readonly rules?: RegrasDeData;
  /** Brings holidays, vacations and further reasons month by month. Keep it stable. */
  readonly loadMonth?: CarregarMes;
  /** Every failing check of a day that was typed and refused; the value is null by then. */
  readonly onRefused?: (falhas: readonly FalhaDeDatas[], data: DataCivil) => void;
  readonly ref?: Ref<HTMLInputElement>;
  readonly texts?: Partial<TextosDaData>;
}

/** One day: typed, pasted or picked. A day that cannot be chosen says why, in the calendar and under the field. */
export function DatePicker(props: DatePickerProps) {
  const { agora, min, max, rules, loadMonth, isDisabled, isReadOnly, label } = props;
  const [textos] = useState(() => ({ ...padrao, ...props.texts }));
  const { disponibilidade, estados, armazem, situacao, verificar } = useDisponibilidade({
    agora,
    rules,
    min,
    max,
    loadMonth,
    textos,
  });
  const caixa = useRef<HTMLDivElement>(null);
  const isPhone = useIsPhone();
  const [isOpen, setIsOpen] = useState(false);
  const [interno, setInterno] = useState(props.defaultValue ?? null);
  const [problema, setProblema] = useState<string | null>(null);
  /** A whole date that is being checked, or was refused only while typing: it stays in sight until known. */
  const [rascunho, setRascunho] = useState<DataCivil | null>(null);
  const value = props.value === undefined ? interno : props.value;

  const emitir = (data: DataCivil | null): void => {
    setInterno(data);
    if (data !== value) props.onChange?.(data);
  };

  const tentar = (data: DataCivil): void => {
    setRascunho(data);
    setProblema(null);
    verificar({ inicio: data, fim: data }, (falhas) => {
      setRascunho(null);
      const primeira = falhas[0];
      if (!primeira) {
        emitir(data);
        setIsOpen(false);
        return;
      }
      setProblema(primeira.mensagem);
      emitir(null);
      props.onRefused?.(falhas, data);
    });
  };

  const aoDigitar = (data: DataCivil | null, texto: string): void => {
    setRascunho(null);
    if (data) tentar(data);
    else {
      setProblema(texto.length === 10 ? textos.dataInvalida : null);
      emitir(null);
    }
  };

  const espera =
    situacao === 'verificando' ? textos.verificando : situacao === 'erro' ? textos.naoVerificado : null;
  const erro = problema ?? (situacao === 'erro' ? espera : null) ?? props.errorMessage;
  return (
    <FieldShell
      {...props}
      errorMessage={erro}
      isInvalid={problema !== null || situacao === 'erro' || (props.isInvalid ?? Boolean(props.errorMessage))}
      description={situacao === 'verificando' ? espera : props.description}
    >
      {(aria, { isInvalid, labelId }) => (
        <>
          <ControlBox
            ref={caixa}
            className={css.dateControl}
            isInvalid={isInvalid}
            isDisabled={isDisabled}
            isReadOnly={isReadOnly}
          >
            <DateInput
              {...aria}
              ref={props.ref}
              value={rascunho ?? value}
              onDate={aoDigitar}
              onBlur={(event, texto) => {
                if (texto !== '' && texto.length < 10) setProblema(textos.dataIncompleta);
                props.onBlur?.(event);
              }}
              onOpen={() => setIsOpen(true)}
              name={props.name}
              placeholder={textos.placeholder}
              isDisabled={isDisabled}
              isReadOnly={isReadOnly}
            />
            <button
              type="button"
              className={inner}
              aria-label={value ? `${textos.abrir}, ${formatarDataComDia(value)}` : textos.abrir}
              aria-describedby={labelId}
              aria-haspopup="dialog"
              aria-expanded={isOpen}
              disabled={isDisabled || isReadOnly}
              onClick={() => setIsOpen(true)}
            >
              <CalendarDays size={18} aria-hidden />
            </button>
          </ControlBox>
          <DateOverlay
            isOpen={isOpen}
            onOpenChange={setIsOpen}
            triggerRef={caixa}
            label={typeof label === 'string' ? label : textos.abrir}
            isSheet={isPhone}
          >
            <Calendar
              aria-label={typeof label === 'string' ? label : textos.abrir}
              today={agora.data}
              value={value}
              onChange={tentar}
              reasonsFor={disponibilidade.motivos}
              nextAvailable={disponibilidade.proximo}
              monthStates={estados}
              onVisibleMonths={armazem?.pedir}
              onRetryMonths={armazem?.tentarNovamente}
              minYear={min ?? undefined}
              maxYear={max ?? undefined}
              size={isPhone ? 'touch' : 'default'}
              // The calendar's own prop: focus belongs on a day once the dialog opens.
              // oxlint-disable-next-line jsx-a11y/no-autofocus
              autoFocus
            />
          </DateOverlay>
        </>
      )}
    </FieldShell>
  );
}
