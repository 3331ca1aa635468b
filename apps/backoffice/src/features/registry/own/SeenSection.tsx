import type { UserForm as Values } from '@apto/domain/users';
import { Grid, Section } from '@apto/ui';
import { Controller, useWatch, type UseFormReturn } from 'react-hook-form';
import { SeenField } from './SeenField.tsx';
import { SEEN, type User } from './userVersions.ts';

interface Props {
  form: UseFormReturn<Values>;
  /** Null: a new one. */
  user: User | null;
  canSave: boolean;
}

/** What is chosen from, and what says that all of it is seen. */
const OF = {
  clientes: { of: 'customers', all: 'acessoTodosClientes' },
  unidades: { of: 'branch', all: 'acessoTodasUnidades' },
} as const;

/** Which customers and branches a person sees. */
export function SeenSection({ form: { control, setValue, trigger, formState }, user, canSave }: Props) {
  const [isAll, isAllBranches] = useWatch({
    control,
    name: ['acessoTodosClientes', 'acessoTodasUnidades'],
  });
  const { isSubmitted } = formState;
  return (
    <Section title="O que vê" description="Só aparecem os registros destes clientes e unidades.">
      <Grid columns={2}>
        {(['clientes', 'unidades'] as const).map((name) => (
          <Controller
            key={name}
            control={control}
            name={name}
            render={({ field, fieldState }) => (
              <SeenField
                of={OF[name].of}
                {...SEEN[name]}
                isAll={name === 'clientes' ? isAll : isAllBranches}
                onAll={(next) => {
                  setValue(OF[name].all, next, { shouldDirty: true });
                  // What was said of the choice holds no more, or does again.
                  if (isSubmitted) void trigger(name);
                }}
                inputRef={field.ref}
                ids={field.value}
                onIds={field.onChange}
                known={user?.[name] ?? []}
                errorMessage={fieldState.error?.message}
                isReadOnly={!canSave}
              />
            )}
          />
        ))}
      </Grid>
    </Section>
  );
}
