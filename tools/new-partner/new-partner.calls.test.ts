import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { writePartner } from './write-partner.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const PARTS =
  'apps client config contract exchange games money package.json partners pdf providers server telemetry tests text tools'.split(
    ' ',
  )
const LEFT_OUT = /\/(?:node_modules|build|art|\.react-router)$/

describe('npm run new:partner', () => {
  let place: string
  beforeAll(() => {
    place = mkdtempSync(join(tmpdir(), 'tolar-new-partner-'))
    for (const part of PARTS)
      cpSync(join(ROOT, part), join(place, part), { recursive: true, filter: (path) => !LEFT_OUT.test(path) })
    symlinkSync(join(ROOT, 'node_modules'), join(place, 'node_modules'))
  })
  afterAll(() => rmSync(place, { recursive: true, force: true }))

  it.each([
    ['a key that is none', { key: 'Acme Pay' }, /small letters/],
    ['a partner that is there', { key: 'netera' }, /is there already/],
    ['a word of the language', { key: 'class' }, /word of the language/],
    ['a name that is a partner in other letters', { key: 'pay-u' }, /is there already/],
    ['the name of a method', { key: 'bacs' }, /is there already/],
    ['a name that would end its text', { key: 'acme', name: "Acme', x: '" }, /is no name/],
    ['a port that is taken', { key: 'acme', port: '3014' }, /no free port/],
  ])('refuses %s and writes nothing', (_, order, problem) => {
    const before = readFileSync(join(place, 'partners/facts.ts'), 'utf8')
    expect(writePartner(place, order)).toEqual({ problem: expect.stringMatching(problem) as string })
    expect(readFileSync(join(place, 'partners/facts.ts'), 'utf8')).toBe(before)
  })

  it('replaces placeholders once, whatever the values contain', () => {
    const written = writePartner(place, { key: 'other-sample', name: 'Sample & Co.' })
    expect(written).toMatchObject({ gateway: 'OtherSample' })
    const facts = readFileSync(join(place, 'partners/other-sample/facts.ts'), 'utf8')
    expect(facts).toContain("key: 'other-sample',")
    expect(facts).toContain("name: 'Sample & Co.',")
    expect(facts).toContain("gateway: 'OtherSample',")
  })

  it('makes one that takes deposits and pays out, is killed at each step, and credits once', async () => {
    const written = writePartner(place, { key: 'acme-pay', name: 'Acme Pay' })
    expect(written).toMatchObject({ gateway: 'AcmePay' })
    expect(readFileSync(join(place, 'partners/acme-pay/facts.ts'), 'utf8')).toContain("name: 'Acme Pay'")
    const machine = ['--kinds', 'AcmePay,AcmePayPayout', '--scenarios', 'success,bad_signature,cancel', '--every', '15']
    const { stdout } = await promisify(execFile)(process.execPath, ['tests/money/run.ts', ...machine], { cwd: place })
    expect(stdout).toMatch(/\d\d cases in \d+ s, 0 wrong/)
  }, 180_000)
})
