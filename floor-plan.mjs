// Which area and which room may import which. The import rules (.dependency-cruiser.mjs) and the diagram in
// ARCHITECTURE.md are generated from this file, so a new room or a new import between areas starts here.

/** Rooms of server/ by floor. A room imports rooms of lower floors only, through their index.ts. A lower room informs a
 *  higher one by an event. */
export const floors = [
  ['kernel', 'formats'],
  ['approvals'],
  ['players', 'topology', 'ledger', 'platform'],
  ['wallet', 'limits', 'exclusion', 'law', 'documents', 'cards', 'sign-in', 'game-catalogue', 'messaging'],
  ['campaigns', 'content'],
  [
    'payments',
    'bonuses',
    'free-rounds',
    'game-rounds',
    'crash',
    'jackpots',
    'loyalty',
    'tournaments',
    'kiosk',
    'registration',
    'capabilities',
    'account-migration',
    'privacy',
    'support',
  ],
  ['triggers', 'venue-play', 'cash-desk'],
  ['audit', 'search', 'caller-checks', 'reporting', 'lists', 'dossier', 'risk'],
  ['live', 'authorities'],
]

/** Areas of the repository and the areas that each may import. An area may always import itself. */
export const areas = {
  money: { path: '^money/', mayImport: [] },
  text: { path: '^text/', mayImport: [] },
  // What our side and the stand-ins of authorities both write and read.
  exchange: { path: '^exchange/', mayImport: [] },
  // Documents as PDF, for every process.
  pdf: { path: '^pdf/', mayImport: [] },
  // Pictures that are decoded and drawn, in a process of their own or in this one.
  pictures: { path: '^pictures/', mayImport: [] },
  // Traces of requests, for every process.
  telemetry: { path: '^telemetry/', mayImport: [] },
  config: { path: '^config/', mayImport: ['money', 'text', 'contract', 'partner-agreements', 'partner-facts'] },
  contract: { path: '^contract/', mayImport: ['money', 'partner-facts'] },
  client: { path: '^client/', mayImport: ['contract', 'money'] },
  ui: { path: '^ui/', mayImport: [] },
  'game-maths': {
    path: '^games/(kit/(math|fairness|testing|bets)|engines/[^/]+/(math|rounds)|catalogue/[^/]+\\.ts$|[^/]+\\.ts$)',
    mayImport: ['money'],
  },
  'game-protocol': { path: '^games/kit/protocol/', mayImport: ['game-maths'] },
  // Rules, results and texts of games with bets. No drawing.
  'game-descriptions': {
    path: '^games/(kit|engines/[^/]+)/description/',
    mayImport: ['game-protocol', 'game-maths', 'game-cards', 'money', 'text'],
  },
  // Playing cards: their names and pictures.
  'game-cards': { path: '^games/kit/cards/', mayImport: ['game-protocol', 'game-descriptions', 'game-scenes'] },
  'game-scenes': {
    path: '^games/(kit/scene|engines/[^/]+/scene)',
    mayImport: ['game-protocol', 'game-descriptions', 'game-cards', 'money'],
  },
  server: {
    path: '^server/',
    mayImport: [
      'partner-facts',
      'contract',
      'config',
      'money',
      'game-maths',
      'exchange',
      'pdf',
      'pictures',
      'telemetry',
    ],
  },
  api: {
    path: '^apps/(api|worker)/',
    mayImport: [
      'server',
      'config',
      'contract',
      'money',
      'game-maths',
      'partner-adapters',
      'partner-agreements',
      'player-texts',
      'pictures',
      'telemetry',
    ],
  },
  // Shared by the three processes without a database: configuration, start and shutdown.
  'front-door': { path: '^apps/front-door/', mayImport: ['client', 'config', 'contract', 'telemetry'] },
  // What the player site says, in every language.
  'player-texts': {
    path: '^apps/player/src/messages/',
    mayImport: ['partner-facts', 'partner-texts', 'config', 'contract'],
  },
  player: {
    path: '^apps/player/(?!src/messages/)',
    mayImport: [
      'player-texts',
      'partner-facts',
      'partner-texts',
      'front-door',
      'client',
      'contract',
      'ui',
      'config',
      'money',
      'pdf',
      'pictures',
    ],
  },
  backoffice: {
    path: '^apps/backoffice/',
    mayImport: [
      'partner-facts',
      'partner-texts',
      'front-door',
      'client',
      'contract',
      'ui',
      'config',
      'money',
      'text',
      'game-maths',
      'game-descriptions',
    ],
  },
  'games-host': {
    path: '^apps/games-host/',
    mayImport: [
      'front-door',
      'game-scenes',
      'game-descriptions',
      'game-protocol',
      'game-maths',
      'client',
      'contract',
      'ui',
      'config',
      'money',
      'text',
    ],
  },
  kiosk: {
    path: '^apps/kiosk/',
    mayImport: ['front-door', 'client', 'contract', 'ui', 'config', 'money'],
  },
  // Makes pictures for API and player site.
  'pictures-process': { path: '^apps/pictures/', mayImport: ['front-door', 'pictures', 'config', 'telemetry'] },
  // Runs at a venue, and speaks to the house over its internal listener.
  'venue-agent': { path: '^apps/venue-agent/', mayImport: ['contract'] },
  // A partner is a folder: what everybody may know of it, what was agreed with it, its adapter, and its stand-in.
  'partner-facts': { path: '^partners/(facts|partner-facts|[^/]+/facts)\\.ts$', mayImport: [] },
  'partner-texts': {
    path: '^partners/(texts|partner-texts|[^/]+/texts)\\.ts$',
    mayImport: ['config', 'partner-facts'],
  },
  'partner-agreements': {
    path: '^partners/(agreements|partner|[^/]+/(agreement|buttons))\\.ts$',
    mayImport: ['config', 'partner-facts'],
  },
  'partner-adapters': {
    path: '^partners/(adapters|adapter|[^/]+/adapter/.*)\\.ts$',
    mayImport: ['server', 'contract', 'money', 'partner-agreements', 'partner-facts'],
  },
  'stand-ins': {
    path: '^(providers/|partners/(stand-ins|stand-in|[^/]+/stand-in/.*)\\.ts$)',
    mayImport: ['partner-agreements', 'exchange'],
  },
}

/** Tests, tools and start scripts may import anything; nothing in the product may import them. */
export const outside = '^(tests|tools)/'

/** Tests beside the code may import the test kit. */
export const besideTests = '\\.(test|calls\\.test|db\\.test)\\.tsx?$'
