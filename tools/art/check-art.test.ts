import sharp from 'sharp'
import { expect, test } from 'vitest'
import { checkFiles, checkRecipes, leastHashDistance, leastTones } from './check-art.ts'
import { composeIcon } from './compose-scene.ts'
import { listCatalogueKeys } from './list-catalogue-keys.ts'
import { hashDistance, measureHash } from './measure-hash.ts'
import { measurePicture } from './measure-picture.ts'
import { recipe } from './recipe.ts'
import { recipes } from './recipes/index.ts'

const cherries = recipe('One', ['#ffb0c8', '#c2264f', '#2e0416'], ['orchard'], 'trio', '@cherries', 'TŘEŠŇĚ', 'rose')

test('every game of the catalogue has its own recipe', () => {
  expect(listCatalogueKeys()).toHaveLength(200)
  expect(checkRecipes(recipes, listCatalogueKeys())).toEqual([])
})

test('two games with one backdrop and one hero are reported', () => {
  const twin = { ...cherries, key: 'Two', metal: 'gold' } as const
  expect(checkRecipes([cherries, twin], ['One', 'Two'])).toEqual([
    'Two: same backdrop and hero as One (orchard with @cherries)',
  ])
})

test('a game without a recipe and a recipe without a game are reported', () => {
  expect(checkRecipes([cherries], ['Other'])).toEqual(['Other: no recipe', 'One: not in the catalogue'])
})

test('all rendered art exists with the right size and bytes, and no two icons look alike', async () => {
  expect(await checkFiles(recipes)).toEqual([])
})

test('missing art is reported', async () => {
  const problems = await checkFiles([{ ...cherries, key: 'NoSuchGame' }])
  expect(problems).toContain('NoSuchGame: no icon.webp')
})

test('the same recipe always gives the same scene', () => {
  expect(composeIcon(cherries, 1)).toBe(composeIcon(cherries, 1))
})

test('icons of one recipe under another light still count as alike', async () => {
  const render = async (icon: typeof cherries): Promise<Buffer> =>
    sharp(Buffer.from(composeIcon(icon, 1)))
      .png()
      .toBuffer()
  const dimmed = { ...cherries, light: { ...cherries.light, mid: '#b02248' } }
  const distance = hashDistance(await measureHash(await render(cherries)), await measureHash(await render(dimmed)))
  expect(distance).toBeLessThan(leastHashDistance)
})

test('a flat card counts as a placeholder', async () => {
  const flat = await sharp({ create: { width: 360, height: 240, channels: 3, background: '#444' } })
    .webp()
    .toBuffer()
  expect((await measurePicture(flat)).tones).toBeLessThan(leastTones)
})
