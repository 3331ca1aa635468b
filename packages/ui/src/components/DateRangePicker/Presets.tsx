'use client';

import { useId, useState } from 'react';
import type { IntervaloDeDatas } from '../Calendar/Calendar.logic.ts';
import type { FalhaDeDatas } from '../DatePicker/availability.logic.ts';
import * as css from './DateRangePicker.css.ts';
import { mesmoIntervalo, type PresetDeIntervalo } from './DateRangePicker.logic.ts';
import type { TextosDoIntervalo } from './intl/pt-BR.ts';

interface PresetsProps {
  readonly presets: readonly PresetDeIntervalo[];
  readonly value: IntervaloDeDatas | null;
  readonly falhas: (intervalo: IntervaloDeDatas) => readonly FalhaDeDatas[];
  readonly onChoose: (intervalo: IntervaloDeDatas) => void;
  readonly textos: TextosDoIntervalo;
}

/** Ranges that one press chooses. One that does not pass stays, takes the focus and says why. */
export function Presets({ presets, value, falhas, onChoose, textos }: PresetsProps) {
  const id = useId();
  const [sobre, setSobre] = useState<string | null>(null);
  const motivos = new Map(presets.map((preset) => [preset.id, falhas(preset.range)[0]?.mensagem]));
  const temMotivo = [...motivos.values()].some(Boolean);
  return (
    <div role="group" aria-label={textos.predefinidos} className={css.presets}>
      {presets.map(({ id: presetId, label, range }) => {
        const motivo = motivos.get(presetId);
        return (
          <button
            key={presetId}
            type="button"
            className={css.preset}
            aria-pressed={mesmoIntervalo(value, range)}
            aria-disabled={motivo ? true : undefined}
            aria-describedby={motivo ? `${id}${presetId}` : undefined}
            onClick={() => (motivo ? setSobre(presetId) : onChoose(range))}
            onFocus={() => setSobre(presetId)}
            onBlur={() => setSobre(null)}
            onPointerEnter={() => setSobre(presetId)}
            onPointerLeave={() => setSobre(null)}
          >
            {label}
            {motivo ? (
              <span id={`${id}${presetId}`} hidden>
                {motivo}
              </span>
            ) : null}
          </button>
        );
      })}
      {temMotivo ? (
        <p className={css.presetReason} aria-hidden>
          {sobre ? motivos.get(sobre) : null}
        </p>
      ) : null}
    </div>
  );
}
