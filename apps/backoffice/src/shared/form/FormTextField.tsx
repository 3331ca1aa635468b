import { TextField, type TextFieldProps } from '@apto/ui';
import { Controller, type Control, type FieldPath, type FieldValues } from 'react-hook-form';

type Own = 'name' | 'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'errorMessage' | 'ref';

interface Props<Values extends FieldValues> extends Omit<TextFieldProps, Own> {
  readonly control: Control<Values>;
  readonly name: FieldPath<Values>;
}

/** A text field of a form, with the form's words about it. */
export const FormTextField = <Values extends FieldValues>({ control, name, ...props }: Props<Values>) => (
  <Controller
    control={control}
    name={name}
    render={({ field, fieldState }) => (
      <TextField {...props} {...field} value={field.value ?? ''} errorMessage={fieldState.error?.message} />
    )}
  />
);

/** An e-mail, with its keyboard on a phone. */
export const FormEmailField = <Values extends FieldValues>(props: Props<Values>) => (
  <FormTextField type="email" inputMode="email" {...props} />
);
