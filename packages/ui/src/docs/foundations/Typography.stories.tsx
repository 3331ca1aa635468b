import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Heading } from '../../components/general/Heading/index.ts';
import { Inline } from '../../components/general/Inline/index.ts';
import { Stack } from '../../components/general/Stack/index.ts';
import { Text } from '../../components/general/Text/index.ts';

const meta = { title: 'Fundamentos/Tipo', tags: ['estavel'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const SIZES = ['s32', 's24', 's20', 's16', 's14', 's13', 's12'] as const;

export const Escala: Story = {
  tags: ['estados'],
  render: () => (
    <Stack>
      {SIZES.map((size) => (
        <Text key={size} size={size}>
          {size}: Exame confirmado para terça-feira
        </Text>
      ))}
    </Stack>
  ),
};

export const Pesos: Story = {
  tags: ['estados'],
  render: () => (
    <Stack>
      {(['regular', 'medium', 'semibold'] as const).map((weight) => (
        <Text key={weight} weight={weight}>
          {weight}: Clínica Vida Plena
        </Text>
      ))}
      <Heading level={2}>Os títulos usam semibold</Heading>
    </Stack>
  ),
};

/** Figures of one width: amounts, dates and documents under each other line up. */
export const Algarismos: Story = {
  tags: ['interacoes'],
  render: () => (
    <Inline gap="x8" align="start">
      <Stack gap="x2">
        <Text isTabular>R$ 1.111,11</Text>
        <Text isTabular>R$ 9.999,99</Text>
      </Stack>
      <Stack gap="x2">
        <Text isTabular>11/11/2026</Text>
        <Text isTabular>28/08/2026</Text>
      </Stack>
    </Inline>
  ),
  play: async ({ canvas }) => {
    const width = (text: string): number => {
      const range = document.createRange();
      range.selectNodeContents(canvas.getByText(text));
      return range.getBoundingClientRect().width;
    };
    await expect(width('R$ 1.111,11')).toBeCloseTo(width('R$ 9.999,99'), 0);
    await expect(width('11/11/2026')).toBeCloseTo(width('28/08/2026'), 0);
  },
};
