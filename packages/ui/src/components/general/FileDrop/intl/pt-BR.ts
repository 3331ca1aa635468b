import { MESSAGE } from '@apto/domain/messages';

const files = (count: number): string => (count === 1 ? '1 arquivo' : `${count} arquivos`);

/** Texts of FileDrop and UploadList (doc1 §5, doc2 §5, doc3 §5.3, §8.3). */
export const texts = {
  label: 'Anexos',
  choose: 'Escolher arquivos',
  chooseOne: 'Escolher arquivo',
  chooseFolder: 'Escolher pasta',
  camera: 'Tirar foto',
  dropHere: 'Arraste e solte aqui, ou cole com Ctrl+V',
  dropNow: 'Solte para anexar',
  limit: (size: string): string => `Até ${size} cada arquivo`,
  limitOne: (size: string): string => `Um arquivo, até ${size}`,
  kinds: (kinds: string): string => `${kinds.charAt(0).toLocaleUpperCase('pt-BR')}${kinds.slice(1)}.`,
  /** Nomes de tipos de arquivo em uma frase: 'PDF, JPG ou imagens'. */
  either: (first: string, last: string): string => `${first} ou ${last}`,
  pictures: 'imagens',
  tooLarge: MESSAGE.FILE_TOO_LARGE,
  duplicate: MESSAGE.DUPLICATE_FILE,
  tooMany: 'Você não pode anexar mais de um arquivo!',
  empty: 'O arquivo está vazio.',
  unreadable: 'Não foi possível ler o arquivo.',
  kind: (kinds: string): string => `Este tipo de arquivo não é aceito. Use ${kinds}.`,
  refused: (count: number): string =>
    count === 1 ? 'Um arquivo não foi anexado' : `${count} arquivos não foram anexados`,
  pasted: 'imagem-colada',
  queue: 'Arquivos em envio',
  waiting: 'Na fila',
  sending: (name: string): string => `Enviando ${name}`,
  done: 'Enviado',
  canceled: 'Envio cancelado',
  failed: 'Problemas ao carregar o arquivo',
  cancel: (name: string): string => `Cancelar o envio de ${name}`,
  retry: 'Tentar novamente',
  retryFile: (name: string): string => `Tentar novamente o envio de ${name}`,
  cancelAll: 'Cancelar todos',
  retryAll: 'Tentar todos novamente',
  remove: (name: string): string => `Tirar ${name} da lista`,
  /** O que se diz da fila inteira. */
  announced: {
    sending: (done: number, total: number, percent: number): string =>
      total === 1
        ? `Enviando 1 arquivo, ${percent} %`
        : `Enviando ${total} arquivos, ${done} de ${total} prontos, ${percent} %`,
    finished: (done: number, failed: number): string => {
      const ended = done > 0 ? `${files(done)} ${done === 1 ? 'enviado' : 'enviados'}` : '';
      const broken = failed > 0 ? `${files(failed)} com falha` : '';
      return [ended, broken].filter(Boolean).join(', ');
    },
  },
} as const;
