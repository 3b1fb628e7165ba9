import { readHeroPictures } from '#config/heroes.ts'
import type { Look } from '#config/look.ts'
import { readPicture, readTheme } from '#config/read-texts.ts'
import { recolour } from '#config/recolour.ts'
import type { Target } from '#config/targets.ts'
import { sharedColours } from '#config/theme.ts'

export type BrandDrawings = {
  readonly logo: string
  /**
   * The same logo for light surfaces: letters in the dark text colour, the symbol in the accents of the light theme.
   */
  readonly 'logo-light': string
  readonly icon: string
  /** Hero pictures by game. */
  readonly heroes: ReadonlyMap<string, string>
}

/** Logo, icon and hero pictures of the brand's folder, in the colours of a look: rendered once for each look. */
export function drawBrand(target: Target): (look: Pick<Look, 'palette'>) => BrandDrawings {
  const from = readTheme(target)
  const [logo, icon] = [readPicture(target, 'logo'), readPicture(target, 'icon')]
  const heroes = [...readHeroPictures(target)]
  const draw = ({ palette }: Pick<Look, 'palette'>): BrandDrawings => ({
    logo: recolour(logo, from, palette.dark),
    'logo-light': recolour(
      logo,
      { ...from, text: sharedColours.dark.text },
      { ...palette.light, text: sharedColours.light.text },
    ),
    icon: recolour(icon, from, palette.dark),
    heroes: new Map(heroes.map(([game, picture]) => [game, recolour(picture, from, palette.dark)])),
  })
  const drawn = new WeakMap<object, BrandDrawings>()
  return (look) => {
    const drawings = drawn.get(look) ?? draw(look)
    drawn.set(look, drawings)
    return drawings
  }
}
