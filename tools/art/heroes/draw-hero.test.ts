import { expect, it } from 'vitest'
import { readHeroes, readHeroPictures } from '#config/heroes.ts'
import { readLook } from '#config/read-texts.ts'
import { targets } from '#config/targets.ts'
import { drawHero, isFamily, isMotif } from './draw-hero.ts'

it.each(targets)('the pictures of %s are those that its folder describes', (target) => {
  const { family, pictures } = readHeroes(target)
  const drawn = readHeroPictures(target)
  for (const { game, motif } of pictures) {
    if (!isFamily(family) || !isMotif(motif)) throw new Error(`There is no "${family}" or no "${motif}".`)
    expect(drawn.get(game)).toBe(drawHero(readLook(target), family, motif))
  }
})
