import { importOf, IMPORT_KINDS, isCompanyImport, type ImportKind } from '@apto/domain/imports';
import { mayInRegistry, registryOf } from '@apto/domain/registry';
import type { HeldPermissions } from '@apto/domain/permissions';
import { Button, DescriptionList, InlineAlert, RadioCards, Stack, Text, WizardLayout } from '@apto/ui';
import { FileSpreadsheet } from '@apto/ui/icons';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ClienteField } from '../../shared/ClienteField.tsx';
import { STRUCTURE_IMPORT_ROUTE } from '../../shared/routing/addresses.ts';
import { useLookedAtCliente } from '../../shared/scope/useLookedAtCliente.ts';
import { usePermissions } from '../../shared/session/index.ts';
import { FileField } from './FileField.tsx';
import { importAddress, listRoute, stepItems, STRUCTURE_STEPS, type StructureStep } from './steps.ts';
import { useModel } from './useModel.ts';

const TYPES = [
  {
    value: 'ESTRUTURA',
    title: 'Estrutura do cliente',
    description: 'Unidades, setores, cargos e hierarquias: onde as pessoas trabalham.',
  },
  {
    value: 'FUNCIONARIOS',
    title: 'Funcionários',
    description: 'As pessoas. Unidade, setor e cargo que faltarem são criados junto.',
  },
  {
    value: 'REDE',
    title: 'Clientes, exames e clínicas',
    description: 'O que é da empresa: clientes, procedimentos, prestadores e os seus preços.',
  },
] as const;
type Type = (typeof TYPES)[number]['value'];

const ABOUT: Readonly<Record<ImportKind, string>> = {
  UNIDADES: 'Nome, código, inscrição, contatos, endereço e grau de risco.',
  SETORES: 'Nome e código.',
  CARGOS: 'Nome, código, CBO e descrição das atividades.',
  HIERARQUIAS: 'Unidade, setor e cargo que se combinam; os que faltarem são criados.',
  FUNCIONARIOS: 'Nome, CPF, nascimento, sexo, cargo, setor, unidade, telefone, e-mail e admissão.',
  CLIENTES: 'Código, razão social, inscrição, grau de risco, endereço e regras de agendamento.',
  PROCEDIMENTOS: 'Código, nome, tipo, códigos do eSocial e da TUSS, validade e preparo.',
  PRESTADORES: 'CNPJ, código, nome, cidade, contatos, como atende e como recebe.',
  PRECOS: 'O que cada prestador cobra por exame, de quando até quando.',
  PRECOS_CLIENTE: 'O preço combinado para um cliente, que vale antes do geral.',
};

/** Which kinds each type has, and who may bring them. */
function kindsOf(type: Type, permissions: HeldPermissions): readonly ImportKind[] {
  return IMPORT_KINDS.filter((kind) => {
    if (type !== 'REDE')
      return (kind === 'FUNCIONARIOS') === (type === 'FUNCIONARIOS') && !isCompanyImport(kind);
    const registry = isCompanyImport(kind) ? registryOf(importOf(kind).registry ?? '') : null;
    return (
      registry !== null &&
      mayInRegistry(permissions, registry, 'criar') &&
      mayInRegistry(permissions, registry, 'editar')
    );
  });
}

const HEADING = {
  'tipo-importacao': 'O que você quer importar?',
  'selecao-cadastro': 'Qual cadastro?',
  'download-planilha': 'Preencha a planilha modelo',
  'importacao-validacao': 'Envie a planilha preenchida',
} as const satisfies Partial<Record<StructureStep, string>>;

const idIn = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;

