import { SECRET_KEPT_TEXT, type RegistryValue } from '@apto/domain/registry';
import { Button, PasswordField, TextField } from '@apto/ui';
import { useState, type Ref } from 'react';

interface Props {
  label: string;
  isRequired: boolean;
  isReadOnly: boolean;
  errorMessage: string | undefined;
  description?: string;
  value: RegistryValue;
  onChange: (value: RegistryValue) => void;
  onBlur: () => void;
  ref: Ref<HTMLInputElement>;
}

/** What is kept and never shown: that there is one, and the way to put another in its place. */
export function SecretControl({ value, onChange, isReadOnly, ...words }: Props) {
  // True is the server's word for one that it keeps.
  const [hadOne] = useState(value === true);
  if (value === true || isReadOnly)
    return (
      <TextField
        {...words}
        isReadOnly
        value={value === true ? SECRET_KEPT_TEXT : ''}
        onChange={() => undefined}
        labelEnd={
          isReadOnly ? undefined : (
            <Button
              variant="quiet"
              size="small"
              aria-label={`Trocar: ${words.label}`}
              onPress={() => onChange('')}
            >
              Trocar
            </Button>
          )
        }
      />
    );
  return (
    <PasswordField
      {...words}
      autoComplete="new-password"
      value={typeof value === 'string' ? value : ''}
      onChange={onChange}
      {...(hadOne ? { description: 'Vazio: apaga a que está guardada.' } : {})}
      labelEnd={
        hadOne ? (
          <Button
            variant="quiet"
            size="small"
            aria-label={`Manter: ${words.label}`}
            onPress={() => onChange(true)}
          >
            Manter
          </Button>
        ) : undefined
      }
    />
  );
}
