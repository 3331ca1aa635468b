'use client';

import { formatarData, type Agora, type DataCivil } from '@apto/domain';
import { CircleHelp } from 'lucide-react';
import { useRef, useState, type FocusEvent, type Ref } from 'react';
import { Dialog, DialogTrigger, Popover, Button } from 'react-aria-components';
import { Calendar } from '../Calendar/Calendar.tsx';
import type { DateRange } from '../Calendar/Calendar.logic.ts';
import type { LoadMonth } from '../Calendar/months.logic.ts';
import { skippedDays, type DateFailure, type DateRules } from '../DatePicker/availability.logic.ts';
import { DateOverlay } from '../DatePicker/DateOverlay.tsx';
import * as overlay from '../DatePicker/DateOverlay.css.ts';
import { texts as dateTexts } from '../DatePicker/intl/pt-BR.ts';
import { useAvailability } from '../DatePicker/useAvailability.ts';
import { useIsPhone } from '../DatePicker/useIsPhone.ts';
import { FieldShell, type FieldProps } from '../MaskedField/FieldShell.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './DateRangePicker.css.ts';
import { complete, filterPresets, suggestionPresets, type RangePreset } from './DateRangePicker.logic.ts';
import { texts as defaults, type DateRangeTexts } from './intl/pt-BR.ts';
import { Presets } from './Presets.tsx';
import { RangeInputs } from './RangeInputs.tsx';
import { useDateRange } from './useDateRange.ts';
import { WhyNot } from './WhyNot.tsx';

export interface DateRangePickerProps extends FieldProps {
  /** Both ends, 'YYYY-MM-DD'. Leave out for an uncontrolled field. */
  readonly value?: DateRange | null;
  readonly defaultValue?: DateRange | null;
  /** Gets a range that passes every check, or null: cleared, half written or refused. */
  readonly onChange?: (range: DateRange | null) => void;
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
  readonly rules?: DateRules;
  /** Brings holidays, vacations and further reasons month by month. Keep it stable. */
  readonly loadMonth?: LoadMonth;
  /** Ready-made ranges. @default from tomorrow on with `rules`, back from today without; `[]` for none */
  readonly presets?: readonly RangePreset[];
  /** Every failing check of a range that was refused, the one for the toast first; the value is null by then. */
  readonly onRefused?: (failures: readonly DateFailure[], range: DateRange) => void;
  /** The first input. */
  readonly ref?: Ref<HTMLInputElement>;
  readonly texts?: Partial<DateRangeTexts>;
}

/**
 * A range of days: typed, pasted or picked. Every day that cannot be chosen says why; a range that fails is cleared as
 * specified, and 'Por que não?' shows all that is against it and the nearest ranges that pass.
 */