/** The first steps of `/importacao-cadastro-estrutura/new/{step}`; what was chosen stands in the address. */
export function NewStructureImport({ step }: { step: keyof typeof HEADING }) {
  const navigate = useNavigate();
  const [query, setQuery] = useSearchParams();
  const permissions = usePermissions();
  const types = TYPES.filter(({ value }) => kindsOf(value, permissions).length > 0);
  const wanted = query.get('cadastro');
  const isWanted = (each: ImportKind): boolean => each === wanted;
  // An address may name the registry alone: it is of one type.
  const type: Type =
    types.find(({ value }) => value === query.get('tipo'))?.value ??
    types.find(({ value }) => kindsOf(value, permissions).some(isWanted))?.value ??
    'ESTRUTURA';
  const kinds = kindsOf(type, permissions);
  const kind = kinds.find(isWanted) ?? kinds[0] ?? 'UNIDADES';
  const isOfCompany = isCompanyImport(kind);
  const lookedAt = useLookedAtCliente();
  const clienteId = isOfCompany ? null : (idIn(query.get('cliente')) ?? lookedAt);
  const model = useModel(kind);
  const set = (name: string, value: string | null) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === null) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  const ids = STRUCTURE_STEPS.map(([id]) => id);
  const at = ids.indexOf(step);
  const goTo = (id: string | undefined) =>
    void navigate(
      id === undefined ? listRoute('ESTRUTURA') : `${STRUCTURE_IMPORT_ROUTE}/new/${id}?${query.toString()}`,
    );
  const declaration = importOf(kind);
  return (
    <WizardLayout
      title="Importar cadastros"
      steps={stepItems('ESTRUTURA', step, false)}
      currentId={step}
      onStepPress={goTo}
      heading={HEADING[step]}
      onBack={() => goTo(ids[at - 1])}
      onNext={() => goTo(ids[at + 1])}
      nextDisabledReason={
        step !== 'tipo-importacao' && clienteId === null && !isOfCompany
          ? 'Escolha o cliente.'
          : step === 'importacao-validacao'
            ? 'Envie a planilha.'
            : undefined
      }
    >
      {step === 'tipo-importacao' ? (
        <RadioCards<Type>
          label="Tipo de importação"
          options={types}
          value={type}
          onChange={(next) => set('tipo', next)}
        />
      ) : step === 'selecao-cadastro' ? (
        <Stack gap="x6">
          {isOfCompany ? null : (
            <ClienteField
              value={clienteId}
              isLocked={false}
              onChange={(id) => set('cliente', id === null ? null : String(id))}
            />
          )}
          <RadioCards<ImportKind>
            label="Cadastro"
            columns={2}
            options={kinds.map((each) => ({
              value: each,
              title: importOf(each).title,
              description: ABOUT[each],
            }))}
            value={kind}
            onChange={(next) => set('cadastro', next)}
          />
        </Stack>
      ) : step === 'download-planilha' ? (
        <Stack gap="x5">
          <Text>
            O modelo traz as colunas e uma linha de exemplo. Quem já tem uma planilha pode enviá-la como está:
            as colunas são reconhecidas pelo nome.
          </Text>
          <div>
            <Button icon={<FileSpreadsheet />} isPending={model.isSaving} onPress={() => void model.save()}>
              {`Baixar modelo de ${declaration.many}`}
            </Button>
          </div>
          <DescriptionList
            layout="rows"
            items={declaration.columns.map(({ label, example, isRequired, isNeededByNew }) => ({
              term: isRequired
                ? `${label} (obrigatória)`
                : isNeededByNew
                  ? `${label} (obrigatória em um novo)`
                  : label,
              detail: example === '' ? 'Pode ficar vazia.' : `Exemplo: ${example}`,
            }))}
          />
        </Stack>
      ) : (
        <Stack gap="x5">
          <InlineAlert>{`${declaration.title}: nada é gravado ainda. Depois do envio você confere cada linha.`}</InlineAlert>
          <FileField
            key={`${kind} ${clienteId}`}
            kind={kind}
            clienteId={clienteId}
            onRead={(read) => void navigate(importAddress(read.id, read.tipo, 'COLUMNS'), { replace: true })}
          />
        </Stack>
      )}
    </WizardLayout>
  );
}
