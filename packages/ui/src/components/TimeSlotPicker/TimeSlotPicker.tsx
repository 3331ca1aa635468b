'use client';

import { formatarDataComDia, type DataCivil } from '@apto/domain';
import { useId, useRef, useState, type KeyboardEvent, type Ref } from 'react';
import { indiceDaTecla } from '../DateStrip/roving.logic.ts';
import { FieldShell, type FieldProps } from '../MaskedField/FieldShell.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { textos as padrao } from './intl/pt-BR.ts';
import * as css from './TimeSlotPicker.css.ts';
import {
  chaveDoHorario,
  maisProximos,
  mesmoHorario,
  porPeriodo,
  type Horario,
} from './TimeSlotPicker.logic.ts';

export interface TimeSlotPickerProps<H extends Horario = Horario> extends Omit<
  FieldProps,
  'label' | 'isReadOnly'
> {
  /** @default 'Horário' */
  readonly label?: FieldProps['label'];
  /** The day of the slots; without one the picker asks for it. Read with each slot. */
  readonly date: DataCivil | null;
  /** Read with each slot: 'Clínica São João'. */
  readonly clinicName?: string;
  readonly slots: readonly H[];
  readonly value?: H | null;
  readonly defaultValue?: H | null;
  readonly onChange?: (slot: H) => void;
  /** @default 'ready' */
  readonly status?: 'loading' | 'error' | 'ready';
  readonly onRetry?: () => void;
  /** A slot that was chosen and is gone: said aloud, with the nearest free ones beside it. */
  readonly takenSlot?: Horario | null;
  /** Why a slot cannot be chosen although it is free; undefined when it can. */
  readonly reasonFor?: (slot: H) => string | undefined;
  readonly ref?: Ref<HTMLButtonElement>;
  readonly texts?: Partial<typeof padrao>;
}

