import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { openTestApi, type TestApi } from '#tests/api.ts'

import { buildPackage } from './build-package.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/** An external front end that knows only the package and its README. */
const STRANGER = `
import { createClient, type Answer } from '@tolar/client'
import { list, getTags } from '@tolar/client/onling-v2/online-game'
import { get } from '@tolar/client/onling-v2/player'

export async function look(baseUrl: string): Promise<{ games: number; refusal: string }> {
  const call = createClient({ baseUrl })
  const games: Answer<typeof list> = await call(list, { query: { lang: 'cs' } })
  const mine = await call(get, {})
  return { games: games.ok ? games.data.games.length : -1, refusal: mine.ok ? 'none' : mine.code }
}

export async function wrong(): Promise<void> {
  const call = createClient({ baseUrl: '' })
  // @ts-expect-error no such language
  await call(list, { query: { lang: 'xx' } })
  const tags = await call(getTags, {})
  // @ts-expect-error a reply exists only after a successful call
  console.log(tags.data)
  // @ts-expect-error the call does not declare this refusal
  if (!tags.ok && tags.code === 'ERR_LOSS_LIMIT_REACHED') console.log(tags.code)
}
`
const PROJECT = {
  compilerOptions: {
    target: 'ES2022',
    lib: ['ES2024', 'DOM', 'DOM.Iterable'],
    module: 'NodeNext',
    strict: true,
    exactOptionalPropertyTypes: true,
    types: [],
  },
  files: ['look.ts'],
}

describe('the package @tolar/client', () => {
  let api: TestApi
  let place: string
  beforeAll(async () => {
    mkdirSync(join(ROOT, 'build'), { recursive: true })
    place = mkdtempSync(join(ROOT, 'build', 'stranger-'))
    buildPackage(join(place, 'node_modules/@tolar/client'))
    writeFileSync(join(place, 'package.json'), '{ "type": "module" }')
    writeFileSync(join(place, 'tsconfig.json'), JSON.stringify(PROJECT))
    writeFileSync(join(place, 'look.ts'), STRANGER)
    api = await openTestApi()
  })
  afterAll(async () => {
    rmSync(place, { recursive: true, force: true })
    await api.close()
  })

  it('compiles for an external user, with the types of the contract', () => {
    const { stdout, status } = spawnSync(join(ROOT, 'node_modules/.bin/tsc'), ['-p', place], { encoding: 'utf8' })
    expect(stdout).toBe('')
    expect(status).toBe(0)
  })

  it('calls the API, and returns a refusal with its code', async () => {
    const ports = await api.listen()
    const { look } = (await import(pathToFileURL(join(place, 'look.js')).href)) as {
      readonly look: (baseUrl: string) => Promise<{ readonly games: number; readonly refusal: string }>
    }
    const seen = await look(`http://127.0.0.1:${ports.public}`)
    expect(seen.games).toBeGreaterThan(100)
    expect(seen.refusal).toBe('ERR_NOT_SIGNED_IN')
  })

  it('contains only modules, types, its manifest and its README', () => {
    const packed = execFileSync('npm', ['pack', '--dry-run', '--json'], {
      cwd: join(place, 'node_modules/@tolar/client'),
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    const [{ files }] = JSON.parse(packed) as [{ readonly files: readonly { readonly path: string }[] }]
    const strange = files
      .map(({ path }) => path)
      .filter((path) => !/^(dist\/.+\.(js|d\.ts)|package\.json|README\.md)$/.test(path))
    expect(strange).toEqual([])
  })
})
