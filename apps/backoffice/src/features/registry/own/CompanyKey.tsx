import { companyKey, makeCompanyKey } from '@apto/api-client';
import { useApi, useCall, useIdempotencyKey } from '@apto/api-client/react';
import { COMPANY_KEY_TEXT } from '@apto/domain/companies';
import { companies } from '@apto/domain/registry';
import { formatInstant } from '@apto/domain/time';
import { Button, ConfirmDialog, DescriptionList, ErrorState, InlineAlert, Section, Skeleton } from '@apto/ui';
import { useState } from 'react';
import { messageFrom } from '../../../shared/notices/index.ts';
import { useRecordRight } from '../useRecordRight.ts';
import KeyDialog from './KeyDialog.tsx';

/** 'Chave da API' of the company that the person is in: made, replaced, and shown that once (docs/decisions/0209). */
export default function CompanyKey({ id }: { readonly id: number }) {
  const api = useApi();
  const idempotency = useIdempotencyKey();
  const { canSave } = useRecordRight(companies, id);
  const { data, error, isValidating, mutate } = useCall(companyKey, canSave ? {} : null);
  const [isAsking, setAsking] = useState(false);
  const [shown, setShown] = useState<string | null>(null);
  if (!canSave) return null;

  async function make() {
    const made = await api.invoke(makeCompanyKey, {}, { idempotencyKey: idempotency.keyFor(null) });
    // What comes after it is another key, not the same one told again.
    idempotency.restart();
    void mutate({ chave: made.chave }, { revalidate: false });
    setShown(made.chaveApi);
  }

  const hasKey = data?.chave != null;
  return (
    <Section
      title={COMPANY_KEY_TEXT.title}
      actions={
        data ? (
          <Button onPress={() => setAsking(true)}>
            {hasKey ? COMPANY_KEY_TEXT.replace : COMPANY_KEY_TEXT.make}
          </Button>
        ) : null
      }
    >
      {data?.chave ? (
        <DescriptionList
          items={[
            { term: 'Gerada em', detail: formatInstant(data.chave.criadaEm) },
            { term: 'Termina em', detail: data.chave.final },
          ]}
        />
      ) : data ? (
        <InlineAlert tone="warning">{COMPANY_KEY_TEXT.none}</InlineAlert>
      ) : error ? (
        <ErrorState
          title={COMPANY_KEY_TEXT.failed}
          description={messageFrom(error)}
          requestId={error.requestId ?? undefined}
          onRetry={() => void mutate()}
          isRetrying={isValidating}
        />
      ) : (
        <output aria-label="Carregando a chave da API">
          <Skeleton shape="block" height={48} />
        </output>
      )}
      {isAsking ? (
        <ConfirmDialog
          isOpen
          onOpenChange={setAsking}
          title={hasKey ? COMPANY_KEY_TEXT.question : COMPANY_KEY_TEXT.firstQuestion}
          confirmLabel={hasKey ? COMPANY_KEY_TEXT.replace : COMPANY_KEY_TEXT.make}
          tone={hasKey ? 'danger' : 'neutral'}
          onConfirm={make}
        >
          {hasKey ? COMPANY_KEY_TEXT.consequence : COMPANY_KEY_TEXT.first}
        </ConfirmDialog>
      ) : null}
      {shown === null ? null : <KeyDialog value={shown} onClose={() => setShown(null)} />}
    </Section>
  );
}
