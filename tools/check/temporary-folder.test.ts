import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { makeTemporaryFolder } from './temporary-folder.ts'

const NAME = 'tolar-of-a-test'
const given = process.env['TMPDIR']
const made: string[] = []
const make = () => {
  const folder = makeTemporaryFolder(NAME)
  made.push(folder)
  return folder
}

afterEach(() => {
  if (given === undefined) delete process.env['TMPDIR']
  else process.env['TMPDIR'] = given
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true })
})

it('is where TMPDIR says so', () => {
  const place = make()
  process.env['TMPDIR'] = place
  expect(dirname(make())).toBe(place)
})

it('is a new one each time, and deletes in memory what a killed run has left', () => {
  delete process.env['TMPDIR']
  const [one, other] = [make(), make()]
  expect(one).not.toBe(other)
  const place = dirname(one)
  if (place === tmpdir()) return // this machine has no room in memory
  const ended = spawnSync(process.execPath, ['--eval', '']).pid
  const left = join(place, `${NAME}-${ended}-abandoned`)
  mkdirSync(left)
  make()
  expect([left, one, other].map((folder) => existsSync(folder))).toEqual([false, true, true])
})
