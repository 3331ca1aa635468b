'use client';
import { useContext, useLayoutEffect, useMemo, type ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';
import { dictionaryOf } from '../../../texts/over.ts';
import type { AptoTexts } from '../../../texts/registry.ts';
import { LocaleContext, TextsContext } from '../../../texts/useTexts.ts';
import { brandTheme } from '../../../theme/brand.ts';
import type { ThemeName } from '../../../theme/palette.ts';
import { LinkProvider } from './LinkProvider.tsx';

export interface AptoProviderProps {
  readonly children?: ReactNode;
  /** `system` segue o aparelho, contraste incluído. @default 'system' */
  readonly theme?: ThemeName | 'system';
  /** A altura de controles e linhas. @default 'comfortable' */
  readonly density?: 'compact' | 'comfortable';
  /** `large` é 16 px para texto corrido e campos: o app público. @default 'default' */
  readonly textSize?: 'default' | 'large';
  /** A cor de uma empresa cliente, `#rrggbb`, ajustada a AA para o tema. */
  readonly brandColor?: string | undefined;
  /**
   * Outros textos para qualquer parte, pelo nome dela: `{ Dialog: { close: 'Voltar' } }`. O que fica de fora continua em
   * português. Faça-o uma vez, fora do componente. O inglês inteiro é `en`, de `@apto/ui/en`.
   */
  readonly texts?: AptoTexts | undefined;
  /** O idioma do documento, dos textos do react-aria, dos números e das horas (BCP 47). @default 'pt-BR' */
  readonly locale?: string | undefined;
  /** O modo de o roteador ir a um lugar, para que os links não recarreguem a página. */
  readonly navigate?: (path: string) => void;
  /** Transforma um caminho em endereço, para um roteador de hash ou um caminho base. */
  readonly useHref?: (path: string) => string;
}

const DEVICE = ['(prefers-contrast: more)', '(prefers-color-scheme: dark)'] as const;

/** Calls back whenever the device changes its mind: a phone that goes dark in the evening. */
function onDeviceChange(then: () => void): () => void {
  const queries = DEVICE.map((query) => window.matchMedia(query));
  for (const query of queries) query.addEventListener('change', then);
  return () => {
    for (const query of queries) query.removeEventListener('change', then);
  };
}

/** What `system` means on this device now. */
function resolved(theme: ThemeName | 'system'): ThemeName {
  if (theme !== 'system') return theme;
  const [contrast, dark] = DEVICE.map((query) => window.matchMedia(query).matches);
  if (contrast) return 'high-contrast';
  return dark ? 'dark' : 'light';
}

/**
 * O que toda parte precisa ter acima de si: a língua, o roteador, e tema, densidade e marca no elemento raiz,
 * de onde também chegam ao que flutua.
 */
export function AptoProvider({
  children,
  theme = 'system',
  density = 'comfortable',
  textSize = 'default',
  brandColor,
  texts,
  locale,
  navigate,
  useHref,
}: AptoProviderProps) {
  // One provider in another says what it leaves out as the other does.
  const outer = useContext(TextsContext);
  const dictionary = useMemo(() => (texts ? dictionaryOf(texts) : outer), [texts, outer]);
  const pageLocale = useContext(LocaleContext);
  const language = locale ?? pageLocale;
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.lang = language;
    root.dataset['theme'] = theme;
    root.dataset['density'] = density;
    root.dataset['text'] = textSize;
  }, [language, theme, density, textSize]);

  useLayoutEffect(() => {
    if (brandColor === undefined) return undefined;
    const root = document.documentElement;
    // Every theme sets the same names.
    const apply = (): void => {
      for (const [name, value] of Object.entries(brandTheme(brandColor, resolved(theme)))) {
        root.style.setProperty(name, value);
      }
    };
    apply();
    const stop = onDeviceChange(apply);
    return () => {
      stop();
      for (const name of Object.keys(brandTheme(brandColor, resolved(theme))))
        root.style.removeProperty(name);
    };
  }, [brandColor, theme]);

  return (
    <I18nProvider locale={language}>
      <LocaleContext value={language}>
        <TextsContext value={dictionary}>
          {navigate ? (
            <LinkProvider navigate={navigate} useHref={useHref}>
              {children}
            </LinkProvider>
          ) : (
            children
          )}
        </TextsContext>
      </LocaleContext>
    </I18nProvider>
  );
}
