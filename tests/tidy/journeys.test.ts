import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const files = globSync('tests/journeys/*.ts', { cwd: ROOT })

/**
 * Playwright closes only what it provides to a test itself. A desk that is left open locks itself after some minutes
 * without activity, and signs its user out of any journey that has the same session by then.
 */
it.each(files)('%s closes what it opens', (file) => {
  const text = readFileSync(join(ROOT, file), 'utf8')
  if (/\bnewContext\(|\bopenDesk\(browser/.test(text)) expect(text).toMatch(/\.close\(\)/)
})
