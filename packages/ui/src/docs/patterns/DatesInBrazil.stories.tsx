import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { DatePicker } from '../../components/field/DatePicker/index.ts';
import { DateRangePicker } from '../../components/field/DateRangePicker/index.ts';
import { Stack } from '../../components/general/Stack/index.ts';
import { Text } from '../../components/general/Text/index.ts';

const meta = { title: 'Padrões/Datas no Brasil', tags: ['estavel'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const now = { data: '2026-11-16', time: '09:00', instant: '2026-11-16T12:00:00.000Z' };
const rules = {
  feriados: [{ dataFeriado: '2026-11-20', nome: 'Consciência Negra', abrangencia: 'NACIONAL' as const }],
};

function Typed() {
  const [date, setDate] = useState<string | null>(null);
  return (
    <Stack align="start">
      <DatePicker label="Data de admissão" now={now} value={date} onChange={setDate} />
      <Text isTabular role="status">
        {date ?? 'sem data'}
      </Text>
    </Stack>
  );
}

/** Digit by digit, or pasted as people write it; the value is always the civil date. */
export const Digitada: Story = {
  tags: ['interacoes'],
  render: () => <Typed />,
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Data de admissão', { selector: 'input' });
    await userEvent.type(input, '01022026');
    await expect(input).toHaveValue('01/02/2026');
    await expect(canvas.getByText('2026-02-01')).toBeVisible();
    await userEvent.clear(input);
    await userEvent.click(input);
    await userEvent.paste('1/3/26');
    await expect(canvas.getByText('2026-03-01')).toBeVisible();
  },
};

/** A holiday is not only off: it has a name, and says it to whoever gets there. */
export const Feriado: Story = {
  tags: ['interacoes'],
  render: () => <DatePicker label="Data do exame" now={now} rules={rules} />,
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Data do exame', { selector: 'input' });
    await userEvent.type(input, '20112026');
    await userEvent.tab();
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(/20\/11\/2026 é feriado nacional/);
  },
};

export const Periodo: Story = {
  tags: ['estados'],
  render: () => (
    <DateRangePicker
      label="Período sugerido"
      now={now}
      rules={rules}
      defaultValue={{ inicio: '2026-11-23', fim: '2026-11-27' }}
    />
  ),
};
