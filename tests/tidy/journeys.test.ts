import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const files = globSync('tests/journeys/*.ts', { cwd: ROOT })

/**
 * Playwright closes what it gives to a test, and nothing else. A desk that is left open locks itself after some minutes without
 * anybody, and signs its person out of whichever journey has the same session by then.
 */
it.each(files)('%s closes what it opens', (file) => {
  const text = readFileSync(join(ROOT, file), 'utf8')
  if (/\bnewContext\(|\bopenDesk\(browser/.test(text)) expect(text).toMatch(/\.close\(\)/)
})
