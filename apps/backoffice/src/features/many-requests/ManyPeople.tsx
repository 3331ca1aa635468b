import { readManyFile } from '@apto/api-client';
import { useApi } from '@apto/api-client/react';
import { listedPeople, MANY_REFUSAL, MAX_MANY_FUNCIONARIOS } from '@apto/domain/pedido';
import { FileDrop, Stack, TextArea } from '@apto/ui';
import { useFormContext } from 'react-hook-form';
import { fetchWithProgress } from '../../shared/api/fetchWithProgress.ts';
import { MANY_LABEL, useManyField } from './ManyFields.tsx';
import type { ManyValues } from './values.ts';

const counted = (n: number): string => (n === 1 ? '1 funcionário na lista.' : `${n} funcionários na lista.`);

/** Who: pasted, typed or read from a spreadsheet, a name or a CPF on each line. */
export function ManyPeople() {
  const api = useApi();
  const { getValues, setValue, clearErrors } = useFormContext<ManyValues>();
  const { errorMessage: failure, ...field } = useManyField('lista');
  const { length } = listedPeople(field.value);
  return (
    <Stack gap="x5">
      <TextArea
        {...field}
        label={MANY_LABEL.lista}
        isRequired
        rows={8}
        description={`Cole a lista: um CPF ou nome completo por linha. ${length === 0 ? '' : counted(length)}`.trim()}
        errorMessage={length > MAX_MANY_FUNCIONARIOS ? MANY_REFUSAL.tooMany(length) : failure}
      />
      <FileDrop<{ pessoas: string[] }>
        label="Ou envie uma planilha"
        description="De cada linha é lido o CPF ou, sem ele, o nome; as pessoas entram na lista acima."
        accept={['.xlsx', '.csv']}
        hasCamera={false}
        upload={(file, onProgress, signal) =>
          api.invoke(readManyFile, { body: {} }, { file, signal, fetch: fetchWithProgress(onProgress) })
        }
        onUploaded={(_, { pessoas: people }) => {
          // Two files may arrive one upon the other: each is added to what the list says by then.
          const lines = [getValues('lista').trim(), ...people].filter((line) => line !== '');
          setValue('lista', lines.join('\n'), { shouldDirty: true });
          clearErrors('lista');
        }}
      />
    </Stack>
  );
}
