import type { ServerProcess } from '#config/processes.ts'

export type ImageName = ServerProcess | 'keeper' | 'venue-agent'

/** DuckDB reads and writes closed months of the books, and nothing else. In installations with such months it is mounted here. */
export const CLOSED_MONTHS_PLACE = 'node_modules/@duckdb'
/** An image of packages without a program, to be mounted into the images of programs. */
export const closedMonths = { name: 'duckdb', packages: ['@duckdb/node-api'] } as const

/** What one image holds: the modules that its programs import, found by reading them, and what they read by name. */
export type Image = {
  readonly name: ImageName
  /** The first is the command of the container. */
  readonly programs: readonly [string, ...string[]]
  /** Patterns of files that are read by name, without an import. */
  readonly files: readonly string[]
  /** Packages that are left out: its programs never load them, or they are in another image. */
  readonly apart?: readonly string[]
}

const BRANDS = [
  'package.json',
  'config/brands/*/messages/*.json',
  'config/brands/*/*.{json,svg}',
  'config/texts/**/*.{json,md}',
]
/** The rules also read the source of the mathematics: the proofs of returns contain its hash. */
const GAMES = [
  'games/catalogue/*/{definition,game}.json',
  'games/catalogue/*/art/art.json',
  'games/catalogue/proofs.jsonl',
  'games/engines/*/{math,rounds}/**/*.ts',
  'games/kit/**/*.ts',
]
/** Only the process of pictures makes them where there are images; other programs import modules that could. */
const NO_PICTURES = ['sharp']
const APART = [...closedMonths.packages, ...NO_PICTURES]
const ART = ['games/catalogue/*/art/*', 'games/catalogue/*/{definition,game}.json']
const RULES = [...BRANDS, ...GAMES, 'server/migrations/*', 'server/law/texts/*']

/** Every image: one for each process of a deployment, one with the maintenance tools, and one for the machine of a venue. */
export const images: readonly Image[] = [
  { name: 'api', programs: ['apps/api/main.ts'], files: RULES, apart: APART },
  { name: 'worker', programs: ['apps/worker/main.ts'], files: RULES, apart: APART },
  {
    name: 'player',
    programs: ['apps/player/main.ts', 'build/player/server/index.js'],
    files: [...BRANDS, ...ART, 'build/player/**/*', 'apps/player/offline/*'],
    apart: NO_PICTURES,
  },
  {
    name: 'games',
    programs: ['apps/games-host/main.ts'],
    files: [...BRANDS, ...ART, ...GAMES, 'build/games/**/*', 'apps/games-host/symbols/pictures/**/*'],
  },
  { name: 'backoffice', programs: ['apps/backoffice/main.ts'], files: [...BRANDS, ...ART, 'build/backoffice/**/*'] },
  { name: 'kiosk', programs: ['apps/kiosk/main.ts'], files: [...BRANDS, 'build/kiosk/**/*'] },
  // The environment is checked as everywhere, so it knows the brands.
  { name: 'pictures', programs: ['apps/pictures/main.ts', 'apps/pictures/child.ts'], files: BRANDS },
  // It knows no brand and no rule: the calls of the contract, and its file.
  { name: 'venue-agent', programs: ['apps/venue-agent/main.ts'], files: ['package.json'] },
  {
    name: 'keeper',
    programs: [
      'tools/deploy/migrate.ts',
      'tools/doctor/doctor.ts',
      'tools/books/check-books.ts',
      'tools/books/archive-month.ts',
      'tools/books/restore-month.ts',
      'tools/books/drop-month.ts',
      'tools/audit/check-audit.ts',
      'tools/audit/print-public-key.ts',
      'tools/staff/first.ts',
      'tools/venues/add.ts',
    ],
    files: RULES,
    apart: APART,
  },
]
