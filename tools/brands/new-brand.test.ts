import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { brands } from '#config/brands/index.ts'
import { targets } from '#config/targets.ts'

const ROOT = join(import.meta.dirname, '../..')
/** Put together here, so that this file names no brand that somebody may want. */
const KEY = ['nobody', 'cz'].join('_')
const lists = ['config/targets.ts', 'config/brands/index.ts', '.env.example'].map((file) => join(ROOT, file))
const readLists = () => lists.map((file) => readFileSync(file, 'utf8'))

/** What the command says about a brand of this name, which must not be written. */
function refuse(name: string): string {
  const before = readLists()
  const { status, stderr } = spawnSync(process.execPath, ['tools/brands/new-brand.ts', KEY, 'CZE', name], {
    cwd: ROOT,
    encoding: 'utf8',
  })
  expect(status).toBe(1)
  expect(readLists()).toEqual(before)
  expect(existsSync(join(ROOT, 'config/brands', KEY))).toBe(false)
  return stderr
}

it('refuses a name that files outside config/ use, before it writes anything, and says which files', () => {
  // This file uses it.
  const name = 'Stoletá zahrada'
  const said = refuse(name)
  expect(said).toContain('choose another name or key, or change these files.')
  expect(said).toContain(`  tools/brands/new-brand.test.ts: ${name}`)
})

it('refuses the name of another brand', () => {
  const { appName, target } = brands[targets[0]]
  expect(refuse(appName)).toContain(`"${appName}" is the name of ${target} already.`)
})
