const { readdirSync } = require('node:fs');
const path = require('node:path');

/**
 * Who may import whom inside src, by folder: the arrows of the architecture. `types` are imports that vanish when compiled,
 * `files` are single files of such a folder whose values may be used as well.
 * A folder of src that is missing here stops the check: a new layer is a decision, not an accident.
 */
const BELOW_DOMAINS = ['services', 'ui', 'i18n', 'http', 'socket', 'session', 'rules', 'bridge', 'contract'];
const ARROWS = {
  remote: { values: ['app', 'contract'], types: ['http', 'services'], files: ['src/services/load-chunk.ts'] },
  app: { values: [...BELOW_DOMAINS, 'pages', 'domains'] },
  pages: { values: ['domains', ...BELOW_DOMAINS] },
  // What several pages share of one thing: its queries, its pushes, its pieces. Domains may use one another, without a circle.
  domains: { values: BELOW_DOMAINS },
  services: {
    values: ['contract', 'rules'],
    types: ['http', 'socket', 'session', 'bridge', 'i18n'],
    // One file knows whose a stored key is: the session forgets a member's, services write them.
    files: ['src/session/safe-storage.ts'],
  },
  bridge: { values: ['contract'] },
  session: { values: ['http', 'contract'] },
  http: { values: ['contract'] },
  socket: { values: ['contract'] },
  ui: { values: ['i18n'], types: ['contract'] },
  i18n: { types: ['contract'], files: ['src/contract/shell/languages.ts'] },
  // Decisions are about codes and languages, and each has its one name in the contract.
  rules: {
    types: ['contract'],
    files: [
      'src/contract/codes.ts',
      'src/contract/football/football-codes.ts',
      'src/contract/nba/nba-codes.ts',
      'src/contract/shell/languages.ts',
    ],
  },
  contract: {},
};

