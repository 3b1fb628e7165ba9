import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { collectSources, type Sources } from './collect-sources.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const FAMILIES = [
  'api-v1',
  'capi-v1',
  'capi-v1.1',
  'funds-transfer',
  'games-v3',
  'kiosk',
  'oauth2',
  'onling-v2',
  'play-v1',
]

const COMPILER = {
  target: 'ES2022',
  lib: ['ES2024', 'DOM', 'DOM.Iterable'],
  module: 'NodeNext',
  strict: true,
  exactOptionalPropertyTypes: true,
  declaration: true,
  skipLibCheck: true,
  types: [],
  rootDir: 'src',
  outDir: 'dist',
}

type Manifest = {
  readonly imports: Readonly<Record<string, string>>
  readonly dependencies: Readonly<Record<string, string>>
}

/**
 * Builds `@tolar/client` from the contract: modules, their types, a manifest and a README.
 * @param folder target folder; it is replaced
 * @returns its version, which identifies the contract that it was made from
 */
export function buildPackage(folder: string): string {
  rmSync(folder, { recursive: true, force: true })
  const manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as Manifest
  const sources = collectSources(ROOT, ['client/package.ts', ...callFiles()], manifest.imports)
  for (const [path, text] of sources) write(join(folder, 'src', path), text)
  const version = `0.1.0-${digestOf(sources)}`
  write(join(folder, 'package.json'), printed(packageOf(version, manifest)))
  write(join(folder, 'tsconfig.json'), printed({ compilerOptions: COMPILER, include: ['src'] }))
  cpSync(new URL('package-readme.md', import.meta.url), join(folder, 'README.md'))
  execFileSync(join(ROOT, 'node_modules/.bin/tsc'), ['-p', folder], { cwd: ROOT, stdio: 'inherit' })
  rmSync(join(folder, 'src'), { recursive: true })
  rmSync(join(folder, 'tsconfig.json'))
  return version
}

/** The modules that define calls; calls of tests are not part of the package. */
const callFiles = () =>
  FAMILIES.flatMap((family) =>
    readdirSync(join(ROOT, 'contract', family), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && name !== 'test.ts')
      .map((name) => join('contract', family, name)),
  )

const packageOf = (version: string, { dependencies }: Manifest) => ({
  name: '@tolar/client',
  version,
  description: 'Typed calls of the Tolar platform.',
  license: 'UNLICENSED',
  type: 'module',
  sideEffects: false,
  files: ['dist'],
  exports: {
    '.': { types: './dist/client/package.d.ts', default: './dist/client/package.js' },
    './*': { types: './dist/contract/*.d.ts', default: './dist/contract/*.js' },
  },
  dependencies: { typebox: dependencies['typebox'] },
})

function digestOf(sources: Sources): string {
  const hash = createHash('sha256')
  for (const [path, text] of [...sources].toSorted(([a], [b]) => (a < b ? -1 : 1))) hash.update(`${path}\n${text}\n`)
  return hash.digest('hex').slice(0, 12)
}

const printed = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}
