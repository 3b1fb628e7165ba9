/**
 * Makes a new game of an existing engine, as data only: definition, entry of the lobby, recipe of its pictures. Prints
 * what is left to do. Without arguments it prints its usage.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { CatalogueGame } from '#games/catalogue/catalogue-game.ts'
import { listCatalogue, loadMathematics } from '#games/catalogue/index.ts'
import { isBetDefinition } from '#games/engines.ts'
import { readInput, USAGE } from './new-game/read-input.ts'
import { problemsOfInput, scaffoldGame, type KnownGame } from './new-game/scaffold-game.ts'
import { printJson } from './write-definition.ts'

const read = readInput(process.argv.slice(2))
const catalogue = new URL('../../games/catalogue/', import.meta.url)
const readGame = (key: string) =>
  JSON.parse(readFileSync(new URL(`${key}/game.json`, catalogue), 'utf8')) as CatalogueGame
const known = listCatalogue().flatMap(({ key }): KnownGame[] => {
  const loaded = loadMathematics(key)
  return loaded ? [{ game: readGame(key), definition: loaded.definition }] : []
})
const problems = 'problems' in read ? read.problems : problemsOfInput(read.input, known)
if ('problems' in read || problems.length > 0) {
  for (const problem of problems) console.error(problem)
  console.error(`\n${USAGE}`)
  process.exit(1)
}

const { input, out, isDry } = read
const today = new Date().toISOString().slice(0, 10)
const { definition, game, recipe } = scaffoldGame(input, known, today)
const { rtp, volatility, maxWinX } = definition.declared
console.log(`${input.key}: ${rtp} %, ${volatility}, largest win ${maxWinX} stakes.`)
if (!isDry) {
  const folder = out === undefined ? new URL(`${input.key}/`, catalogue) : pathToFileURL(`${out}/${input.key}/`)
  mkdirSync(new URL('art/', folder), { recursive: true })
  writeFileSync(new URL('definition.json', folder), printJson(definition))
  writeFileSync(new URL('game.json', folder), `${JSON.stringify(game, null, 2)}\n`)
  writeFileSync(new URL('art/recipe.json', folder), `${JSON.stringify(recipe, null, 2)}\n`)
  console.log(`Written: ${folder.pathname}`)
}
console.log(`
Next:
  npm run art -- ${input.key}          its icon and covers; npm run art:check says what is alike
  npm run games:rtp -- ${input.key}                  proves the return and keeps the proof
  npm run games:simulate -- 100000 seed ${input.key} plays it through the path of real rounds
  npm run games:play-all -- --only ${input.key}      opens it in a browser: look at it
  npx vitest run --project games games/catalogue tools/art     the number of games in their tests is one higher now
${isBetDefinition(definition) ? '  Its parameters are still those of its model: two games that differ in nothing are refused by the tests.\n' : ''}`)
