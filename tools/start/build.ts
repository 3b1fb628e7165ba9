import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartProblem } from './start-problem.ts'

type Bundle = { readonly name: string; readonly script: string; readonly sources: readonly string[] }

const SHARED = ['client', 'contract', 'config', 'money', 'ui', 'package-lock.json']

const bundles: readonly Bundle[] = [
  { name: 'player site', script: 'build:player', sources: ['apps/player', ...SHARED] },
  { name: 'back office', script: 'build:backoffice', sources: ['apps/backoffice', 'games', ...SHARED] },
  { name: 'kiosk', script: 'build:kiosk', sources: ['apps/kiosk', ...SHARED] },
  { name: 'games', script: 'build:games', sources: ['apps/games-host', 'games', ...SHARED] },
]

const MARKERS = 'build/.made-from'

/** Builds the browsers' bundles, each only when one of its sources has changed. */
export function buildWhatChanged(say: (line: string) => void): void {
  mkdirSync(MARKERS, { recursive: true })
  for (const { name, script, sources } of bundles) {
    const fingerprint = fingerprintOf(sources)
    const marker = join(MARKERS, script.replace(':', '-'))
    if (existsSync(marker) && readFileSync(marker, 'utf8') === fingerprint) continue
    say(`Building the ${name} …`)
    const began = Date.now()
    const made = spawnSync('npm', ['run', '--silent', script], {
      encoding: 'utf8',
      shell: process.platform === 'win32',
    })
    if (made.status !== 0)
      throw new StartProblem(`The ${name} could not be built:\n${made.stdout}\n${made.stderr}`.trim())
    writeFileSync(marker, fingerprint)
    say(`  built in ${((Date.now() - began) / 1000).toFixed(1)} s`)
  }
}

/** Invalidates all builds: the next one makes every bundle again. */
export function forgetBuilds(): void {
  rmSync(MARKERS, { recursive: true, force: true })
}

function fingerprintOf(sources: readonly string[]): string {
  const hash = createHash('sha256')
  for (const source of sources) addToHash(source, hash)
  return hash.digest('hex')
}

const IGNORED = new Set(['node_modules', '.react-router', 'build', '__snapshots__'])

function addToHash(path: string, hash: ReturnType<typeof createHash>): void {
  if (!existsSync(path)) return
  const stat = statSync(path)
  if (stat.isDirectory()) {
    for (const name of readdirSync(path).toSorted()) if (!IGNORED.has(name)) addToHash(join(path, name), hash)
  } else if (!path.endsWith('.webp')) {
    hash.update(path).update(readFileSync(path))
  } else {
    hash.update(`${path} ${stat.size}`)
  }
}
