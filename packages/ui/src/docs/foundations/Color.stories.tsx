import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent } from 'storybook/test';
import { Button } from '../../components/general/Button/index.ts';
import { Field } from '../../components/general/Field/index.ts';
import { Grid } from '../../components/general/Grid/index.ts';
import { Inline } from '../../components/general/Inline/index.ts';
import { Section } from '../../components/general/Section/index.ts';
import { SegmentedControl } from '../../components/general/SegmentedControl/index.ts';
import { Stack } from '../../components/general/Stack/index.ts';
import { Tag } from '../../components/general/Tag/index.ts';
import { Text } from '../../components/general/Text/index.ts';
import { brandTheme } from '../../theme/brand.ts';
import { brandPairs } from '../../theme/brandPairs.ts';
import { vars } from '../../theme/contract.css.ts';
import { THEME_NAMES, type ThemeName } from '../../theme/palette.ts';
import * as css from '../docs.css.ts';

const meta = { title: 'Fundamentos/Cor', tags: ['estavel'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const ROLES: { group: string; roles: { role: keyof typeof vars.color; use: string }[] }[] = [
  {
    group: 'Fundos',
    roles: [
      { role: 'page', use: 'Sob tudo' },
      { role: 'surface', use: 'Cartões, tabelas, campos' },
      { role: 'raised', use: 'O que flutua' },
      { role: 'sunken', use: 'Recuado: trilhos, somente leitura' },
      { role: 'head', use: 'Cabeçalhos de tabelas' },
      { role: 'hover', use: 'Sob o ponteiro' },
      { role: 'selected', use: 'O que está escolhido' },
      { role: 'brandFaint', use: 'Ações discretas sob o ponteiro' },
    ],
  },
  {
    group: 'Textos',
    roles: [
      { role: 'text', use: 'O que se lê primeiro' },
      { role: 'textMuted', use: 'Apoio' },
      { role: 'textSubtle', use: 'De lado' },
      { role: 'textDisabled', use: 'Indisponível, e ainda legível' },
      { role: 'brandText', use: 'Ações discretas' },
      { role: 'link', use: 'Links' },
    ],
  },
  {
    group: 'Bordas e ações',
    roles: [
      { role: 'border', use: 'Fios entre coisas' },
      { role: 'borderStrong', use: 'Bordas que se notam' },
      { role: 'borderControl', use: 'Campos e caixas: 3:1' },
      { role: 'focus', use: 'O anel de foco' },
      { role: 'brand', use: 'A ação principal' },
      { role: 'brandHover', use: 'Ela, sob o ponteiro' },
    ],
  },
];

/** Each role with what it is for. A part asks for a role; the theme says which colour that is. */
export const Papeis: Story = {
  tags: ['estados'],
  render: () => (
    <Stack gap="x6">
      {ROLES.map(({ group, roles }) => (
        <Section key={group} title={group} level={3}>
          <Grid fit="sm" gap="x4">
            {roles.map(({ role, use }) => (
              <Inline key={role} isWrapping={false}>
                <span aria-hidden className={css.swatch} style={{ background: vars.color[role] }} />
                <span>
                  <Text as="div" size="s13" weight="medium">
                    {role}
                  </Text>
                  <Text as="div" size="s12" tone="muted">
                    {use}
                  </Text>
                </span>
              </Inline>
            ))}
          </Grid>
        </Section>
      ))}
    </Stack>
  ),
};

const THEMES: Record<ThemeName, string> = {
  light: 'Claro',
  dark: 'Escuro',
  'high-contrast': 'Alto contraste',
};
const ratioText = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

function Brand() {
  const [color, setColor] = useState('#e4002b');
  const [theme, setTheme] = useState<ThemeName>('light');
  const own = brandTheme(color, theme);
  const pairs = brandPairs(own, theme);
  return (
    <Stack gap="x6">
      <Inline gap="x6" align="end">
        <Field label="Cor da empresa" width="xs">
          {({ id }) => (
            <input
              id={id}
              type="color"
              className={css.colorInput}
              value={color}
              onChange={(event) => setColor(event.currentTarget.value)}
            />
          )}
        </Field>
        <SegmentedControl
          label="Tema"
          options={THEME_NAMES.map((value) => ({ value, label: THEMES[value] }))}
          value={theme}
          onChange={setTheme}
        />
      </Inline>
      <div className={css.preview} data-theme={theme} style={own}>
        <Inline>
          <Button variant="primary">Novo agendamento</Button>
          <Button variant="quiet">Voltar</Button>
          <span className={css.selected}>Ana Souza</span>
        </Inline>
      </div>
      {/* A table that is wider than a phone scrolls inside itself. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={css.scroll} role="region" aria-label="Contraste, tabela" tabIndex={0}>
        <table className={css.table}>
          <caption>Contraste da cor {color}</caption>
          <thead>
            <tr>
              <th scope="col">Par</th>
              <th scope="col">Mínimo</th>
              <th scope="col">Agora</th>
              <th scope="col">Situação</th>
            </tr>
          </thead>
          <tbody>
            {pairs.map(({ what, minimum, ratio }) => (
              <tr key={what}>
                <th scope="row">{what}</th>
                <td>{ratioText.format(minimum)}</td>
                <td>{ratioText.format(ratio)}</td>
                <td>
                  <Tag tone={ratio >= minimum ? 'success' : 'danger'}>
                    {ratio >= minimum ? 'Passa' : 'Não passa'}
                  </Tag>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Stack>
  );
}

/** Whatever colour a client company picks, every pair with it in it holds, in each theme. */
export const CorDaEmpresa: Story = {
  tags: ['interacoes'],
  render: () => <Brand />,
  play: async ({ canvas, userEvent, step }) => {
    const input = canvas.getByLabelText('Cor da empresa');
    for (const color of ['#ffee00', '#000000', '#7f7f7f', '#ff66cc'])
      await step(color, async () => {
        await fireEvent.change(input, { target: { value: color } });
        await expect(canvas.getByRole('table', { name: `Contraste da cor ${color}` })).toBeVisible();
        for (const theme of Object.values(THEMES)) {
          await userEvent.click(canvas.getByRole('radio', { name: theme }));
          await expect(canvas.queryByText('Não passa')).not.toBeInTheDocument();
        }
      });
  },
};