export function DateRangePicker(props: DateRangePickerProps) {
  const { agora, min, max, rules, loadMonth, label } = props;
  const [texts] = useState(() => ({ ...defaults, ...props.texts }));
  const { availability, statuses, store, status, check, giveUp } = useAvailability({
    agora,
    rules,
    min,
    max,
    loadMonth,
  });
  const box = useRef<HTMLDivElement>(null);
  const isPhone = useIsPhone();
  const [isOpen, setIsOpen] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { value, draft, refusal, attempt, write, resume } = useDateRange({
    value: props.value,
    defaultValue: props.defaultValue ?? null,
    onChange: props.onChange,
    onRefused: props.onRefused,
    check,
    giveUp,
    onAccepted: () => setIsOpen(false),
  });

  const typeDates = (end: 'inicio' | 'fim') => (data: DataCivil | null, texto: string) => {
    const missing = write(end, data);
    if (missing) setProblem(texts.missing(missing));
    else setProblem(data === null && texto.length === 10 ? dateTexts.invalidDate : null);
  };
  const choose = (range: DateRange): void => {
    setProblem(null);
    attempt(range);
  };
  const refused = refusal?.failures[0]?.mensagem;
  const notChecked = status === 'error' ? dateTexts.notChecked : null;
  const error = problem ?? refused ?? notChecked ?? props.errorMessage;
  const skipped = value ? skippedDays(value, availability.reasons) : [];
  const passesOver =
    skipped.length > 0
      ? texts.skipped(
          skipped.map(({ data, texto }) => `${formatarData(data).slice(0, 5)} (${texto})`).join(', '),
        )
      : null;
  const name = typeof label === 'string' ? label : texts.calendar;
  const panel = (isInCalendar: boolean, then: () => void) =>
    refusal ? (
      <WhyNot
        refusal={refusal}
        alternatives={availability.alternatives(refusal.range)}
        onChoose={(range) => {
          choose(range);
          then();
        }}
        onResume={() => {
          resume();
          setIsOpen(false);
          then();
        }}
        texts={texts}
        isInCalendar={isInCalendar}
      />
    ) : null;

  // Only while the calendar is open: it looks ahead for the first free day.
  const presets = isOpen
    ? (props.presets ??
      (rules ? suggestionPresets(agora.data, availability, texts) : filterPresets(agora.data, texts)))
    : [];
  const unchecked = status === 'error' ? complete(draft) : null;
  const help =
    refusal && !problem ? (
      <DialogTrigger>
        <Button className={css.linkButton}>
          <CircleHelp size={16} aria-hidden />
          {texts.whyNot}
        </Button>
        <Popover className={overlay.popover} placement="bottom start" offset={4}>
          <Dialog aria-label={texts.whyNot} className={overlay.dialog}>
            {({ close }) => <div className={css.popoverBody}>{panel(false, close)}</div>}
          </Dialog>
        </Popover>
      </DialogTrigger>
    ) : unchecked ? (
      <button type="button" className={css.linkButton} onClick={() => choose(unchecked)}>
        {dateTexts.retry}
      </button>
    ) : null;

  return (
    <FieldShell
      {...props}
      isGroup
      errorMessage={
        error && help ? (
          <>
            {error} {help}
          </>
        ) : (
          error
        )
      }
      isInvalid={
        Boolean(problem ?? refused ?? notChecked) || (props.isInvalid ?? Boolean(props.errorMessage))
      }
      description={status === 'checking' ? dateTexts.checking : (passesOver ?? props.description)}
    >
      {(aria, { isInvalid, labelId }) => (
        <>
          <RangeInputs
            {...props}
            aria={aria}
            labelId={labelId}
            isInvalid={isInvalid}
            draft={draft}
            onDate={typeDates}
            onPasteRange={choose}
            onIncomplete={() => setProblem(dateTexts.incompleteDate)}
            isOpen={isOpen}
            onOpen={() => setIsOpen(true)}
            boxRef={box}
            texts={texts}
          />
          <DateOverlay
            isOpen={isOpen}
            onOpenChange={setIsOpen}
            triggerRef={box}
            label={name}
            isSheet={isPhone}
          >
            <div className={css.body}>
              {presets.length > 0 ? (
                <Presets
                  presets={presets}
                  value={value}
                  failures={availability.failures}
                  onChoose={choose}
                  texts={texts}
                />
              ) : null}
              <div>
                <Calendar
                  aria-label={name}
                  selectionMode="range"
                  today={agora.data}
                  value={value}
                  onChange={choose}
                  defaultFocusedDate={value?.inicio ?? refusal?.range.inicio ?? draft.inicio ?? undefined}
                  reasonsFor={availability.reasons}
                  nextAvailable={availability.next}
                  monthStates={statuses}
                  onVisibleMonths={store?.request}
                  onRetryMonths={store?.retry}
                  minYear={min ?? undefined}
                  maxYear={max ?? undefined}
                  visibleMonths={isPhone ? 1 : 2}
                  size={isPhone ? 'touch' : 'default'}
                  // The calendar's own prop: focus belongs on a day once the dialog opens.
                  // oxlint-disable-next-line jsx-a11y/no-autofocus
                  autoFocus
                />
                <div role="alert">{panel(true, () => undefined)}</div>
              </div>
            </div>
          </DateOverlay>
          {/* The error stands under the field, where nobody's focus is. */}
          <VisuallyHidden role="status">{isOpen ? '' : (refused ?? notChecked)}</VisuallyHidden>
        </>
      )}
    </FieldShell>
  );
}
