import { addLabel, registryOfTour, type Registry } from '@apto/domain/registry';
import type { TourStep } from '@apto/ui';
import { withinSentence as lower } from '../withinSentence.ts';

const listed = new Intl.ListFormat('pt-BR', { type: 'conjunction' });

/** What a registry's list consists of, out of its declaration; a part that this person has not is skipped. */
function listSteps(registry: Registry): readonly TourStep[] {
  const { name, title, fields, naming, hasActivation } = registry;
  const searched = fields.filter(({ isSearched }) => isSearched).map(({ label }) => lower(label));
  const columns = fields.filter(({ isColumn }) => isColumn).map(({ label }) => lower(label));
  const named = fields.find((field) => field.name === naming)?.label ?? 'nome';
  return [
    {
      id: 'list',
      target: 'main h1',
      title,
      content: `Os registros de ${lower(title)}: um em cada linha, dez em cada página.`,
    },
    {
      id: 'new',
      target: `main a[href$="/${name}/new"]`,
      title: addLabel(registry),
      content: 'Abre o formulário em branco. Só aparece para quem pode criar.',
    },
    {
      id: 'import',
      target: 'main a[href*="/importacao"]',
      title: 'Importar planilha',
      content: 'Traz muitos registros de uma vez, conferidos linha a linha antes de gravar.',
    },
    {
      id: 'export',
      target: 'main [data-tour="export"]',
      title: 'Exportar planilha',
      content: 'Baixa em planilha o que a lista mostra, com a busca e o filtro escolhidos.',
    },
    {
      id: 'search',
      target: 'main input[inputmode="search"]',
      title: 'Busca',
      content:
        `Procura em ${searched.length === 0 ? lower(named) : listed.format(searched)} enquanto você digita. ` +
        'Enter guarda o termo; com mais de um, vale qualquer um.',
    },
    ...(hasActivation === false
      ? []
      : [
          {
            id: 'active',
            target: 'main [role="radiogroup"]',
            title: 'Situação',
            content: 'Um registro inativo continua no que já foi feito, e não é mais oferecido.',
          },
        ]),
    {
      id: 'columns',
      target: 'main table thead',
      title: 'Colunas',
      content: `Mostram ${listed.format(columns)}. O título de uma coluna ordena por ela.`,
    },
    {
      id: 'row-actions',
      target: 'main table tbody button[aria-label^="Ações de "]',
      title: 'Ações',
      placement: 'start',
      content: `${registry.changeLabel ?? 'Alterar'}, ativar ou inativar, anexos, histórico de ação e excluir, conforme o que você pode fazer.`,
    },
    {
      id: 'pages',
      target: 'main nav:has(label)',
      title: 'Páginas',
      placement: 'top',
      content: 'Quantos registros há, quantos por página (10, 50 ou 100) e o caminho para os demais.',
    },
    {
      id: 'help',
      target: '[data-tour="help"]',
      title: 'Ajuda',
      content: 'Este guia, o manual da tela e as teclas do Apto ficam aqui.',
    },
  ];
}

/** The steps of a list's tour by its name; an unknown name gives none (doc3 §2.11). */
export function registryTour(name: string): readonly TourStep[] {
  const registry = registryOfTour(name);
  return registry ? listSteps(registry) : [];
}
