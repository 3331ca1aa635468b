import type { UserForm as Values } from '@apto/domain/users';
import { Grid, Section } from '@apto/ui';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { SeenField } from './SeenField.tsx';
import { SEEN, type User } from './userVersions.ts';

interface Props {
  form: UseFormReturn<Values>;
  /** Null: a new one. */
  user: User | null;
  canSave: boolean;
}

/** Which customers and branches a person sees. */
export function SeenSection({ form: { control, setValue, formState }, user, canSave }: Props) {
  const [isAll, isAllBranches, clientes, unidades] = useWatch({
    control,
    name: ['acessoTodosClientes', 'acessoTodasUnidades', 'clientes', 'unidades'],
  });
  const { errors } = formState;
  return (
    <Section title="O que vê" description="Só aparecem os registros destes clientes e unidades.">
      <Grid columns={2}>
        <SeenField
          of="customers"
          {...SEEN.clientes}
          isAll={isAll}
          onAll={(next) => setValue('acessoTodosClientes', next, { shouldDirty: true })}
          ids={clientes}
          onIds={(ids) => setValue('clientes', ids, { shouldDirty: true })}
          known={user?.clientes ?? []}
          errorMessage={errors.clientes?.message}
          isReadOnly={!canSave}
        />
        <SeenField
          of="branch"
          {...SEEN.unidades}
          isAll={isAllBranches}
          onAll={(next) => setValue('acessoTodasUnidades', next, { shouldDirty: true })}
          ids={unidades}
          onIds={(ids) => setValue('unidades', ids, { shouldDirty: true })}
          known={user?.unidades ?? []}
          errorMessage={errors.unidades?.message}
          isReadOnly={!canSave}
        />
      </Grid>
    </Section>
  );
}
