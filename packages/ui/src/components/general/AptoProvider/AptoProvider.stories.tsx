import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { TextLink } from '../TextLink/index.ts';
import { AptoProvider } from './AptoProvider.tsx';

const withHash = (path: string): string => `#${path}`;

const meta = {
  title: 'Fundamentos/AptoProvider',
  component: AptoProvider,
  tags: ['estavel'],
  args: { theme: 'light', children: <TextLink href="/agendamentos">Agendamentos</TextLink> },
} satisfies Meta<typeof AptoProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Galeria: Story = {
  tags: ['galeria'],
  args: { children: <Button variant="primary">Confirmar</Button>, brandColor: '#8a1c5c' },
};
export const NavegaSemRecarregar: Story = {
  tags: ['interacoes'],
  args: { navigate: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('link'));
    await expect(args.navigate).toHaveBeenCalled();
    await expect(document.documentElement).toHaveAttribute('lang', 'pt-BR');
  },
};

/** The router gives paths their address; what is one already stays: a telephone, another site, a file in memory. */
export const EnderecosDeFora: Story = {
  tags: ['recursos'],
  args: {
    navigate: fn(),
    useHref: withHash,
    children: ['/agendamentos', 'tel:+551932345678', 'https://exemplo.com.br/', 'blob:http://x/1'].map(
      (href) => (
        <TextLink key={href} href={href}>
          {href}
        </TextLink>
      ),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '#/agendamentos',
      'tel:+551932345678',
      'https://exemplo.com.br/',
      'blob:http://x/1',
    ]);
  },
};
