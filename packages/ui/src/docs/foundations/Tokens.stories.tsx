import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Grid } from '../../components/general/Grid/index.ts';
import { Inline } from '../../components/general/Inline/index.ts';
import { Section } from '../../components/general/Section/index.ts';
import { Stack } from '../../components/general/Stack/index.ts';
import { Tag } from '../../components/general/Tag/index.ts';
import { Text } from '../../components/general/Text/index.ts';
import { vars } from '../../theme/contract.css.ts';
import { PALETTES, TONE_NAMES, type ThemeName } from '../../theme/palette.ts';
import { SCALE } from '../../theme/scale.ts';

const meta = {
  title: 'Fundamentos/Tokens',
  tags: ['estavel'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

function Swatch({ name, value }: { name: string; value: string }) {
  return (
    <Inline>
      <span
        aria-hidden
        style={{
          inlineSize: 32,
          blockSize: 32,
          background: value,
          border: `1px solid ${vars.color.borderControl}`,
          borderRadius: vars.radius.control,
        }}
      />
      <Text size="s13" as="span">
        {name}
      </Text>
    </Inline>
  );
}

export const Cores: Story = {
  tags: ['estados'],
  render: () => (
    <Grid fit="sm" gap="x3">
      {Object.entries(vars.color).map(([name, value]) => (
        <Swatch key={name} name={name} value={value} />
      ))}
    </Grid>
  ),
  play: async ({ globals }) => {
    const theme = String(globals['theme']) as ThemeName;
    const shown = getComputedStyle(document.documentElement);
    await expect(shown.getPropertyValue('--apto-color-page').trim()).toBe(PALETTES[theme].color.page);
    await expect(document.documentElement).toHaveAttribute('data-theme', theme);
  },
};

export const Tons: Story = {
  tags: ['estados'],
  render: () => (
    <Stack>
      {TONE_NAMES.map((tone) => (
        <Section key={tone} title={tone} level={3}>
          <Inline gap="x5">
            {Object.entries(vars.tone[tone]).map(([role, value]) => (
              <Swatch key={role} name={role} value={value} />
            ))}
            <Tag tone={tone}>{tone}</Tag>
            <Tag tone={tone} isSolid>
              {tone}
            </Tag>
          </Inline>
        </Section>
      ))}
    </Stack>
  ),
};

export const Espacos: Story = {
  tags: ['estados'],
  render: () => (
    <Stack gap="x3">
      {Object.entries(SCALE.space).map(([name, value]) => (
        <Inline key={name}>
          <span aria-hidden style={{ inlineSize: value, blockSize: 16, background: vars.color.brand }} />
          <Text size="s13" as="span" isTabular>
            {name}: {value}
          </Text>
        </Inline>
      ))}
    </Stack>
  ),
};

export const DensidadeCompacta: Story = {
  tags: ['interacoes'],
  globals: { density: 'compact' },
  render: () => <Text>Controles de 32 px, linhas de 36 px.</Text>,
  play: async () => {
    const size = (name: string): string =>
      getComputedStyle(document.documentElement).getPropertyValue(name).trim();
    await expect(size('--apto-size-control')).toBe('32px');
    await expect(size('--apto-size-row')).toBe('36px');
  },
};

export const Galeria: Story = {
  tags: ['galeria'],
  render: () => (
    <Stack gap="x6">
      {(['s32', 's24', 's20', 's16', 's14', 's13', 's12'] as const).map((size) => (
        <Text key={size} size={size}>
          {size} · Exame confirmado para terça-feira, 24 de novembro de 2026
        </Text>
      ))}
      <Grid fit="sm" gap="x3">
        {Object.entries(vars.color).map(([name, value]) => (
          <Swatch key={name} name={name} value={value} />
        ))}
      </Grid>
    </Stack>
  ),
};
