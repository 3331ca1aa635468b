import { PhoneField, type PhoneFieldProps } from '@apto/ui';
import { Controller, type Control, type FieldPath, type FieldValues } from 'react-hook-form';

type Own = 'name' | 'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'errorMessage' | 'ref';

interface Props<Values extends FieldValues> extends Omit<PhoneFieldProps, Own> {
  readonly control: Control<Values>;
  readonly name: FieldPath<Values>;
}

/** A telephone of a form, with the form's words about it. Apart from the text field: it brings its mask along. */
export const FormPhoneField = <Values extends FieldValues>({ control, name, ...props }: Props<Values>) => (
  <Controller
    control={control}
    name={name}
    render={({ field, fieldState }) => (
      <PhoneField {...props} {...field} value={field.value ?? ''} errorMessage={fieldState.error?.message} />
    )}
  />
);
