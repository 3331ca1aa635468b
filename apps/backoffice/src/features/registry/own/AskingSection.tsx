import { users } from '@apto/domain/registry';
import type { UserForm as Values } from '@apto/domain/users';
import { Grid, Section } from '@apto/ui';
import { Controller, type Control } from 'react-hook-form';
import { FieldControl } from '../FieldControl.tsx';

/** With what a request of theirs begins; the registry says the words. */
const WHO_FIELDS = users.fields.flatMap((field) =>
  field.name === 'quemAgenda' || field.name === 'quemAvisa' ? [{ ...field, name: field.name } as const] : [],
);

/** What a person's requests begin with (doc2 §3 'profile'). */
export const AskingSection = ({ control, canSave }: { control: Control<Values>; canSave: boolean }) => (
  <Section
    title="Ao pedir exames"
    description="Com o que um pedido desta pessoa começa. O que o cliente já decidiu vale mais."
  >
    <Grid columns={2}>
      {WHO_FIELDS.map((of) => (
        <Controller
          key={of.name}
          control={control}
          name={of.name}
          render={({ field, fieldState }) => (
            <FieldControl
              field={of}
              value={field.value ?? null}
              onChange={field.onChange}
              onBlur={field.onBlur}
              inputRef={field.ref}
              errorMessage={fieldState.error?.message}
              label={null}
              within={undefined}
              values={null}
              isReadOnly={!canSave}
            />
          )}
        />
      ))}
    </Grid>
  </Section>
);
