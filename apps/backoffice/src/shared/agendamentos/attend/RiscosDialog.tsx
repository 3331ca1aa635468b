import { listRiscos } from '@apto/api-client';
import { useCall } from '@apto/api-client/react';
import { RISCOS_REQUIRED_MESSAGE } from '@apto/domain/attendant';
import { MultiSelect } from '@apto/ui';
import { useState } from 'react';
import { FormDialog, useSending, type StepProps } from './FormDialog.tsx';

/** APLICAR_RISCO: the risks that the technical team found. */
export function RiscosDialog(props: StepProps) {
  const { data, error, isLoading, mutate } = useCall(listRiscos, {});
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [isSent, setSent] = useState(false);
  const sending = useSending(props);
  return (
    <FormDialog
      action="APLICAR_RISCO"
      sending={sending}
      isDirty={chosen.length > 0}
      onClose={props.onClose}
      onSend={() => {
        setSent(true);
        if (chosen.length > 0) void sending.send({ acao: 'APLICAR_RISCO', riscos: [...chosen] });
      }}
    >
      <MultiSelect<number>
        label="Riscos"
        isRequired
        options={(data ?? []).map(({ id, nome: name, grupo: group }) => ({
          value: id,
          label: name,
          ...(group ? { description: group } : {}),
        }))}
        value={chosen}
        onChange={setChosen}
        isLoading={isLoading}
        loadError={error?.message}
        onRetry={() => void mutate()}
        errorMessage={isSent && chosen.length === 0 ? RISCOS_REQUIRED_MESSAGE : undefined}
      />
    </FormDialog>
  );
}
