/**
 * Plants one error after the other in the mathematics of the engines, in a copy, and runs the tests that must detect
 * it. Exit code 1 when an error was not detected, or when the tests fail without one.
 *
 *   npm run games:mutate [-- <engine> …]
 */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PLANTED_ERRORS, testsOf, type PlantedError } from './mutate/planted-errors.ts'

const root = join(import.meta.dirname, '..', '..')
const asked = process.argv.slice(2)
const unknown = asked.filter((engine) => !PLANTED_ERRORS.some((error) => error.engine === engine))
if (unknown.length > 0) throw new Error(`No error is planted in ${unknown.join(', ')}.`)
const errors = PLANTED_ERRORS.filter(({ engine }) => asked.length === 0 || asked.includes(engine))

const copy = mkdtempSync(join(tmpdir(), 'tolar-mutate-'))
const NEEDED = ['games', 'money', 'package.json', 'tsconfig.json', 'vitest.config.ts']
for (const name of NEEDED)
  cpSync(join(root, name), join(copy, name), { recursive: true, filter: (path) => !path.endsWith('.webp') })
symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))

/** Whether the tests of an engine pass in the current copy. */
function passes(engine: string): boolean {
  const { files, name } = testsOf(engine)
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs')
  const args = [
    vitest,
    'run',
    '--project',
    'unit',
    '--project',
    'games',
    '--bail',
    '1',
    ...(name ? ['-t', name] : []),
    ...files,
  ]
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' })
  if (status !== 0 && !`${stdout}${stderr}`.includes('FAIL')) throw new Error(`The tests did not run: ${stderr}`)
  return status === 0
}

function plant({ file, from, to }: PlantedError): () => void {
  const path = join(copy, 'games', file)
  const text = readFileSync(path, 'utf8')
  if (text.split(from).length !== 2) throw new Error(`${file} does not say once: ${from}`)
  writeFileSync(
    path,
    text.replace(from, () => to),
  )
  return () => writeFileSync(path, text)
}

let missed = 0
try {
  for (const engine of new Set(errors.map((error) => error.engine)))
    if (!passes(engine)) throw new Error(`The tests of ${engine} fail without any planted error.`)
  for (const error of errors) {
    const takeOut = plant(error)
    const isMissed = passes(error.engine)
    takeOut()
    if (isMissed) missed += 1
    console.log(`${isMissed ? 'MISSED' : 'caught'}  ${error.engine}: ${error.what}`)
  }
} finally {
  rmSync(copy, { recursive: true, force: true })
}
console.log(`${errors.length - missed} of ${errors.length} planted errors were caught.`)
if (missed > 0) process.exitCode = 1
