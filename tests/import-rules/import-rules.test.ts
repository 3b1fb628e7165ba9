import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options'
import { afterAll, describe, expect, it } from 'vitest'

// Each folder of planted/ is a small tree that violates one rule; it is copied over the skeleton, and the product's
// rules must find exactly that violation.
const root = resolve(import.meta.dirname, '../..')
const planted = join(import.meta.dirname, 'planted')
const places: string[] = []
afterAll(() => places.forEach((place) => rmSync(place, { recursive: true, force: true })))

describe('import rules', () => {
  it.each(readdirSync(planted))('catch the planted violation of %s', async (rule) => {
    const place = mkdtempSync(join(tmpdir(), 'tolar-planted-'))
    places.push(place)
    cpSync(join(root, 'package.json'), join(place, 'package.json'))
    symlinkSync(join(root, 'node_modules'), join(place, 'node_modules'))
    cpSync(join(planted, rule), place, { recursive: true })
    expect(await findViolations(place)).toContain(rule)
  })
})

/** By the library itself: its command loads for each tree what is loaded here once. */
async function findViolations(place: string): Promise<readonly string[]> {
  const options = await extractOptions(join(root, '.dependency-cruiser.mjs'))
  const folders = readdirSync(place).filter((name) =>
    ['apps', 'server', 'contract', 'games', 'config', 'client', 'money', 'ui'].includes(name),
  )
  const { output } = await cruise(folders, { ...options, validate: true, baseDir: place })
  return (output as ICruiseResult).summary.violations.map(({ rule }) => rule.name)
}
