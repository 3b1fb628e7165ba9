import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
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
    for (const name of ['floor-plan.mjs', '.dependency-cruiser.mjs', 'package.json', 'tools/import-rules.mjs'])
      cpSync(join(root, name), join(place, name), { recursive: true })
    symlinkSync(join(root, 'node_modules'), join(place, 'node_modules'))
    cpSync(join(planted, rule), place, { recursive: true })
    const violations = await cruise(place)
    expect(violations).toContain(rule)
  })
})

function cruise(place: string): Promise<string[]> {
  const folders = readdirSync(place).filter((name) =>
    ['apps', 'server', 'contract', 'games', 'config', 'client', 'money', 'ui'].includes(name),
  )
  return new Promise((found, failed) => {
    execFile(
      join(root, 'node_modules/.bin/depcruise'),
      ['--config', '.dependency-cruiser.mjs', '--output-type', 'json', ...folders],
      { cwd: place, maxBuffer: 32 * 1024 * 1024 },
      (error, stdout) => {
        try {
          const report = JSON.parse(stdout) as { summary: { violations: { rule: { name: string } }[] } }
          found(report.summary.violations.map(({ rule }) => rule.name))
        } catch {
          failed(error ?? new Error(stdout))
        }
      },
    )
  })
}
