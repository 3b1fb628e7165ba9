import type { Recipe } from '../recipe.ts'
import { bookRecipes } from './books.ts'
import { cardRecipes } from './cards.ts'
import { cascadeRecipes } from './cascade.ts'
import { collectRecipes } from './collect.ts'
import { fruitRecipes } from './fruit.ts'
import { gemRecipes } from './gems.ts'
import { holdRecipes } from './hold.ts'
import { instantRecipes } from './instant.ts'
import { lottoRecipes } from './lotto.ts'
import { readRecipes } from './read-recipes.ts'
import { taleRecipes } from './tales.ts'
import { waysRecipes } from './ways.ts'
import { wheelRecipes } from './wheels.ts'

/** Every game of the catalogue, each with its own look. */
export const recipes: readonly Recipe[] = [
  ...fruitRecipes,
  ...gemRecipes,
  ...taleRecipes,
  ...bookRecipes,
  ...waysRecipes,
  ...holdRecipes,
  ...cascadeRecipes,
  ...collectRecipes,
  ...cardRecipes,
  ...instantRecipes,
  ...lottoRecipes,
  ...wheelRecipes,
  ...readRecipes(),
]
