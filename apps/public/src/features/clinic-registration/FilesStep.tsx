import { attachToRegistration, removeFromRegistration, type OwnRegistration } from '@apto/api-client';
import { useApi } from '@apto/api-client/react';
import { ACCEPTED_ENDINGS } from '@apto/domain/attachments';
import {
  FILE_KIND_TEXT,
  REGISTRATION_FILE_KINDS,
  type RegistrationFileKind,
} from '@apto/domain/clinic-registration';
import {
  FileDrop,
  IconButton,
  Inline,
  RadioGroup,
  Stack,
  Tag,
  Text,
  toast,
  useUploadQueue,
  VisuallyHidden,
} from '@apto/ui';
import { Trash2 } from '@apto/ui/icons';
import { useState } from 'react';

interface Props {
  record: OwnRegistration;
  onChange: (record: OwnRegistration) => void;
}

const KINDS = REGISTRATION_FILE_KINDS.map((value) => ({ value, label: FILE_KIND_TEXT[value] }));

/** The clinic's documents: sent one by one, taken back until staff has kept them. */
export function FilesStep({ record, onChange }: Props) {
  const api = useApi();
  const [kind, setKind] = useState<RegistrationFileKind>('ALVARA');
  const remove = (key: string) =>
    api
      .invoke(removeFromRegistration, { params: { chave: key } })
      .then(onChange)
      .catch((error: Error) => toast.error({ title: error.message }));
  const queue = useUploadQueue<OwnRegistration>({
    upload: (file, _progress, signal) =>
      api.invoke(attachToRegistration, { body: { tipo: kind } }, { file, signal }),
    onUploaded: (_, answer) => onChange(answer),
    // Each answer is the whole registration: the last one to arrive is the newest.
    atOnce: 1,
    // It stands among the documents then, where it can be taken back.
    dropsDone: true,
  });
  const count = record.arquivos.length;
  return (
    <Stack gap="x5">
      <RadioGroup label="Que documento é" options={KINDS} value={kind} onChange={setKind} />
      <FileDrop
        label={FILE_KIND_TEXT[kind]}
        name="documento"
        accept={ACCEPTED_ENDINGS}
        hasCamera
        queue={queue}
      />
      <VisuallyHidden role="status">
        {count === 0 ? '' : count === 1 ? '1 documento enviado' : `${count} documentos enviados`}
      </VisuallyHidden>
      {count > 0 ? (
        <Stack as="ul" gap="x3" aria-label="Documentos enviados">
          {record.arquivos.map(({ id, chave: key, nomeArquivo: name, tipo: kindOf, aceito: isKept }) => (
            <li key={id}>
              <Inline justify="between">
                <Stack gap="x1">
                  <Text weight="medium">{name}</Text>
                  <Text size="s13" tone="muted">
                    {FILE_KIND_TEXT[kindOf]}
                  </Text>
                </Stack>
                {isKept ? (
                  <Tag tone="success">Aceito</Tag>
                ) : (
                  <IconButton icon={<Trash2 />} label={`Remover ${name}`} onPress={() => void remove(key)} />
                )}
              </Inline>
            </li>
          ))}
        </Stack>
      ) : null}
    </Stack>
  );
}
