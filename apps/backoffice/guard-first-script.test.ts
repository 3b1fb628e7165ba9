import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { firstScriptBytes } from './guard-first-script.ts'

const chunk = (code: string, imports: readonly string[] = [], isEntry = false) =>
  ({ type: 'chunk', isEntry, imports, code }) as const

it('counts the entry with what it imports at once, each once, and no screen that comes later', () => {
  const noise = randomBytes(3_000).toString('base64')
  const bundle = {
    'entry.js': chunk('a', ['base.js', 'shared.js'], true),
    'base.js': chunk(noise, ['shared.js']),
    'shared.js': chunk('b', ['base.js']),
    'screen.js': chunk(randomBytes(9_000).toString('base64'), ['base.js']),
    'style.css': { type: 'asset' } as const,
  }
  const bytes = firstScriptBytes(bundle)
  expect(bytes).toBeGreaterThan(2_900)
  expect(bytes).toBeLessThan(4_200)
})
