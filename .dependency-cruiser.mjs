// Who may import whom (docs/architecture.md). A rule that bends here bends in a decision record first.
const rule = (name, from, to, comment) => ({ name, severity: 'error', from, to, comment });

export default {
  forbidden: [
    rule(
      'domain-knows-nothing',
      { path: '^packages/domain' },
      { path: '^(packages/(api-client|ui)|apps|e2e|bench)' },
      'domain importa só a si mesmo',
    ),
    rule(
      'domain-is-pure',
      { path: '^packages/domain/src', pathNot: '(\\.test(-util)?\\.ts$|/tests/)' },
      { path: 'node_modules/', pathNot: 'node_modules/zod' },
      'o domínio usa só zod',
    ),
    rule(
      'domain-rooms-form-no-circle',
      { path: '^packages/domain/src/([^/]+)/', pathNot: '\\.test(-util)?\\.ts$|/tests/' },
      { path: '^packages/domain/src/', pathNot: '^packages/domain/src/$1/', circular: true },
      'as salas do domínio não formam círculo, nem por tipos',
    ),
    rule(
      'domain-room-by-its-entry',
      { path: '^packages/domain/src/([^/]+)/', pathNot: '\\.test(-util)?\\.ts$|/tests/' },
      { path: '^packages/domain/src/', pathNot: '^packages/domain/src/($1/|[^/]+/index\\.ts$)' },
      'uma sala do domínio entra em outra pela porta, index.ts',
    ),
    rule(
      'pedido-without-assistente',
      { path: '^packages/domain/src/pedido/' },
      { path: '^packages/domain/src/assistente/' },
      'as regras do pedido não conhecem o assistente',
    ),
    rule(
      'domain-no-node',
      { path: '^packages/domain/src', pathNot: '\\.test\\.ts$' },
      { dependencyTypes: ['core'] },
      'o domínio não conhece o Node',
    ),
    rule(
      'ui-only-domain',
      { path: '^packages/ui' },
      { path: '^(packages/api-client|apps|e2e|bench)' },
      'ui importa só domain',
    ),
    rule(
      'general-never-field',
      {
        path: '^packages/ui/src/(components/general|hooks|icons|internal|theme)/',
        // A story may show a general part among the field's own.
        pathNot: '\\.(stories|fixture)\\.tsx?$',
      },
      { path: '^packages/ui/src/components/field/' },
      'componentes gerais não importam os do ramo',
    ),
    rule(
      'api-client-only-domain',
      { path: '^packages/api-client' },
      { path: '^(packages/ui|apps|e2e|bench)' },
      'api-client importa só domain',
    ),
    rule(
      'server-no-ui',
      { path: '^apps/server' },
      { path: '^packages/ui|^apps/(backoffice|public)' },
      'o servidor não conhece telas',
    ),
    rule(
      'nothing-imports-an-app',
      { path: '^(packages|apps/(backoffice|public))' },
      { path: '^apps/server' },
      'ninguém importa o servidor',
    ),
    rule(
      'apps-apart',
      { path: '^apps/backoffice' },
      { path: '^apps/public' },
      'os aplicativos não se importam',
    ),
    rule(
      'apps-apart-2',
      { path: '^apps/public' },
      { path: '^apps/backoffice' },
      'os aplicativos não se importam',
    ),
    rule(
      'features-apart',
      { path: '^apps/(backoffice|public)/src/features/([^/]+)/' },
      { path: '^apps/$1/src/features/', pathNot: '^apps/$1/src/features/$2/' },
      'uma funcionalidade não importa outra',
    ),
    rule(
      'shared-below-features',
      { path: '^apps/(backoffice|public)/src/shared/' },
      { path: '^apps/$1/src/(features|routes)' },
      'shared não conhece funcionalidades',
    ),
    rule(
      'one-overlay-owner',
      { path: '^(packages/ui|apps)' },
      {
        path: 'node_modules/@radix-ui/react-(dialog|popover|tooltip|dropdown-menu|context-menu|select|hover-card|alert-dialog|menubar|navigation-menu|toast)',
      },
      'sobreposições são de react-aria-components',
    ),
    rule('no-cycles', {}, { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } }, 'sem ciclos'),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(\\.tsbuild|/dist/|storybook-static|\\.mdx$)' },
    tsConfig: { fileName: 'tsconfig.base.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      conditionNames: ['@apto/source', 'import', 'types', 'default'],
      exportsFields: ['exports'],
    },
  },
};
