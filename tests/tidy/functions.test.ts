import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readFunctions } from './read-functions.ts'

const ROOT = join(import.meta.dirname, '../..')
const AREAS = [
  'apps',
  'client',
  'config',
  'contract',
  'games',
  'money',
  'text',
  'partners',
  'providers',
  'server',
  'tools',
  'ui',
]
const LINES_MAX = 100
const LEFT_OUT = /node_modules|\/build\/|\.react-router/
const IS_TEST = /\.(?:test|setup)\.tsx?$|\/test-[\w-]+\.ts$/

/** Longer ones, each with the reason why splitting it would make it harder to read. */
const KEPT: Readonly<Record<string, string>> = {
  'games/kit/fairness/sha256.ts compress':
    'Sixty-four rounds over eight local variables: kept in an array they are several times slower, and they prove every round.',
  'games/kit/fairness/chacha20.ts chachaBlock':
    'Twenty rounds written out over sixteen local variables, for the same reason.',
  'games/engines/cascade/math/full-cycle.ts countFullCycle':
    'Millions of windows are counted by inner functions over one set of flat arrays. The hash of mathematics is part of a build, too.',
  'games/engines/twenty-one/math/blackjack.ts makeBlackjack':
    'The hash of mathematics is part of a build (games/catalogue/build-hash.ts): what only moves lines would make it another game.',
}

const files = AREAS.flatMap((area) =>
  readdirSync(join(ROOT, area), { recursive: true, encoding: 'utf8' }).map((name) => `${area}/${name}`),
).filter((path) => /\.(?:ts|tsx|mts|mjs)$/.test(path) && !LEFT_OUT.test(path) && !IS_TEST.test(path))

const long = files.flatMap((path) => {
  const text = readFileSync(join(ROOT, path), 'utf8')
  // Most files are shorter than that.
  if (text.split('\n').length <= LINES_MAX) return []
  return readFunctions(path, text)
    .filter(({ lines }) => lines > LINES_MAX)
    .map(({ name, line, lines }) => ({ id: `${path} ${name}`, said: `${path}:${line} ${name} has ${lines} lines` }))
})

describe('functions of the product', () => {
  it('are found: one of 102 lines is found by its name', () => {
    const text = `export const wrap = {\n  inner: () => {\n${'    work()\n'.repeat(LINES_MAX)}  },\n}\n`
    expect(readFunctions('some.ts', text)).toEqual([{ name: 'inner', line: 2, lines: LINES_MAX + 2 }])
  })

  it('are no longer than a hundred lines', () => {
    const known = new Set(Object.keys(KEPT))
    expect(long.filter(({ id }) => !known.has(id)).map(({ said }) => said)).toEqual([])
  })

  it('that are excepted are still longer', () => {
    const ids = new Set(long.map(({ id }) => id))
    expect(Object.keys(KEPT).filter((id) => !ids.has(id))).toEqual([])
  })
})
