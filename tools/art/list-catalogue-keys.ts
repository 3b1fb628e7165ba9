import { existsSync, readdirSync } from 'node:fs'
import { catalogueFolder } from './art-outputs.ts'

/** Keys of the games in the catalogue: the folders that hold a `game.json`. */
export function listCatalogueKeys(): readonly string[] {
  return readdirSync(catalogueFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(new URL(`${entry.name}/game.json`, catalogueFolder)))
    .map((entry) => entry.name)
}