const folders = (at) =>
  readdirSync(path.join(__dirname, at), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
const unknown = folders('src').filter((name) => !(name in ARROWS) && name !== 'assets');
if (unknown.length > 0) throw new Error(`.dependency-cruiser.cjs has no arrows for src/${unknown.join(', src/')}`);

const oneOf = (names) => (names.length === 0 ? '^src/$' : `^src/(${names.join('|')})/`);

const except = (files) =>
  files.length === 0 ? {} : { pathNot: files.map((file) => `^${file.replaceAll('.', '\\.')}$`) };

/** A folder imports itself and what its arrows say; what stands under `types` only as types. */
const layerRules = folders('src')
  .filter((name) => name in ARROWS)
  .flatMap((name) => {
    const { values = [], types = [], files = [] } = ARROWS[name];
    const known = [name, 'assets', ...values, ...types];
    return [
      {
        name: `layer-${name}`,
        comment: `src/${name} may import only: ${[...values, ...types].join(', ') || 'nothing'}`,
        severity: 'error',
        from: { path: `^src/${name}/` },
        to: { path: '^src/', pathNot: oneOf(known) },
      },
      {
        name: `layer-${name}-types`,
        comment: `src/${name} may import only types of: ${types.join(', ') || 'nothing'}`,
        severity: 'error',
        from: { path: `^src/${name}/` },
        to: { path: oneOf(types), ...except(files), dependencyTypesNot: ['type-only'] },
      },
    ];
  });

/** Sibling folders that must not know each other. */
const apart = (name, parent) => ({
  name,
  severity: 'error',
  from: { path: `^${parent}/([^/]+)/` },
  to: { path: `^${parent}/[^/]+/`, pathNot: `^${parent}/$1/` },
});

/** Everything of src except what `allowed` matches. */
const outside = (from, allowed) => ({
  name: `only-${from.replaceAll('/', '-')}`,
  severity: 'error',
  from: { path: `^${from}` },
  to: { path: '^src/', ...(allowed ? { pathNot: allowed } : {}) },
});

/** Sections that come when they are near, due or spoken, and what a tap begins with. */
const LATE_SECTIONS = [
  'services/lazy-sheet',
  'app/mount/app-(layout|root)',
  'domains/moment/moment-feed',
  'domains/query/use-pull',
  'domains/rich-text/rich-text',
  'pages/anchor/home/spoken-news',
  'pages/live-room/(full/use-full-chat|next/watch-on|screen/room-screen)',
  'pages/topics/schedule/match-list',
];

module.exports = {
  forbidden: [
    ...layerRules,
    apart('pages-apart', 'src/pages'),
    apart('bridges-apart', 'src/bridge'),
    {
      name: 'app-apart',
      comment: 'The mount alone puts the rooms of the app together; each takes the few things that it needs',
      severity: 'error',
      from: { path: '^src/app/(?!mount/)([^/]+)/' },
      to: { path: '^src/app/', pathNot: '^src/app/$1/' },
    },
    outside(
      'src/standalone',
      '^src/(remote/|app/mount/bootstrap|contract/shell/languages|services/load-chunk|i18n/fatal-labels|assets/|standalone)',
    ),
    // The demo shell is any host: of the remote it knows the public types, through the federation, and which languages it has.
    outside('shell-demo/(host|lab|qa)/', '^src/contract/shell/languages\\.ts$'),
    // A native app around the page answers the calls of the contract.
    outside('shell-demo/embeds', '^src/contract/shell/native\\.ts$'),
    outside('tools/(dev|build|release)/'),
    outside('backend/', '^src/(contract|rules)/'),
    // For the portal's back-end team: what the contract says, and nothing of ours that could agree with itself.
    outside('tools/documents', '^src/contract/'),
    outside('tools/conformance', '^src/(contract|rules)/'),
    {
      name: 'product-alone',
      comment: 'What ships never imports the demo shell, its back end, a tool or a test',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(backend|shell-demo|tools|tests)/' },
    },
    {
      name: 'nothing-needs-tests',
      severity: 'error',
      from: { path: '^(backend|shell-demo|tools)/' },
      to: { path: '^tests/' },
    },
    {
      name: 'hosts-alone',
      comment:
        'A host is an example: nothing but a build needs it, and of the project it needs how builds are made, and the package for portals',
      severity: 'error',
      from: { path: '^shell-demo/' },
      to: { path: '^(backend|tools)/', pathNot: '^tools/(build|contract-kit)/' },
    },
    {
      name: 'portal-without-lab',
      comment:
        'A portal team reads the host: one line of its bootstrap plugs the laboratory in, and nothing else knows of it',
      severity: 'error',
      from: { path: '^shell-demo/(host|embeds)/', pathNot: '^shell-demo/host/bootstrap\\.tsx$' },
      to: { path: '^shell-demo/(lab|qa)/' },
    },
    {
      name: 'portal-plugs-lab-in',
      comment: 'The one line of the bootstrap',
      severity: 'error',
      from: { path: '^shell-demo/host/' },
      to: { path: '^shell-demo/(lab|qa)/', pathNot: '^shell-demo/lab/plug-in\\.tsx$' },
    },
    {
      name: 'qa-without-lab',
      comment: 'The pages for QA stand without the laboratory, which shows their mark and hears the bridge as they do',
      severity: 'error',
      from: { path: '^shell-demo/qa/' },
      to: { path: '^shell-demo/lab/' },
    },
    {
      name: 'lab-outside-qa',
      severity: 'error',
      from: { path: '^shell-demo/lab/' },
      to: { path: '^shell-demo/qa/', pathNot: '^shell-demo/qa/(qa-parts|watch-bridge)\\.tsx?$' },
    },
    {
      name: 'back-end-alone',
      comment: 'The back end could stand on another machine; it answers with the contract as documents',
      severity: 'error',
      from: { path: '^backend/' },
      to: { path: '^(shell-demo|tools)/', pathNot: '^tools/documents/' },
    },
    {
      name: 'stores-apart',
      comment: 'A store never imports a store: what it needs is passed in',
      severity: 'error',
      // Whoever defines a store is called so: the state check sees to it.
      from: { path: '^src/.*-store\\.ts$' },
      to: { path: '-store\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'core-without-react',
      comment: 'The core can run without a view library',
      severity: 'error',
      from: { path: '^src/(http|socket|session|bridge|rules|contract)/' },
      to: { path: 'node_modules/(@types/)?(react|react-dom|react-router|react-router-dom|use-intl)/' },
    },
    {
      name: 'one-late-sheet',
      comment:
        'Whatever a tap opens comes through useLazySheet, which says where it cannot be had; useChunk is for sections that no tap asks for',
      severity: 'error',
      from: { path: '^src/', pathNot: `^src/(${LATE_SECTIONS.join('|')})\\.tsx$` },
      to: { path: '^src/services/use-chunk\\.ts$' },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'shipped-is-a-dependency',
      comment: 'src ships only what package.json lists under dependencies',
      severity: 'error',
      from: { path: '^src/' },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'resolvable',
      severity: 'error',
      from: { pathNot: '^shell-demo/embeds/([^/]+/[^/]+\\.config\\.m?js$|(vue|svelte|tanstack-router|next|angular)/)' },
      // The package's script stands beside the page once it is built.
      to: { couldNotResolve: true, pathNot: '^(sportInfo/|\\./sport-info-contract\\.js$)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|coverage|\\.cache|\\.data)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: path.join(__dirname, 'tsconfig.json') },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
