import { describe, expect, it } from 'vitest';
import { formatBytes } from './bytes.logic.ts';
import { checkFiles, isAccepted, keepRefusals, kindNames, namedPaste } from './FileDrop.logic.ts';
import { texts as en } from './intl/en.ts';
import { texts } from './intl/pt-BR.ts';

const file = (name: string, size = 10, type = 'application/pdf'): File =>
  new File([new Uint8Array(size)], name, { type });
const reasons = (result: ReturnType<typeof checkFiles>): string[] =>
  result.refused.map(({ reason }) => reason);

describe('doc1 §5, §9: at most 10485760 bytes', () => {
  it('takes exactly 10 MB and refuses one byte more', () => {
    expect(checkFiles([file('a.pdf', 10_485_760)], [], {}, texts).accepted).toHaveLength(1);
    expect(reasons(checkFiles([file('a.pdf', 10_485_761)], [], {}, texts))).toEqual([
      'O arquivo selecionado excede o tamanho de 10 Mb.',
    ]);
  });
});

describe('doc2 §5: a duplicate is the same file name and type', () => {
  it("refuses it with 'Você já carregou este arquivo!'", () => {
    const known = [{ nomeArquivo: 'Laudo.pdf', tipo: 'LAUDO' }];
    expect(reasons(checkFiles([file('laudo.pdf')], known, { type: 'LAUDO' }, texts))).toEqual([
      'Você já carregou este arquivo!',
    ]);
  });

  it('takes the same name as another type of attachment', () => {
    const known = [{ nomeArquivo: 'laudo.pdf', tipo: 'LAUDO' }];
    expect(checkFiles([file('laudo.pdf')], known, { type: 'LAUDO_PCD' }, texts).accepted).toHaveLength(1);
  });

  it('without a type of attachment the name alone counts', () => {
    const known = [{ nomeArquivo: 'laudo.pdf', tipo: 'Outro' }];
    expect(checkFiles([file('laudo.pdf')], known, {}, texts).accepted).toEqual([]);
    expect(checkFiles([file('laudo.pdf')], known, { type: null }, texts).accepted).toHaveLength(1);
  });

  it('sees two alike that come together', () => {
    const result = checkFiles([file('a.pdf'), file('A.pdf'), file('b.pdf')], [], {}, texts);
    expect(result.accepted.map(({ name }) => name)).toEqual(['a.pdf', 'b.pdf']);
  });
});

describe('doc3 §5.3: single-upload mode', () => {
  it("a second one gives 'Você não pode anexar mais de um arquivo!'", () => {
    const text = 'Você não pode anexar mais de um arquivo!';
    expect(
      reasons(checkFiles([file('b.pdf')], [{ nomeArquivo: 'a.pdf' }], { isSingle: true }, texts)),
    ).toEqual([text]);
    const two = checkFiles([file('a.pdf'), file('b.pdf')], [], { isSingle: true }, texts);
    expect(two.accepted.map(({ name }) => name)).toEqual(['a.pdf']);
    expect(reasons(two)).toEqual([text]);
  });

  it('a refused file does not take the one place', () => {
    const result = checkFiles([file('a.pdf', 10_485_761), file('b.pdf')], [], { isSingle: true }, texts);
    expect(result.accepted.map(({ name }) => name)).toEqual(['b.pdf']);
  });
});

describe('kinds of file', () => {
  it('are names, groups and endings', () => {
    expect(isAccepted({ name: 'a.PDF', type: '' }, ['.pdf'])).toBe(true);
    expect(isAccepted({ name: 'a', type: 'image/png' }, ['image/*'])).toBe(true);
    expect(isAccepted({ name: 'a.exe', type: 'application/x-msdownload' }, ['.pdf', 'image/*'])).toBe(false);
    expect(isAccepted({ name: 'a.exe', type: '' }, [])).toBe(true);
  });

  it('go by the ending where the system gives no kind', () => {
    const heic = { name: 'IMG_0041.HEIC', type: '' };
    expect(isAccepted(heic, ['image/*'])).toBe(true);
    expect(isAccepted(heic, ['image/heic'])).toBe(true);
    expect(isAccepted(heic, ['application/pdf'])).toBe(false);
    expect(isAccepted({ name: 'laudo.pdf', type: '' }, ['application/pdf'])).toBe(true);
    // What the system says wins over the name.
    expect(isAccepted({ name: 'a.png', type: 'text/html' }, ['image/*'])).toBe(false);
    expect(isAccepted({ name: 'sem-ponto', type: '' }, ['image/*'])).toBe(false);
  });

  it('of every kind are all taken', () => {
    expect(isAccepted({ name: 'a.exe', type: 'application/x-msdownload' }, ['*/*'])).toBe(true);
    expect(isAccepted({ name: 'a', type: '' }, ['*/*'])).toBe(true);
  });

  it('are said in words', () => {
    expect(kindNames(['.pdf', 'application/pdf', '.jpg', 'image/*'], texts)).toBe('PDF, JPG ou imagens');
    expect(kindNames(['.pdf', '.jpg', 'image/*'], en)).toBe('PDF, JPG or pictures');
    expect(kindNames(['.pdf'], texts)).toBe('PDF');
    expect(
      reasons(checkFiles([file('a.txt', 1, 'text/plain')], [], { accept: ['.pdf', '.png'] }, texts)),
    ).toEqual(['Este tipo de arquivo não é aceito. Use PDF ou PNG.']);
  });

  it('an empty file is no file', () => {
    expect(reasons(checkFiles([file('a.pdf', 0)], [], {}, texts))).toEqual(['O arquivo está vazio.']);
  });
});

describe('what stays said of refused files', () => {
  const refused = (name: string, reason: string) => ({ file: file(name), reason });

  it('stays while other files come, once for each name', () => {
    const before = [refused('a.pdf', 'grande'), refused('b.pdf', 'vazio')];
    const kept = keepRefusals(before, [refused('A.pdf', 'repetido')], [file('c.pdf')]);
    expect(kept.map(({ file: { name }, reason }) => [name, reason])).toEqual([
      ['b.pdf', 'vazio'],
      ['A.pdf', 'repetido'],
    ]);
  });

  it('goes when the file was taken after all', () => {
    expect(keepRefusals([refused('a.pdf', 'grande')], [], [file('a.pdf')])).toEqual([]);
  });
});

it('sizes are written as people write them', () => {
  expect([0, 820, 1024, 1_468_006, 10_485_760, 1_048_575].map((bytes) => formatBytes(bytes))).toEqual([
    '0 bytes',
    '820 bytes',
    '1 KB',
    '1,4 MB',
    '10 MB',
    '1 MB',
  ]);
  expect(formatBytes(1_468_006, 'en')).toBe('1.4 MB');
});

it('a pasted picture gets a name of its own; a copied file keeps its own', () => {
  const picture = file('image.png', 10, 'image/png');
  expect(namedPaste(picture, [], texts).name).toBe('imagem-colada-1.png');
  expect(namedPaste(picture, [{ nomeArquivo: 'Imagem-colada-1.png' }], texts).name).toBe(
    'imagem-colada-2.png',
  );
  expect(namedPaste(file('laudo.pdf'), [], texts).name).toBe('laudo.pdf');
});
