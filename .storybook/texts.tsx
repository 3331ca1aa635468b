import { en } from '@apto/ui/en';
import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { I18nProvider } from 'react-aria-components';
import { dictionaryOf } from '../packages/ui/src/texts/over.ts';
import { LocaleContext, TextsContext } from '../packages/ui/src/texts/useTexts.ts';

/** Before the story, whose own provider may say another. */
function DocumentLanguage({ language }: { language: string }) {
  useLayoutEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return null;
}

const english = dictionaryOf(en);

/** What `AptoProvider` gives of a language, without its theme: the toolbar's 'Textos'. */
export const withTexts: Decorator = (Story, { globals }) => {
  const language = String(globals['texts']);
  return (
    <I18nProvider locale={language}>
      <DocumentLanguage language={language} />
      <LocaleContext value={language}>
        <TextsContext value={language === 'en' ? english : undefined}>
          <Story />
        </TextsContext>
      </LocaleContext>
    </I18nProvider>
  );
};
