import { readFileSync, writeFileSync } from 'node:fs'
import type { CatalogueGame } from '#games/catalogue/catalogue-game.ts'
import { problemsOf } from '#games/engines/lines/math/check-definition.ts'
import type { LinesDefinition } from '#games/engines/lines/math/index.ts'

/** Arrays of numbers stay on one line: a strip and a pay line are read as a row. */
function print(definition: LinesDefinition): string {
  return `${JSON.stringify(definition, null, 2).replace(/\[\s+([\d,\s]+?)\s+\]/gu, (_, list: string) => `[${list.replace(/\s+/gu, ' ')}]`)}\n`
}

/** Writes a definition that passes all checks, and the declared figures into the game's entry. */
export function writeDefinition(definition: LinesDefinition): void {
  const problems = problemsOf(definition)
  if (problems.length > 0) throw new Error(`${definition.key}: ${problems.join(' ')}`)
  const folder = new URL(`../../games/catalogue/${definition.key}/`, import.meta.url)
  writeFileSync(new URL('definition.json', folder), print(definition))
  const gameFile = new URL('game.json', folder)
  const game = JSON.parse(readFileSync(gameFile, 'utf8')) as CatalogueGame
  const { rtp: declaredRtp, volatility } = definition.declared
  writeFileSync(gameFile, `${JSON.stringify({ ...game, volatility, declaredRtp }, null, 2)}\n`)
}
