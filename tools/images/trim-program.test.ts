import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { loadedBytes, trimProgram } from './trim-program.ts'

const NODE = join(import.meta.dirname, '../../node_modules/node/bin/node')

it('a program runs without the parts that only debuggers and linkers read', () => {
  const whole = readFileSync(NODE)
  const trimmed = trimProgram(whole)
  expect(trimmed.length).toBeLessThan(whole.length * 0.9)
  expect(trimmed).toHaveLength(loadedBytes(whole) ?? 0)
  const folder = mkdtempSync(join(tmpdir(), 'trimmed-'))
  const program = join(folder, 'node')
  writeFileSync(program, trimmed)
  chmodSync(program, 0o755)
  try {
    // Locales, WebAssembly and cryptography are data in the program that are addressed by their position.
    const asked = `[new Intl.NumberFormat('cs-CZ', { style: 'currency', currency: 'CZK' }).format(1234.5),
      require('node:crypto').createHash('sha256').update('a').digest('hex').slice(0, 8),
      WebAssembly.validate(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]))].join('|')`
    const said = (path: string) => execFileSync(path, ['-p', asked], { encoding: 'utf8' })
    expect(said(program)).toBe(said(NODE))
  } finally {
    rmSync(folder, { recursive: true })
  }
})

it('trimming a file again, or a file that is not a program, changes nothing', () => {
  const trimmed = trimProgram(readFileSync(NODE))
  expect(trimProgram(trimmed)).toBe(trimmed)
  const text = Buffer.from('{"name":"a file that is no program, and long enough to have a head of sixty-four bytes"}')
  expect(trimProgram(text)).toBe(text)
  expect(loadedBytes(Buffer.from('\x7fELF'))).toBeUndefined()
})
