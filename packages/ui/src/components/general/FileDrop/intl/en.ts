import type { Texts } from '../../../../internal/texts.types.ts';
import type { texts as ptBR } from './pt-BR.ts';

const files = (count: number): string => (count === 1 ? '1 file' : `${count} files`);

export const texts: Texts<typeof ptBR> = {
  label: 'Attachments',
  choose: 'Choose files',
  chooseOne: 'Choose a file',
  chooseFolder: 'Choose a folder',
  camera: 'Take a picture',
  dropHere: 'Drag and drop here, or paste with Ctrl+V',
  dropNow: 'Drop to attach',
  limit: (size) => `Up to ${size} each`,
  limitOne: (size) => `One file, up to ${size}`,
  kinds: (kinds) => `${kinds.charAt(0).toLocaleUpperCase('en')}${kinds.slice(1)}.`,
  either: (first, last) => `${first} or ${last}`,
  pictures: 'pictures',
  tooLarge: 'The selected file is larger than 10 MB.',
  duplicate: 'You have already uploaded this file.',
  tooMany: 'You cannot attach more than one file.',
  empty: 'The file is empty.',
  unreadable: 'The file could not be read.',
  kind: (kinds) => `This kind of file is not accepted. Use ${kinds}.`,
  refused: (count) => (count === 1 ? 'One file was not attached' : `${count} files were not attached`),
  pasted: 'pasted-image',
  queue: 'Files being uploaded',
  waiting: 'Waiting',
  sending: (name) => `Uploading ${name}`,
  done: 'Uploaded',
  canceled: 'Upload cancelled',
  failed: 'The file could not be uploaded',
  cancel: (name) => `Cancel the upload of ${name}`,
  retry: 'Try again',
  retryFile: (name) => `Try to upload ${name} again`,
  cancelAll: 'Cancel all',
  retryAll: 'Try all again',
  remove: (name) => `Remove ${name} from the list`,
  announced: {
    sending: (done, total, percent) =>
      total === 1
        ? `Uploading 1 file, ${percent}%`
        : `Uploading ${total} files, ${done} of ${total} done, ${percent}%`,
    finished: (done, failed) => {
      const ended = done > 0 ? `${files(done)} uploaded` : '';
      const broken = failed > 0 ? `${files(failed)} failed` : '';
      return [ended, broken].filter(Boolean).join(', ');
    },
  },
};
