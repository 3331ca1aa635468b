import { readManyFile } from '@apto/api-client';
import { useApi } from '@apto/api-client/react';
import { listedPeople, MANY_REFUSAL, MAX_MANY_FUNCIONARIOS } from '@apto/domain/pedido';
import { FileDrop, Stack, TextArea } from '@apto/ui';
import { fetchWithProgress } from '../../shared/api/fetchWithProgress.ts';

interface Props {
  readonly list: string;
  readonly failure: string | undefined;
  readonly onChange: (list: string) => void;
}

const counted = (n: number): string => (n === 1 ? '1 funcionário na lista.' : `${n} funcionários na lista.`);

/** Who: pasted, typed or read from a spreadsheet, a name or a CPF on each line. */
export function ManyPeople({ list, failure, onChange }: Props) {
  const api = useApi();
  const { length } = listedPeople(list);
  return (
    <Stack gap="x5">
      <TextArea
        label="Funcionários"
        isRequired
        rows={8}
        description={`Cole a lista: um CPF ou nome completo por linha. ${length === 0 ? '' : counted(length)}`.trim()}
        value={list}
        onChange={onChange}
        errorMessage={length > MAX_MANY_FUNCIONARIOS ? MANY_REFUSAL.tooMany(length) : failure}
      />
      <FileDrop<{ pessoas: string[] }>
        label="Ou envie uma planilha"
        description="XLSX ou CSV. De cada linha é lido o CPF ou, sem ele, o nome; as pessoas entram na lista acima."
        accept={['.xlsx', '.csv']}
        hasCamera={false}
        upload={(file, onProgress, signal) =>
          api.invoke(readManyFile, { body: {} }, { file, signal, fetch: fetchWithProgress(onProgress) })
        }
        onUploaded={(_, { pessoas: people }) =>
          onChange([list.trim(), ...people].filter((line) => line !== '').join('\n'))
        }
      />
    </Stack>
  );
}
