'use client';

import { diaDaSemana, formatarDataComDia, type DataCivil } from '@apto/domain';
import { Info } from 'lucide-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type Ref } from 'react';
import type { MotivoDeDia } from '../Calendar/Calendar.logic.ts';
import { FieldShell, type FieldProps } from '../MaskedField/FieldShell.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './DateStrip.css.ts';
import { textos as padrao } from './intl/pt-BR.ts';
import { indiceDaTecla } from './roving.logic.ts';

export interface DateStripProps extends Omit<FieldProps, 'label' | 'isReadOnly'> {
  /** @default 'Data' */
  readonly label?: FieldProps['label'];
  /** The days on offer, in order: `datasEntre(inicio, fim)`. */
  readonly days: readonly DataCivil[];
  readonly value?: DataCivil | null;
  readonly defaultValue?: DataCivil | null;
  readonly onChange?: (data: DataCivil) => void;
  /** Why a day cannot be chosen; an empty list when it can: `motivosDoDia` of the domain. */
  readonly reasonsFor?: (data: DataCivil) => readonly MotivoDeDia[];
  /** A short note on a free day, read with it: '4 horários'. */
  readonly noteFor?: (data: DataCivil) => string | undefined;
  readonly isLoading?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
  readonly texts?: Partial<typeof padrao>;
}

const semMotivos = (): readonly MotivoDeDia[] => [];
const ESQUELETOS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** A row of days for a thumb. A day that cannot be chosen stays, takes the focus and says why. */
export function DateStrip(props: DateStripProps) {
  const { days, onChange, reasonsFor = semMotivos, noteFor, isDisabled = false, isLoading, ref } = props;
  const textos = { ...padrao, ...props.texts };
  const [interno, setInterno] = useState(props.defaultValue ?? null);
  const value = props.value === undefined ? interno : props.value;
  const [foco, setFoco] = useState<DataCivil | null>(null);
  const [sobre, setSobre] = useState<DataCivil | null>(null);
  const faixa = useRef<HTMLDivElement>(null);
  const id = useId();

  const motivoDe = (data: DataCivil): string =>
    reasonsFor(data)
      .map(({ texto }) => texto)
      .join('. ');
  const parada =
    [foco, value].find((data) => data && days.includes(data)) ??
    days.find((data) => !motivoDe(data)) ??
    days[0];

  useEffect(() => {
    if (!value) return;
    const dia = faixa.current?.querySelector<HTMLElement>(`[data-date="${value}"]`);
    dia?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [value]);

  const escolher = (data: DataCivil): void => {
    setFoco(data);
    if (isDisabled || motivoDe(data)) return;
    setInterno(data);
    if (data !== value) onChange?.(data);
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    const destino = indiceDaTecla(parada ? days.indexOf(parada) : 0, days.length, event.key);
    const data = destino === null ? undefined : days[destino];
    if (!data) return;
    event.preventDefault();
    setFoco(data);
    faixa.current?.querySelector<HTMLElement>(`[data-date="${data}"]`)?.focus();
  };

  const apontado = sobre ?? foco;
  const motivo = apontado && days.includes(apontado) ? motivoDe(apontado) : '';
  return (
    <FieldShell {...props} label={props.label ?? textos.rotulo}>
      {({ id: _id, ...aria }, { labelId }) =>
        isLoading ? (
          <div className={css.frame} aria-busy>
            <VisuallyHidden role="status">{textos.carregando}</VisuallyHidden>
            <div className={css.strip} aria-hidden>
              {ESQUELETOS.map((chave) => (
                <span key={chave} className={css.skeleton} />
              ))}
            </div>
          </div>
        ) : days.length === 0 ? (
          <p className={css.empty}>{textos.vazio}</p>
        ) : (
          <div className={css.frame}>
            {/* The focus roves among the radios inside. */}
            {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus */}
            <div
              ref={faixa}
              {...aria}
              role="radiogroup"
              aria-labelledby={labelId}
              aria-disabled={isDisabled || undefined}
              className={css.strip}
              onKeyDown={onKeyDown}
              onBlur={(event) => {
                if (!event.currentTarget.contains(event.relatedTarget)) setFoco(null);
              }}
            >
              {days.map((data) => {
                const razao = motivoDe(data);
                const nota = razao ? undefined : noteFor?.(data);
                return (
                  <button
                    key={data}
                    ref={data === parada ? ref : undefined}
                    type="button"
                    role="radio"
                    className={css.day}
                    data-date={data}
                    aria-checked={data === value}
                    aria-disabled={isDisabled || razao !== '' || undefined}
                    aria-label={[formatarDataComDia(data), nota].filter(Boolean).join(', ')}
                    aria-describedby={razao ? `${id}${data}` : undefined}
                    tabIndex={data === parada ? 0 : -1}
                    onClick={() => escolher(data)}
                    onFocus={() => setFoco(data)}
                    onPointerEnter={() => setSobre(data)}
                    onPointerLeave={() => setSobre(null)}
                  >
                    <span className={css.weekday} aria-hidden>
                      {textos.dias[diaDaSemana(data)]}
                    </span>
                    <span className={css.number} aria-hidden>
                      {data.slice(8)}
                    </span>
                    <span className={css.month} aria-hidden>
                      {nota ?? textos.meses[Number(data.slice(5, 7)) - 1]}
                    </span>
                    {razao ? (
                      <span id={`${id}${data}`} hidden>
                        {razao}
                      </span>
                    ) : null}
                  </button>
                );
              })}
            </div>
            <p className={css.reason} aria-hidden>
              {motivo && apontado ? (
                <>
                  <Info size={16} aria-hidden style={{ flex: 'none', marginBlockStart: 2 }} />
                  {`${formatarDataComDia(apontado)}: ${motivo}`}
                </>
              ) : null}
            </p>
          </div>
        )
      }
    </FieldShell>
  );
}
