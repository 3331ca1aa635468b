import { describe, expect, it, test } from 'vitest';
import { PROP_WORDS } from '../../.storybook/prop-words.ts';
import { englishSentences } from './language.ts';
import { readPublishedDocs } from './published-docs.ts';

describe('a sentence', () => {
  test.each([
    'Gets the day, or null when it is cleared.',
    'Props of {@link Button}.',
    'Quem fez. Shown under the title.',
    'O título. @default what the employee signs in with',
    'The name.',
    'Keep it stable.',
  ])('%s is English, or in part', (text) => expect(englishSentences(text)).toHaveLength(1));
  test.each([
    'Recebe o dia, ou null quando é limpo.',
    "Nome da lista. @default 'Actions of this row'",
    'O token.',
    'O e-mail. @default true',
    'Fecha com Esc, o × e `onClear`.',
    'Como `StatCard` (doc2 §3, Exam entry).',
    'Controlado.',
  ])('%s is not', (text) => expect(englishSentences(text)).toEqual([]));
});

describe('the comments of what @apto/ui gives', () => {
  const docs = readPublishedDocs();

  it('are found: of an export, of its members, of what it is made of, of functions in an object, and of the domain', () => {
    const texts = (file: string) =>
      docs.filter(({ where }) => where.includes(`/${file}:`)).map(({ text }) => text.split('.')[0]);
    expect(docs.length).toBeGreaterThan(1000);
    expect(texts('WizardLayout.tsx')).toContain('Propriedades de {@link WizardLayout}');
    expect(texts('WizardLayout.tsx')).toContain('As etapas que esta solicitação tem');
    expect(texts('FieldShell.tsx')).toContain(
      'O nome nos dados do formulário, que recebe o valor como `onChange` o recebe: dígitos, YYYY-MM-DD, centavos',
    );
    expect(texts('toastQueue.ts')).toContain('Fecha um aviso rápido antes da hora');
    expect(texts('feriados.ts')).toContain('Só em feriados municipais');
  });

  it('are Portuguese, as the pages are that show them', () => {
    const english = docs.flatMap(({ where, text }) =>
      englishSentences(text).map((sentence) => `${where}: ${sentence}`),
    );
    expect(english).toEqual([]);
  });

  it('say in Portuguese too what the guide lists of react-aria', () => {
    expect(Object.values(PROP_WORDS).flatMap(englishSentences)).toEqual([]);
  });
});
