import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { TextLink } from './TextLink.tsx';

const meta = {
  title: 'Ações/TextLink',
  component: TextLink,
  tags: ['estavel'],
  args: { href: '#extratos', children: 'Ver extratos' },
} satisfies Meta<typeof TextLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NoTexto: Story = {
  tags: ['estados'],
  render: (args) => (
    <p>
      O valor vem do depósito. <TextLink {...args} />
    </p>
  ),
};
export const Externo: Story = {
  tags: ['interacoes'],
  args: { isExternal: true, href: 'https://www.gov.br/', children: 'Norma NR-7' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Norma NR-7 (abre em outra aba)' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noreferrer');
  },
};
/** However wide its words are, the mark stands beside the last of them and never alone on a line. */
export const MarcaComAUltimaPalavra: Story = {
  tags: ['interacoes'],
  args: {
    isExternal: true,
    href: 'https://www.gov.br/',
    children: 'Rua das Palmeiras, 120, Centro, Campinas',
  },
  render: (args) => (
    <p data-testid="texto" style={{ inlineSize: 400 }}>
      <TextLink {...args} />
    </p>
  ),
  play: async ({ canvas }) => {
    await document.fonts.ready;
    const text = canvas.getByTestId('texto');
    const link = canvas.getByRole('link');
    const mark = link.querySelector('svg')!;
    const words = document.createRange();
    words.selectNodeContents(link.firstChild!);
    for (let width = 340; width > 150; width -= 1) {
      text.style.inlineSize = `${width}px`;
      const last = [...words.getClientRects()].at(-1)!;
      const { left, right, top, bottom } = mark.getBoundingClientRect();
      await expect([width, left >= last.right, left - last.right < 8, top >= last.top - 1]).toEqual([
        width,
        true,
        true,
        true,
      ]);
      await expect([width, bottom <= last.bottom + 1]).toEqual([width, true]);
      await expect([width, right <= text.getBoundingClientRect().right + 1]).toEqual([width, true]);
    }
  },
};

/** In a line of text it is one stop of Tab, with the ring round its words. */
export const Teclado: Story = {
  tags: ['interacoes'],
  render: (args) => (
    <p>
      Veja <TextLink {...args} /> ou <TextLink href="tel:+551932345678">(19) 3234-5678</TextLink>.
    </p>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Ver extratos' });
    await expect(link).toHaveFocus();
    const followed = fn((event: Event) => event.preventDefault());
    link.addEventListener('click', followed, { once: true });
    await userEvent.keyboard('{Enter}');
    await expect(followed).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '(19) 3234-5678' })).toHaveFocus();
  },
};

export const Galeria: Story = {
  tags: ['galeria'],
  render: () => (
    <p>
      <TextLink href="#a">Comum</TextLink>,{' '}
      <TextLink href="#b" isQuiet>
        discreto
      </TextLink>
      ,{' '}
      <TextLink href="#c" isExternal>
        externo
      </TextLink>
    </p>
  ),
};
