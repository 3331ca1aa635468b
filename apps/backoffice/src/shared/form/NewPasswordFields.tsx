import { MIN_PASSWORD_LENGTH } from '@apto/domain/permissions';
import { PasswordField } from '@apto/ui';
import { Controller, type Control, type FieldPath, type FieldValues } from 'react-hook-form';

interface PasswordProps<Values extends FieldValues> {
  readonly control: Control<Values>;
  readonly name: FieldPath<Values>;
  readonly label: string;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly description?: string;
}

/** A password of a form, with the form's words about it. */
export const FormPasswordField = <Values extends FieldValues>({
  control,
  name,
  ...props
}: PasswordProps<Values>) => (
  <Controller
    control={control}
    name={name}
    render={({ field, fieldState }) => (
      <PasswordField {...props} {...field} isRequired errorMessage={fieldState.error?.message} />
    )}
  />
);

interface Props<Values extends FieldValues> {
  /** Its values have `novaSenha` and `confirmacao`. */
  readonly control: Control<Values>;
  readonly label: string;
  readonly confirmationLabel: string;
}

/** A password that is being chosen, typed twice. */
export const NewPasswordFields = <Values extends FieldValues & { novaSenha: string; confirmacao: string }>({
  control,
  label,
  confirmationLabel,
}: Props<Values>) => (
  <>
    <FormPasswordField
      control={control}
      name={'novaSenha' as FieldPath<Values>}
      label={label}
      autoComplete="new-password"
      description={`No mínimo ${MIN_PASSWORD_LENGTH} caracteres.`}
    />
    <FormPasswordField
      control={control}
      name={'confirmacao' as FieldPath<Values>}
      label={confirmationLabel}
      autoComplete="new-password"
    />
  </>
);
