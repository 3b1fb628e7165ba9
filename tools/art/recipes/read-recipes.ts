import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { artFile, catalogueFolder } from '../art-outputs.ts'
import { backdrops } from '../backdrops/index.ts'
import { layouts } from '../layouts.ts'
import type { Recipe } from '../recipe.ts'

const COLOUR = /^#[0-9a-f]{6}$/iu

const isWords = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.length > 0 && value.every((word) => typeof word === 'string' && word !== '')

/** Every reason why something is not the recipe of a game's pictures, or none. Pieces are found when it is rendered. */
export function recipeProblems(value: Readonly<Record<string, unknown>>): string[] {
  const { light, backdrops: behind, layout, pieces, lines, metal, frame } = value
  const colours =
    typeof light === 'object' && light !== null ? ['key', 'mid', 'deep'].map((at) => Reflect.get(light, at)) : []
  return [
    ...(colours.length === 3 && colours.every((colour) => COLOUR.test(String(colour)))
      ? []
      : ['Light is three colours such as #ffd84d: of the glow, of the air, of the corners.']),
    ...(isWords(behind) && behind.every((name) => Object.hasOwn(backdrops, name))
      ? []
      : [`Backdrops are of these: ${Object.keys(backdrops).join(', ')}.`]),
    ...(typeof layout === 'string' && Object.hasOwn(layouts, layout)
      ? []
      : [`A layout is one of these: ${Object.keys(layouts).join(', ')}.`]),
    ...(isWords(pieces) ? [] : ['Pieces are named, the first is the hero.']),
    ...(isWords(lines) ? [] : ['There are lines of lettering.']),
    ...(typeof metal === 'string' && typeof frame === 'string' ? [] : ['Metal and frame are named.']),
  ]
}

/** Recipes that games have in their own folders, as `art/recipe.json`. */
export function readRecipes(): readonly Recipe[] {
  return readdirSync(catalogueFolder, { withFileTypes: true }).flatMap(({ name }): Recipe[] => {
    const file = artFile(name, 'recipe.json')
    if (!existsSync(file)) return []
    const value = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>
    const problems = recipeProblems(value)
    if (problems.length > 0) throw new TypeError(`${file.pathname}: ${problems.join(' ')}`)
    return [{ ...(value as Omit<Recipe, 'key'>), key: name }]
  })
}
