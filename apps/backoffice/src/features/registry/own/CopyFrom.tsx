import { getProfile } from '@apto/api-client';
import { useApi } from '@apto/api-client/react';
import { profiles, type ComboField } from '@apto/domain/registry';
import { useRef, useState } from 'react';
import { notifyError } from '../../../shared/notices/index.ts';
import { Combo } from '../Combo.tsx';

const FIELD: ComboField = { name: 'copia', label: 'Copiar de', type: 'combo', of: profiles.name };
const nothing = (): void => undefined;

interface Props {
  /** The profile that the form began with. */
  readonly initial: { readonly id: number; readonly name: string } | null;
  /** What another one may do. */
  readonly onCopy: (permissions: readonly string[]) => void;
}

/** Begins a new profile with what another one may do: nobody ticks some hundred boxes by hand. */
export function CopyFrom({ initial, onCopy }: Props) {
  const api = useApi();
  const [value, setValue] = useState(initial?.id ?? null);
  const latest = useRef(value);
  const choose = (id: number | null): void => {
    latest.current = id;
    setValue(id);
  };
  const copy = async (id: number | null): Promise<void> => {
    choose(id);
    if (id === null) return;
    try {
      const { permissoes: given } = await api.invoke(getProfile, { params: { id } });
      // Another may have been chosen since.
      if (latest.current === id) onCopy(given);
    } catch (error) {
      if (latest.current !== id) return;
      choose(null);
      notifyError(error);
    }
  };
  return (
    <Combo
      field={FIELD}
      label={FIELD.label}
      description="O que aquele perfil permite fica marcado abaixo; o nome não é copiado."
      isRequired={false}
      isReadOnly={false}
      errorMessage={undefined}
      onBlur={nothing}
      ref={nothing}
      value={value}
      chosen={initial?.name ?? null}
      within={undefined}
      onChange={(next) => void copy(typeof next === 'number' ? next : null)}
    />
  );
}
