import { readFileSync, writeFileSync } from 'node:fs'
import type { CatalogueGame } from '#games/catalogue/catalogue-game.ts'
import { readDefinition, type AnyDefinition } from '#games/engines.ts'

/** Arrays of numbers are on one line: strips and pay lines are read as rows. */
export function printJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2).replace(/\[\s+([-\d,\s]+?)\s+\]/gu, (_, list: string) => `[${list.replace(/\s+/gu, ' ')}]`)}\n`
}

/** Writes a definition that passes all checks, and the declared figures into the game's entry. */
export function writeDefinition(definition: AnyDefinition): void {
  readDefinition(definition)
  const folder = new URL(`../../games/catalogue/${definition.key}/`, import.meta.url)
  writeFileSync(new URL('definition.json', folder), printJson(definition))
  const gameFile = new URL('game.json', folder)
  const game = JSON.parse(readFileSync(gameFile, 'utf8')) as CatalogueGame
  const { rtp: declaredRtp, volatility } = definition.declared
  const { engine } = definition
  writeFileSync(gameFile, `${JSON.stringify({ ...game, engine, volatility, declaredRtp }, null, 2)}\n`)
}
