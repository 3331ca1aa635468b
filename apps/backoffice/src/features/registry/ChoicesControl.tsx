import type { RegistryValue } from '@apto/domain/registry';
import { Checkbox, CheckboxGroup } from '@apto/ui';
import type { Ref } from 'react';

interface Props {
  readonly label: string;
  readonly description?: string;
  readonly isRequired: boolean;
  readonly isReadOnly: boolean;
  readonly errorMessage: string | undefined;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly value: readonly string[];
  readonly onChange: (value: RegistryValue) => void;
  readonly onBlur: () => void;
  /** Takes the focus when the choices are the first field that is wrong. */
  readonly firstRef: Ref<HTMLButtonElement>;
}

/** Several of some options, each with a box of its own; none of them is nothing. */
export function ChoicesControl({ options, value, onChange, onBlur, firstRef, ...field }: Props) {
  return (
    <CheckboxGroup
      {...field}
      value={value}
      onChange={(chosen) =>
        onChange(chosen.length === 0 ? null : options.map((o) => o.value).filter((v) => chosen.includes(v)))
      }
    >
      {options.map((option, index) => (
        <Checkbox
          key={option.value}
          value={option.value}
          onBlur={onBlur}
          {...(index === 0 ? { ref: firstRef } : {})}
        >
          {option.label}
        </Checkbox>
      ))}
    </CheckboxGroup>
  );
}
