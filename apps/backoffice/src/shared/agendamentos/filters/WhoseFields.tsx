import { listAttendants } from '@apto/api-client';
import { useCall } from '@apto/api-client/react';
import { Grid, ProviderSelect, Select } from '@apto/ui';
import { ClienteField } from '../../ClienteField.tsx';
import { messageFrom } from '../../notices/index.ts';
import { useCompanyClinics } from '../../useCompanyClinics.ts';
import type { DialogChoice } from './changes.ts';
import { NOBODY, NOBODY_LABEL } from './url-filters.ts';

type Whose = Pick<DialogChoice, 'attendant' | 'client' | 'clinic'>;

interface Props {
  value: Whose;
  onChange: (change: Partial<Whose>) => void;
}

/** Whose the panel's requests are: who has them in hand, for which customer, at which clinic (docs/decisions/0179). */
export function WhoseFields({ value, onChange }: Props) {
  const { data, error, isLoading, mutate } = useCall(listAttendants, {});
  const clinics = useCompanyClinics();
  const attendants = data?.map(({ id, name }) => ({ value: id, label: name })) ?? [];
  return (
    <Grid columns={3}>
      <Select<number>
        label="Atendente"
        placeholder="Qualquer um"
        isClearable
        options={[{ value: NOBODY, label: NOBODY_LABEL }, ...attendants]}
        value={value.attendant}
        onChange={(attendant) => onChange({ attendant })}
        isLoading={isLoading}
        loadError={error ? messageFrom(error) : undefined}
        onRetry={() => void mutate()}
      />
      <ClienteField isAny value={value.client} onChange={(client) => onChange({ client })} />
      <ProviderSelect
        label="Clínica"
        placeholder="Qualquer uma"
        isClearable
        isGrouped={false}
        confirmsOthers={false}
        loadPage={clinics.loadPage}
        resolve={clinics.resolve}
        value={value.clinic}
        onChange={(clinic) => onChange({ clinic })}
      />
    </Grid>
  );
}
