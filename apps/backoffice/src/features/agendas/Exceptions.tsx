import { useNow } from '@apto/api-client/react';
import { formatDate, timeRangeProblem } from '@apto/domain/time';
import { Button, Card, DatePicker, Inline, RadioGroup, Stack, Text, TimeRangeField } from '@apto/ui';
import { Plus, Trash2 } from '@apto/ui/icons';
import { useState } from 'react';
import type { Draft } from './grade.ts';

type Exception = Draft['exceptions'][number];
const textOf = ({ data, atende: serves, inicio: start, fim: end }: Exception): string => {
  const hours = start || end ? ` (${start ?? '00:00'} às ${end ?? '24:00'})` : '';
  return `${formatDate(data)}, ${serves ? 'atende em outro horário' : 'não atende'}${hours}`;
};

/** Days that differ from the week: closed, closed for some hours, or open at others (doc3 agenda/{id}/grade/excecao). */
export function Exceptions(props: {
  exceptions: readonly Exception[];
  onChange: (exceptions: Exception[]) => void;
}) {
  const { exceptions, onChange } = props;
  const now = useNow();
  const [day, setDay] = useState<string | null>(null);
  const [kind, setKind] = useState<'closed' | 'open'>('closed');
  const [hours, setHours] = useState({ start: '', end: '' });
  const [isSent, setSent] = useState(false);
  const { start, end } = hours;
  const needsHours = kind === 'open' && (start === '' || end === '');
  const isGood = !needsHours && timeRangeProblem(hours, kind === 'closed') === null;
  const add = (): void => {
    setSent(true);
    if (day === null || !isGood) return;
    const added = { data: day, atende: kind === 'open', inicio: start || null, fim: end || null };
    onChange([...exceptions, added].sort((a, b) => a.data.localeCompare(b.data)));
    setDay(null);
    setHours({ start: '', end: '' });
    setSent(false);
  };
  return (
    <Card title="Exceções" level={2}>
      <Stack gap="x4">
        {exceptions.map((each, index) => (
          <Inline key={`${each.data} ${each.inicio ?? ''} ${each.fim ?? ''}`} gap="x3" justify="between">
            <Text size="s13">{textOf(each)}</Text>
            <Button
              size="small"
              variant="quiet"
              icon={<Trash2 />}
              aria-label={`Excluir exceção de ${textOf(each)}`}
              onPress={() => onChange(exceptions.filter((_other, at) => at !== index))}
            >
              Excluir
            </Button>
          </Inline>
        ))}
        <DatePicker
          label="Dia da exceção"
          now={now}
          min={now.data}
          value={day}
          onChange={setDay}
          errorMessage={isSent && day === null ? 'Campo obrigatório' : undefined}
        />
        <RadioGroup
          label="Neste dia"
          options={[
            { value: 'closed', label: 'Não atende' },
            { value: 'open', label: 'Atende em outro horário' },
          ]}
          value={kind}
          onChange={(value) => setKind(value === 'open' ? 'open' : 'closed')}
        />
        <TimeRangeField
          label={kind === 'closed' ? 'Horas sem atendimento' : 'Horas de atendimento'}
          isRequired={kind === 'open'}
          isOpenEnded={kind === 'closed'}
          {...(kind === 'closed' ? { description: 'Deixe vazio para o dia todo.' } : {})}
          value={hours}
          onChange={setHours}
          errorMessage={isSent && needsHours ? 'Informe o início e o fim.' : undefined}
        />
        <Button size="small" icon={<Plus />} onPress={add}>
          Adicionar exceção
        </Button>
      </Stack>
    </Card>
  );
}
