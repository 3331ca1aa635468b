import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text } from './Text.tsx';

const meta = {
  title: 'Estrutura/Text',
  component: Text,
  tags: ['estavel'],
  args: { children: 'Exame periódico em 24/11/2026, às 08:30.' },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Comum: Story = { tags: ['estados'] };
export const Apagado: Story = { tags: ['estados'], args: { tone: 'muted' } };
export const Cortado: Story = {
  tags: ['interacoes'],
  args: { isTruncated: true },
  decorators: [
    (Story) => (
      <div style={{ width: 120 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const text = canvas.getByText(/Exame/);
    await expect(text.scrollWidth).toBeGreaterThan(text.clientWidth);
  },
};
/** What is never broken is as wide as its words, whatever long thing stands beside it. */
export const Inteiro: Story = {
  tags: ['interacoes'],
  args: { isUnbroken: true, as: 'span', children: '1.250' },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', alignItems: 'start', width: 120 }}>
        <span>Aguardando Confirmação Agenda</span>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const text = canvas.getByText('1.250');
    await expect(text.scrollWidth).toBeLessThanOrEqual(text.offsetWidth);
    await expect(text.offsetHeight).toBeLessThan(30);
  },
};
/** Figures of one width, and nothing else wider for it: a hyphen keeps its own. */
export const AlgarismosAlinhados: Story = {
  tags: ['interacoes'],
  render: () => (
    <div style={{ display: 'grid', justifyItems: 'start' }}>
      <Text as="span">segunda-feira, (Anti-HBs)</Text>
      <Text as="span" isTabular>
        segunda-feira, (Anti-HBs)
      </Text>
      <Text as="span" isTabular>
        11.111,11
      </Text>
      <Text as="span" isTabular>
        88.888,88
      </Text>
    </div>
  ),
  play: async ({ canvasElement }) => {
    await document.fonts.load('16px "Inter Variable"');
    const [words, tabularWords, ones, eights] = [...canvasElement.querySelectorAll('span')].map(
      (span) => span.getBoundingClientRect().width,
    );
    await expect(tabularWords).toBe(words);
    await expect(eights).toBe(ones);
  },
};
export const Galeria: Story = {
  tags: ['galeria'],
  render: () => (
    <>
      {(['s32', 's24', 's20', 's16', 's14', 's13', 's12'] as const).map((size) => (
        <Text key={size} size={size} isTabular>
          {size}: 24/11/2026 · R$&nbsp;1.234,56 ·{' '}
          <span style={{ whiteSpace: 'nowrap' }}>12.ABC.345/01DE-35</span>
        </Text>
      ))}
      {(
        ['muted', 'subtle', 'brand', 'success', 'warning', 'danger', 'info', 'highlight', 'neutral'] as const
      ).map((tone) => (
        <Text key={tone} tone={tone} weight="medium">
          {tone}: aguardando o prestador
        </Text>
      ))}
    </>
  ),
};
