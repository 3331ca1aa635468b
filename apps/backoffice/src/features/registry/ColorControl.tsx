import type { RegistryValue } from '@apto/domain/registry';
import { Avatar, Inline, Stack, Text, TextField } from '@apto/ui';
import { brandTheme } from '@apto/ui/theme';
import type { Ref } from 'react';

interface Props {
  readonly label: string;
  readonly description?: string;
  readonly isRequired: boolean;
  readonly isReadOnly: boolean;
  readonly errorMessage: string | undefined;
  readonly value: string;
  readonly onChange: (value: RegistryValue) => void;
  readonly onBlur: () => void;
  readonly ref: Ref<HTMLInputElement>;
}

const COLOR = /^#[\da-f]{6}$/i;

/**
 * A colour by its code, beside what the design system makes of it on a light screen: one without contrast is not shown as
 * it was typed. The page around keeps its own colours.
 */
export function ColorControl({ value, onChange, ...field }: Props) {
  const typed = value.trim();
  return (
    <Stack gap="x3">
      <TextField
        {...field}
        controlWidth="sm"
        placeholder="#1a7f5a"
        value={value}
        onChange={(text) => onChange(text === '' ? null : text)}
      />
      {COLOR.test(typed) ? (
        <div style={brandTheme(typed)}>
          <Inline gap="x3">
            <Avatar name="A" isDecorative />
            <Text tone="muted">Como a cor fica nas telas do funcionário</Text>
          </Inline>
        </div>
      ) : null}
    </Stack>
  );
}
