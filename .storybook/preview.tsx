import '@apto/ui/theme';
import './preview.css';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { CLOCKS, withClock } from './clock.tsx';
import { withLateCode } from './late-code.ts';
import { withMsw } from './msw.ts';
import { withRoot } from './root.tsx';
import { withTexts } from './texts.tsx';

// How long a story may wait for what it awaits: a limit for a busy machine, not a pause.
configure({ asyncUtilTimeout: 8_000 });

const preview: Preview = {
  loaders: [withMsw, withLateCode],
  decorators: [withClock, withRoot, withTexts],
  initialGlobals: { theme: 'light', density: 'comfortable', clock: 'story', brand: 'none', texts: 'pt-BR' },
  globalTypes: {
    theme: {
      description: 'Tema',
      toolbar: {
        icon: 'paintbrush',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Claro' },
          { value: 'dark', title: 'Escuro' },
          { value: 'high-contrast', title: 'Alto contraste' },
        ],
      },
    },
    density: {
      description: 'Densidade',
      toolbar: {
        icon: 'component',
        dynamicTitle: true,
        items: [
          { value: 'comfortable', title: 'Confortável' },
          { value: 'compact', title: 'Compacta' },
        ],
      },
    },
    texts: {
      description: 'Textos dos componentes',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'pt-BR', title: 'Textos: português' },
          { value: 'en', title: 'Textos: English' },
        ],
      },
    },
    clock: {
      description: 'Relógio (data, hora e fuso)',
      toolbar: {
        icon: 'time',
        dynamicTitle: true,
        items: Object.entries(CLOCKS).map(([value, { title, right }]) => ({ value, title, right })),
      },
    },
    brand: {
      description: 'Cor da empresa cliente',
      toolbar: {
        icon: 'paintbrushalt',
        dynamicTitle: true,
        items: [
          { value: 'none', title: 'Sem marca' },
          { value: '#8a1c5c', title: 'Vinho', right: '#8a1c5c' },
          { value: '#f2b600', title: 'Amarelo', right: '#f2b600' },
          { value: '#1f4fd8', title: 'Azul', right: '#1f4fd8' },
        ],
      },
    },
  },
  parameters: {
    // Any violation fails the story, in each of the three themes (tests/axe.ts).
    a11y: {
      test: 'error',
      // react-aria's announcer keeps what it said for some seconds after the element it speaks of has gone.
      context: { exclude: ['[data-live-announcer]'] },
      options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
      config: {
        rules: [
          // A part shown alone is not a page: it has no landmarks and no first heading of its own.
          { id: 'region', enabled: false },
          { id: 'page-has-heading-one', enabled: false },
          { id: 'landmark-one-main', enabled: false },
          // It takes an item's second line for a part of its label; it is its description (aria-describedby).
          { id: 'label-content-name-mismatch', selector: ':not([role^="menuitem"]):not([role="option"])' },
        ],
      },
    },
    // No matcher for dates: ours are words (2026-11-24), and Storybook's picker would hand over numbers.
    controls: { expanded: true },
    layout: 'padded',
    options: {
      storySort: {
        // Of a group and below it: where a file lies is nobody's order. A component's stories stay as they are written.
        method: 'alphabetical',
        locales: 'pt-BR',
        order: [
          'Comece aqui',
          'Fundamentos',
          'Padrões',
          'Ações',
          'Formulários',
          'Datas e horários',
          'Dados',
          'Avisos',
          'Sobreposições',
          'Navegação',
          'Estrutura',
          'Telas',
        ],
      },
    },
    viewport: {
      options: {
        narrow: { name: 'Mínimo (320)', styles: { width: '320px', height: '640px' } },
        small: { name: 'Celular pequeno (360)', styles: { width: '360px', height: '640px' } },
        phone: { name: 'Celular (390)', styles: { width: '390px', height: '844px' } },
        tablet: { name: 'Tablet (1024)', styles: { width: '1024px', height: '768px' } },
        desktop: { name: 'Mesa (1440)', styles: { width: '1440px', height: '900px' } },
      },
    },
  },
};

export default preview;
