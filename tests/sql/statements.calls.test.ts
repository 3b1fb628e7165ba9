import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Checked } from './check-query.ts'
import { NEVER_NULL_HERE, NOT_READ } from './exceptions.ts'
import { openChecker, type Checker } from './open-checker.ts'
import { PLANTED_FAULTS } from './planted-faults.ts'

// Every statement of the product is checked against the migrated schema: PostgreSQL describes it, and the type of its
// rows must agree. Planted statements prove that differences are found.

const IS_PRODUCT = /^(?:server|apps|tools)\/(?!.*(?:\.test\.ts$|\/test-))/

let checker: Checker
let planted: readonly Checked[]
let checked: readonly Checked[]

beforeAll(async () => {
  checker = await openChecker()
  planted = await checkFiles(['tests/sql/planted.ts'])
  checked = await checkFiles(checker.files.filter((file) => IS_PRODUCT.test(file)))
})
afterAll(() => checker.close())

async function checkFiles(files: readonly string[]): Promise<readonly Checked[]> {
  const all: Checked[] = []
  for (const query of files.flatMap(checker.find)) all.push(await checker.check(query))
  return all
}

const fileOf = ({ place }: Checked) => place.split(':')[0] ?? ''
const isExcused = (one: Checked, fault: string) => {
  const [field = ''] = fault.split(':')
  return fault.endsWith('may be null') && field in (NEVER_NULL_HERE[fileOf(one)] ?? {})
}

describe('planted statements', () => {
  it.each(PLANTED_FAULTS)('%s', (name, faults) => {
    expect(planted.find(({ within }) => within === name)?.faults).toEqual(faults)
  })

  it('are all listed', () => {
    expect(planted.map(({ within }) => within)).toEqual(PLANTED_FAULTS.map(([name]) => name))
  })

  it('that are known only at run time are not read', () => {
    expect(planted.filter(({ notRead }) => notRead !== undefined).map(({ within }) => within)).toEqual([
      'nobodyCanFollow',
    ])
  })
})

describe('statements of the product', () => {
  it('are found, and most have a row type', () => {
    expect(checked.length).toBeGreaterThan(1_000)
    expect(checked.filter(({ hasRow }) => hasRow).length).toBeGreaterThan(550)
  })

  it('return what the types of their rows declare', () => {
    const faults = checked.flatMap((one) =>
      one.faults.filter((fault) => !isExcused(one, fault)).map((fault) => `${one.place} ${fault}`),
    )
    expect(faults).toEqual([])
  })

  it('that cannot be read are those of the table', () => {
    const counts: Record<string, number> = {}
    for (const one of checked) if (one.notRead !== undefined) counts[fileOf(one)] = (counts[fileOf(one)] ?? 0) + 1
    expect(counts).toEqual(Object.fromEntries(Object.entries(NOT_READ).map(([file, { calls }]) => [file, calls])))
  })

  it('need every exception of the table', () => {
    const used = new Set(
      checked.flatMap((one) =>
        one.faults.filter((fault) => isExcused(one, fault)).map((fault) => `${fileOf(one)} ${fault.split(':')[0]}`),
      ),
    )
    const written = Object.entries(NEVER_NULL_HERE).flatMap(([file, fields]) =>
      Object.keys(fields).map((field) => `${file} ${field}`),
    )
    expect(written.filter((one) => !used.has(one))).toEqual([])
  })
})
