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
