import { writeFileSync } from 'node:fs'
import { heroFile, readHeroes } from '#config/heroes.ts'
import { readLook } from '#config/read-texts.ts'
import { isTarget, targets } from '#config/targets.ts'
import { drawHero, isFamily, isMotif } from './heroes/draw-hero.ts'

// `npm run art:heroes [-- target …]`: the hero pictures of brands, as their folders describe them (heroes/heroes.json).

const wanted = process.argv.slice(2).filter(isTarget)
for (const target of wanted.length > 0 ? wanted : targets) {
  const { family, pictures } = readHeroes(target)
  for (const { game, motif } of pictures) {
    if (!isFamily(family) || !isMotif(motif)) throw new Error(`${target}: there is no "${family}" or no "${motif}"`)
    const svg = drawHero(readLook(target), family, motif)
    writeFileSync(heroFile(target, game), svg)
    console.log(`${target} ${game} ${svg.length} bytes`)
  }
}
