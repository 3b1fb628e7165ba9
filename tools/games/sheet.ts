/**
 * Writes the par sheet of games as HTML and JSON.
 *
 *   npm run games:sheet -- <Key> … | --all [--to <folder>]
 *
 * The folder is build/sheets unless --to says another.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { listCatalogue } from '#games/catalogue/index.ts'
import { makeParSheet } from '#games/catalogue/par-sheet.ts'
import { printParSheet } from './par-sheet.ts'
import { proveGame } from './prove-game.ts'
import { printJson } from './write-definition.ts'

const at = process.argv.indexOf('--to')
const folder = at === -1 ? 'build/sheets' : (process.argv[at + 1] ?? '')
const keys = process.argv.slice(2).filter((argument, index) => !argument.startsWith('--') && index + 2 !== at + 1)
const isAll = process.argv.includes('--all')
if (!isAll && keys.length === 0) throw new Error('Usage: npm run games:sheet -- <Key> … | --all [--to <folder>]')
mkdirSync(folder, { recursive: true })
for (const entry of listCatalogue()) {
  if (!isAll && !keys.includes(entry.key)) continue
  const sheet = makeParSheet(entry, proveGame)
  if (!sheet) {
    console.error(`${entry.key} has no mathematics yet.`)
    process.exitCode = 1
    continue
  }
  writeFileSync(join(folder, `${entry.key}.json`), printJson(sheet))
  writeFileSync(join(folder, `${entry.key}.html`), printParSheet(sheet))
  console.log(`${join(folder, entry.key)}.html and .json`)
}
