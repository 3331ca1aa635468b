// Who may import whom (docs/architecture.md). A rule that bends here bends in a decision record first.
const rule = (name, from, to, comment) => ({ name, severity: 'error', from, to, comment });

/** A folder of the server that serves a resource; `demo` and `staff-import` fill the database themselves. */
const SERVER_RESOURCE = '^apps/server/src/(?!(?:db|platform|jobs|gateways|cli|demo|staff-import)/)([^/]+)/';
/** What other resources may import: each room's repository, and these use cases of it. */
const SERVER_DOORS = [
  '[^/]+/repository',
  'agendamentos/(birth|transition|change|creation|judgement|list|parties)',
  // A step that the table refuses is answered alike, whoever takes it.
  'agendamentos/refusal',
  // A step answers with the appointment as a look at it does; a message says what it is about wherever it is listed.
  'agendamentos/(row|subject)',
  // A bulk action takes what the list finds, and does to each what the single action does.
  // A request for many judges each person by what a request for one knows of them.
  'agendamentos/(export|facts|filter|order)',
  // What an employee has open is asked wherever a request of theirs begins.
  'funcionarios/open-requests',
  'resend/send-kit',
  // What failed is asked for again as the timeline asks for it, and told as the timeline tells it.
  'resend/again',
  'timeline/present',
  'agendas/faixas',
  // A clinic's hours change in one way, whoever says them: what is booked by the old ones is told first.
  // Who closes a day looks at the same board.
  // Who moves what is booked on a day looks at the same bookings, and at what stands against moving them.
  'agendas/(board|change|marked|obstacles)',
  // What goes with a deleted clinic is the clinic's, whoever deletes it.
  'prestadores/removal',
  // Whether a clinic does an exam today, and which clinics there are to choose from, is said once.
  'prestadores/(list|offer)',
  // What an attendant does by hand and an employee by the link is one way to lock, book, ask and tell.
  'autoagendamento/(held|link|messages|notice|reserva)',
  'status/(change|undo)',
  'funcionarios/soc',
  // Moving many takes an attendant's own steps, one request at a time.
  'attendant/(attend|rebook)',
  // Whoever gets a password gets it by the same rules, and asking for one costs what checking one does.
  // What asks for the password again, and tells an owner of what was refused, is the session's to do.
  'session/(attempts|new-password|own-password|password|tell-owner)',
  // Who sets a second factor up keeps what the door then asks for.
  'session/(second-factor|second-factor-repository|totp)',
  // Switching and deletion are every registry's calls; of whom one may do it is for the users' rules to say.
  'users/rights',
  // Files hang on the records of any registry, for whoever may see or change those.
  'registry/record',
  // Taking an import back asks what holds on to a record, as a deletion does.
  // What a clinic says of itself is written into the registry by the registry's own rules.
  // A spreadsheet changes many of its records in one statement.
  'registry/(many|source|references)',
  // A clinic gets its password by the same link as staff, and keeps its documents as staff keeps files.
  'users/invitation',
  'files/(repository|store)',
  // An appointment is the exam of a function change, from its birth to its end, and whoever writes a position writes the past.
  'function-changes/(direct|effect|exam|record)',
  // What else an employee is told to come to is said alike on the page, by the link and in the kit.
  'kit/(store|visits)',
  // The lasting link goes with whatever is told to the employee, and opens the door.
  'links/lasting',
  'outgoing/(announce|asked|cap|compose)',
  // Whatever happens tells the bell, in its own transaction.
  // A bulletin is written as any record, and rings as soon as it is out.
  'notifications/(notify|boletins)',
].join('|');

