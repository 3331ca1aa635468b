'use client';

import { PERIODOS, type OpcaoDePeriodo, type Periodo } from '@apto/domain';
import { Info } from 'lucide-react';
import { useId, useRef, useState, type FocusEvent, type KeyboardEvent, type Ref } from 'react';
import { FieldShell, type FieldProps } from '../MaskedField/FieldShell.tsx';
import { textos } from './intl/pt-BR.ts';
import * as css from './PeriodPicker.css.ts';

export interface PeriodPickerProps extends Omit<FieldProps, 'label' | 'isReadOnly'> {
  /** @default 'Período' */
  readonly label?: FieldProps['label'];
  /** 1 Manhã, 2 Tarde, 3 Ambos. Leave out for an uncontrolled field. */
  readonly value?: Periodo | null;
  readonly defaultValue?: Periodo | null;
  readonly onChange?: (periodo: Periodo) => void;
  readonly onBlur?: (event: FocusEvent<HTMLElement>) => void;
  /** Which periods there are and why one cannot be chosen: `opcoesDePeriodo` of the domain. @default all free */
  readonly options?: readonly OpcaoDePeriodo[];
  /** Leaves out what cannot be chosen, instead of showing it with its reason. @default false */
  readonly hidesUnavailable?: boolean;
  /** The option that takes the focus when the form sends it here. */
  readonly ref?: Ref<HTMLButtonElement>;
}

const TODAS: readonly OpcaoDePeriodo[] = PERIODOS.map(({ id, nome }) => ({
  periodo: id,
  nome,
  disponivel: true,
}));

const PASSOS: Readonly<Record<string, 1 | -1>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/**
 * Manhã, Tarde or Ambos. A period that cannot be chosen stays in sight, takes the focus and says why, so that nobody
 * has to guess.
 */
export function PeriodPicker(props: PeriodPickerProps) {
  const { label = textos.rotulo, isDisabled = false, onChange, ref } = props;
  const opcoes = (props.options ?? TODAS).filter(({ disponivel }) => disponivel || !props.hidesUnavailable);
  const [interno, setInterno] = useState(props.defaultValue ?? null);
  const value = props.value === undefined ? interno : props.value;
  const [foco, setFoco] = useState<Periodo | null>(null);
  const [sobre, setSobre] = useState<Periodo | null>(null);
  const grupo = useRef<HTMLDivElement>(null);
  const motivoId = useId();

  const parada = foco ?? value ?? opcoes.find(({ disponivel }) => disponivel)?.periodo ?? opcoes[0]?.periodo;
  const motivo = opcoes.find(({ periodo }) => periodo === (sobre ?? foco))?.motivo;

  const escolher = (opcao: OpcaoDePeriodo): void => {
    setFoco(opcao.periodo);
    if (isDisabled || !opcao.disponivel || opcao.periodo === value) return;
    setInterno(opcao.periodo);
    onChange?.(opcao.periodo);
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    const passo = PASSOS[event.key];
    const atual = opcoes.findIndex(({ periodo }) => periodo === parada);
    const proxima = passo ? opcoes[(atual + passo + opcoes.length) % opcoes.length] : undefined;
    if (!proxima) return;
    event.preventDefault();
    escolher(proxima);
    grupo.current?.querySelector<HTMLElement>(`[data-periodo="${proxima.periodo}"]`)?.focus();
  };

  return (
    <FieldShell {...props} label={label}>
      {(aria, { labelId, isInvalid }) => (
        <>
          {/* The focus roves among the radios inside. */}
          {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus */}
          <div
            ref={grupo}
            {...aria}
            role="radiogroup"
            aria-labelledby={labelId}
            aria-disabled={isDisabled || undefined}
            className={css.group}
            data-invalid={isInvalid || undefined}
            data-disabled={isDisabled || undefined}
            onKeyDown={onKeyDown}
            onBlur={(event) => {
              if (event.currentTarget.contains(event.relatedTarget)) return;
              setFoco(null);
              props.onBlur?.(event);
            }}
          >
            {opcoes.map((opcao) => {
              const bloqueada = isDisabled || !opcao.disponivel;
              return (
                <button
                  key={opcao.periodo}
                  ref={opcao.periodo === parada ? ref : undefined}
                  type="button"
                  role="radio"
                  className={css.option}
                  data-periodo={opcao.periodo}
                  aria-checked={opcao.periodo === value}
                  aria-disabled={bloqueada || undefined}
                  aria-describedby={opcao.motivo ? `${motivoId}${opcao.periodo}` : undefined}
                  tabIndex={opcao.periodo === parada ? 0 : -1}
                  onClick={() => escolher(opcao)}
                  onFocus={() => setFoco(opcao.periodo)}
                  onPointerEnter={() => setSobre(opcao.periodo)}
                  onPointerLeave={() => setSobre(null)}
                >
                  {opcao.nome}
                  {opcao.motivo ? (
                    <span id={`${motivoId}${opcao.periodo}`} hidden>
                      {opcao.motivo}
                    </span>
                  ) : null}
                </button>
              );
            })}
          </div>
          {opcoes.some((opcao) => opcao.motivo) ? (
            <div className={css.reason} aria-hidden>
              {motivo ? (
                <>
                  <Info size={16} aria-hidden style={{ flex: 'none' }} />
                  {motivo}
                </>
              ) : null}
            </div>
          ) : null}
          {props.name ? <input type="hidden" name={props.name} value={value ?? ''} /> : null}
        </>
      )}
    </FieldShell>
  );
}
