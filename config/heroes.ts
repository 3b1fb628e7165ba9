import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from './shapes.ts'
import type { Target } from './targets.ts'

/** A picture of the brand's own at the top of the lobby, for one of its games. */
export type HeroPicture = {
  readonly game: string
  /** Name of its motif (tools/art/heroes/motifs). */
  readonly motif: string
  /** Alternative text in each language of the brand. */
  readonly texts: Readonly<Partial<Record<Language, string>>>
}
export type Heroes = {
  /** Name of the family of illustration (tools/art/heroes/families). */
  readonly family: string
  readonly pictures: readonly HeroPicture[]
}

const here = import.meta.dirname
const folderOf = (target: Target, folder: string): string => join(folder, 'brands', target, 'heroes')

export const heroFile = (target: Target, game: string, folder: string = here): string =>
  join(folderOf(target, folder), `${game}.svg`)

/** The brand's hero pictures as its folder describes them; a brand may have none yet. */
export function readHeroes(target: Target, folder: string = here): Heroes {
  const file = join(folderOf(target, folder), 'heroes.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Heroes) : { family: '', pictures: [] }
}

/** Hero pictures as SVG by the game that they are for, in the colours of the folder's look. */
export const readHeroPictures = (target: Target, folder: string = here): ReadonlyMap<string, string> =>
  new Map(
    readHeroes(target, folder).pictures.map(({ game }) => [game, readFileSync(heroFile(target, game, folder), 'utf8')]),
  )
