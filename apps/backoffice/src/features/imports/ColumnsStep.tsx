import { discardImport, mapImport } from '@apto/api-client';
import { useApi, useIdempotencyKey } from '@apto/api-client/react';
import { columnProblems, importOf } from '@apto/domain/imports';
import { Button, ConfirmDialog, Grid, InlineAlert, Select, Stack, Text, WizardLayout } from '@apto/ui';
import { Trash2 } from '@apto/ui/icons';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { messageFrom } from '../../shared/notices/index.ts';
import type { StepProps } from './frame.ts';
import { listRoute, wizardOf } from './steps.ts';

const NONE = '';

/** What each column of the file is: guessed by its header or remembered, and to be corrected. */
export function ColumnsStep({ found, frame, goTo, onChanged }: StepProps) {
  const api = useApi();
  const navigate = useNavigate();
  const attempt = useIdempotencyKey();
  const declaration = importOf(found.tipo);
  const [chosen, setChosen] = useState<readonly (string | null)[]>(found.colunas);
  const [failure, setFailure] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const [isDiscarding, setDiscarding] = useState(false);
  const problems = columnProblems(declaration, chosen);
  const options = [
    { value: NONE, label: 'Não importar' },
    ...declaration.columns.map(({ id, label, isRequired }) => ({
      value: id,
      label: isRequired ? `${label} (obrigatória)` : label,
    })),
  ];
  const left = declaration.columns.filter(({ id }) => !chosen.includes(id)).map(({ label }) => label);

  async function save(): Promise<void> {
    setFailure(null);
    setSaving(true);
    try {
      const next = await api.invoke(
        mapImport,
        { params: { id: found.id }, body: { colunas: [...chosen] } },
        { idempotencyKey: attempt.keyFor([found.id, chosen, found.contagem]) },
      );
      await onChanged(next);
      goTo('ROWS');
    } catch (error) {
      attempt.restartIfRefused(error);
      setFailure(messageFrom(error));
    } finally {
      setSaving(false);
    }
  }

  return (
    <WizardLayout
      {...frame}
      heading="O que é cada coluna da planilha?"
      description={`Cabeçalho na linha ${found.linhaCabecalho} de ${found.arquivo}. A escolha fica lembrada para a próxima vez.`}
      backLabel="Importações"
      onBack={() => void navigate(listRoute(wizardOf(found.tipo)))}
      onNext={() => void save()}
      nextLabel="Conferir linhas"
      isNextPending={isSaving}
      nextDisabledReason={problems[0]}
      extraActions={
        <Button icon={<Trash2 />} onPress={() => setDiscarding(true)}>
          Descartar
        </Button>
      }
    >
      <Stack gap="x5">
        {failure === null ? null : (
          <InlineAlert tone="danger" announce="assertive" title="As colunas não foram aceitas">
            {failure}
          </InlineAlert>
        )}
        {left.length > 0 ? <Text tone="muted">{`Sem coluna: ${left.join(', ')}.`}</Text> : null}
        <Grid fit="md" gap="x5">
          {found.cabecalhos.map((header, index) => (
            <Select
              // Headers repeat, and are empty: the place is what is stable.
              key={index}
              label={header === '' ? `Coluna ${index + 1} (sem nome)` : header}
              description={
                found.amostra[index]
                  ? `Na primeira linha: ${found.amostra[index]}`
                  : 'Vazia na primeira linha'
              }
              options={options}
              value={chosen[index] ?? NONE}
              onChange={(value) =>
                setChosen((before) =>
                  found.cabecalhos.map((_, at) => (at === index ? value || null : (before[at] ?? null))),
                )
              }
            />
          ))}
        </Grid>
      </Stack>
      <ConfirmDialog
        isOpen={isDiscarding}
        onOpenChange={setDiscarding}
        tone="danger"
        title={`Descartar a importação de ${found.arquivo}?`}
        confirmLabel="Descartar importação"
        onConfirm={async () => {
          await api.invoke(discardImport, { params: { id: found.id } });
          await navigate(listRoute(wizardOf(found.tipo)));
        }}
      >
        Nada foi gravado dela. As correções feitas se perdem.
      </ConfirmDialog>
    </WizardLayout>
  );
}