export const options = {
  doNotFollow: { path: 'node_modules' },
  exclude: { path: '(\\.tsbuild|\\.docs-samples|/dist/|storybook-static|\\.mdx$)' },
  tsConfig: { fileName: 'tsconfig.base.json' },
  tsPreCompilationDeps: true,
  enhancedResolveOptions: {
    conditionNames: ['@apto/source', 'import', 'types', 'default'],
    exportsFields: ['exports'],
  },
};

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
      'fixtures-only-for-tests',
      {
        pathNot:
          '(\\.(test|test-util|stories|fixture)\\.tsx?$|/(tests?|stories|fixtures)/|/fixtures\\.ts$|^(bench|e2e)/)',
      },
      { path: '^packages/domain/src/fixtures/' },
      'os exemplos são de testes e histórias',
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
        path: '^packages/ui/src/(components/general|controls|hooks|icons|internal|theme)/',
        // A story may show a general part among the field's own.
        pathNot: '\\.stories\\.tsx?$',
      },
      { path: '^packages/ui/src/components/field/' },
      'componentes gerais não importam os do ramo',
    ),
    rule(
      'ui-ground-knows-no-component',
      { path: '^packages/ui/src/(hooks|icons|internal|theme)/' },
      { path: '^packages/ui/src/(components|controls)/' },
      'o chão não conhece componentes; o que os campos repartem fica em controls',
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
    // Rooms of the server, from the ground up: db → platform → jobs, gateways → resources → app.
    rule(
      'server-db-is-the-ground',
      { path: '^apps/server/src/db/' },
      { path: '^(apps/server/src/(?!db/)|packages)' },
      'o banco não importa nada do servidor',
    ),
    rule(
      'server-platform-knows-no-resource',
      { path: '^apps/server/src/platform/' },
      { path: '^apps/server/src/(?!(db|platform)/)' },
      'a plataforma importa só o banco',
    ),
    rule(
      'server-jobs-and-gateways-below-resources',
      { path: '^apps/server/src/(jobs|gateways)/' },
      { path: '^apps/server/src/(?!(db|platform|$1)/)' },
      'tarefas e integrações importam só a plataforma e o banco',
    ),
    rule(
      'server-resources-below-the-app',
      { path: SERVER_RESOURCE },
      { path: '^apps/server/src/([^/]+\\.ts$|cli/|jobs/|gateways/)' },
      'um recurso não conhece quem o monta; fala com integrações pelas portas da plataforma',
    ),
    rule(
      'server-resource-doors',
      { path: SERVER_RESOURCE },
      {
        path: SERVER_RESOURCE,
        pathNot: ['^apps/server/src/$1/', `^apps/server/src/(${SERVER_DOORS})\\.ts$`],
      },
      'um recurso alcança outro pelo repositório ou por um caso de uso',
    ),
    rule(
      'server-routes-without-sql',
      { path: '^apps/server/src/[^/]+/routes\\.ts$' },
      { path: ['node_modules/drizzle-orm', '^apps/server/src/db/'] },
      'o SQL fica nos repositórios',
    ),
    rule(
      'nothing-imports-an-app',
      { path: '^(packages|apps/(backoffice|public))' },
      { path: '^apps/server' },
      'ninguém importa o servidor',
    ),
    rule(
      'scripts-stand-above',
      { path: '^(packages/[^/]+/src|apps)/' },
      { path: '^scripts/' },
      'os comandos usam os aplicativos, nunca o contrário',
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
      { path: '^apps/(backoffice|public)/src/shared/', pathNot: '/stories/' },
      { path: '^apps/$1/src/(shell|features|routes)' },
      'shared não conhece nem a moldura nem as funcionalidades',
    ),
    rule(
      'shell-knows-no-feature',
      { path: '^apps/(backoffice|public)/src/shell/' },
      { path: '^apps/$1/src/(features|routes)' },
      'a moldura não conhece funcionalidades; as rotas as juntam',
    ),
    rule(
      'features-know-no-shell',
      { path: '^apps/(backoffice|public)/src/features/', pathNot: '\\.stories\\.tsx$' },
      { path: '^apps/$1/src/(shell|routes\\.tsx)' },
      'uma funcionalidade não conhece a moldura',
    ),
    rule(
      'one-overlay-owner',
      { path: '^(packages/ui|apps)' },
      {
        path: 'node_modules/@radix-ui/react-(dialog|popover|tooltip|dropdown-menu|context-menu|select|hover-card|alert-dialog|menubar|navigation-menu|toast)',
      },
      'sobreposições são de react-aria-components',
    ),
    rule('no-cycles', {}, { circular: true }, 'sem ciclos, nem de tipos'),
  ],
  options,
};
