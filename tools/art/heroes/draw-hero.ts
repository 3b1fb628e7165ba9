import type { Look } from '#config/look.ts'
import { sharedColours } from '#config/theme.ts'
import { seedRandom } from '../random.ts'
import { families, HEIGHT, WIDTH, type FamilyName } from './families/index.ts'
import { motifs, type MotifName } from './motifs/index.ts'

/** Centre and size of the motif: each hero layout of the site has its words elsewhere over the picture. */
const PLACES = {
  stage: { x: 850, y: 350, size: 440 },
  poster: { x: 640, y: 245, size: 310 },
  ledger: { x: 770, y: 360, size: 430 },
  mosaic: { x: 700, y: 360, size: 440 },
} as const satisfies Record<Look['hero'], object>

/** A hero picture: paths in the colours of the brand's dark pages, the same for the same names. */
export function drawHero(
  { palette, hero }: Pick<Look, 'palette' | 'hero'>,
  family: FamilyName,
  motif: MotifName,
): string {
  const colours = { ...palette.dark, text: sharedColours.dark.text }
  const scene = families[family]({
    motif: motifs[motif],
    colours,
    random: seedRandom(`${family} ${motif}`),
    ...PLACES[hero],
  })
  const short = scene.replaceAll(/-?\d+\.\d{2,}/g, (number) => String(Math.round(Number(number) * 10) / 10))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"><path fill="${colours.s1}" d="M0 0H${WIDTH}V${HEIGHT}H0z"/>${short}</svg>\n`
}

export const isFamily = (name: string): name is FamilyName => Object.hasOwn(families, name)
export const isMotif = (name: string): name is MotifName => Object.hasOwn(motifs, name)