const ESQUELETOS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** The slots of one day, morning and afternoon. Each one says its day, clinic, time and what is left. */
export function TimeSlotPicker<H extends Horario = Horario>(props: TimeSlotPickerProps<H>) {
  const {
    date,
    clinicName,
    slots,
    onChange,
    status = 'ready',
    takenSlot,
    reasonFor,
    isDisabled,
    ref,
  } = props;
  const textos = { ...padrao, ...props.texts };
  const [interno, setInterno] = useState<H | null>(props.defaultValue ?? null);
  const value = props.value === undefined ? interno : props.value;
  const [foco, setFoco] = useState<string | null>(null);
  const [sobre, setSobre] = useState<string | null>(null);
  const grupo = useRef<HTMLDivElement>(null);
  const id = useId();

  const { manha, tarde } = porPeriodo(slots);
  const todos = [...manha, ...tarde];
  const motivoDe = (slot: H): string =>
    mesmoHorario(slot, takenSlot) ? textos.ocupadoMotivo : (reasonFor?.(slot) ?? '');
  const chaves = todos.map(chaveDoHorario);
  const escolhido = todos.find((slot) => mesmoHorario(slot, value));
  const parada =
    [foco, escolhido && chaveDoHorario(escolhido)].find((chave) => chave && chaves.includes(chave)) ??
    chaves[0];

  const escolher = (slot: H): void => {
    setFoco(chaveDoHorario(slot));
    if (isDisabled || motivoDe(slot)) return;
    setInterno(slot);
    if (!mesmoHorario(slot, value)) onChange?.(slot);
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    const destino = indiceDaTecla(
      parada ? chaves.indexOf(parada) : 0,
      chaves.length,
      event.key,
      colunas(grupo.current),
    );
    const chave = destino === null ? undefined : chaves[destino];
    if (!chave) return;
    event.preventDefault();
    setFoco(chave);
    grupo.current?.querySelector<HTMLElement>(`[data-slot="${chave}"]`)?.focus();
  };

  const botao = (slot: H) => {
    const chave = chaveDoHorario(slot);
    const motivo = motivoDe(slot);
    return (
      <button
        key={chave}
        ref={chave === parada ? ref : undefined}
        type="button"
        role="radio"
        className={css.slot}
        data-slot={chave}
        aria-checked={mesmoHorario(slot, value)}
        aria-disabled={isDisabled || motivo !== '' || undefined}
        aria-describedby={motivo ? `${id}${chave}` : undefined}
        tabIndex={chave === parada ? 0 : -1}
        onClick={() => escolher(slot)}
        onFocus={() => setFoco(chave)}
        onPointerEnter={() => setSobre(chave)}
        onPointerLeave={() => setSobre(null)}
      >
        <span className={css.hour}>{slot.horarioChegada}</span>
        {slot.vagas === undefined || motivo ? null : (
          <span className={css.places}>{textos.vagas(slot.vagas)}</span>
        )}
        <VisuallyHidden>
          {[
            ` ${textos.ate(slot.horarioSaida)}`,
            date ? formatarDataComDia(date) : null,
            clinicName ? textos.em(clinicName) : null,
          ]
            .filter(Boolean)
            .join(', ')}
        </VisuallyHidden>
        {motivo ? (
          <span id={`${id}${chave}`} hidden>
            {motivo}
          </span>
        ) : null}
      </button>
    );
  };

  const apontado = todos.find((slot) => chaveDoHorario(slot) === (sobre ?? foco));
  const proximos = takenSlot
    ? maisProximos(
        todos.filter((slot) => !motivoDe(slot)),
        takenSlot,
      )
    : [];
  return (
    <FieldShell {...props} label={props.label ?? textos.rotulo}>
      {({ id: _id, ...aria }, { labelId }) => (
        <>
          <div role="alert">
            {takenSlot ? (
              <div className={css.alert}>
                <span>{textos.ocupado}</span>
                {proximos.length > 0 ? (
                  <span className={css.nearest}>
                    {textos.maisProximos}
                    {proximos.map((slot) => (
                      <button
                        key={chaveDoHorario(slot)}
                        type="button"
                        className={css.nearestButton}
                        onClick={() => escolher(slot)}
                      >
                        {slot.horarioChegada}
                      </button>
                    ))}
                  </span>
                ) : null}
              </div>
            ) : null}
            {status === 'error' ? (
              <div className={css.alert} data-tone="perigo">
                <span>{textos.erro}</span>
                {props.onRetry ? (
                  <span>
                    <button type="button" className={css.nearestButton} onClick={props.onRetry}>
                      {textos.tentarNovamente}
                    </button>
                  </span>
                ) : null}
              </div>
            ) : null}
          </div>
          <VisuallyHidden role="status">{status === 'loading' ? textos.carregando : ''}</VisuallyHidden>
          {status === 'loading' ? (
            <div className={css.grid} aria-hidden>
              {ESQUELETOS.map((chave) => (
                <span key={chave} className={css.skeleton} />
              ))}
            </div>
          ) : status === 'error' ? null : date === null ? (
            <p className={css.note}>{textos.escolhaData}</p>
          ) : todos.length === 0 ? (
            <p className={css.note} role="status">
              {textos.vazio}
            </p>
          ) : (
            <>
              {/* The focus roves among the radios inside. */}
              {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus */}
              <div
                ref={grupo}
                {...aria}
                role="radiogroup"
                aria-labelledby={labelId}
                className={css.periods}
                onKeyDown={onKeyDown}
                onBlur={(event) => {
                  if (!event.currentTarget.contains(event.relatedTarget)) setFoco(null);
                }}
              >
                {[
                  { nome: textos.manha, itens: manha },
                  { nome: textos.tarde, itens: tarde },
                ]
                  .filter(({ itens }) => itens.length > 0)
                  .map(({ nome, itens }) => (
                    <div key={nome} role="group" aria-label={nome} className={css.period}>
                      <span className={css.periodName} aria-hidden>
                        {nome}
                      </span>
                      <div className={css.grid}>{itens.map(botao)}</div>
                    </div>
                  ))}
              </div>
              {todos.some(motivoDe) ? (
                <p className={css.reason} aria-hidden>
                  {apontado ? motivoDe(apontado) : null}
                </p>
              ) : null}
            </>
          )}
        </>
      )}
    </FieldShell>
  );
}

/** How many slots the grid shows in a row now. */
function colunas(grupo: HTMLElement | null): number {
  const slots = [...(grupo?.querySelectorAll<HTMLElement>('[data-slot]') ?? [])];
  const topo = slots[0]?.offsetTop;
  return Math.max(1, slots.filter(({ offsetTop }) => offsetTop === topo).length);
}
