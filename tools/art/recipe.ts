import type { BackdropName } from './backdrops/index.ts'
import type { FrameName } from './frames.ts'
import type { LayoutName } from './layouts.ts'
import type { MetalName } from './lettering/metals.ts'

/** Three colours light a game: `key` glows and rims, `mid` is the air (and the tile's glow), `deep` fills corners. */
export type Light = { readonly key: string; readonly mid: string; readonly deep: string }

/** How one game looks. One recipe gives its icon, its cover and, where it has one, its stage. */
export type Recipe = {
  readonly key: string
  readonly light: Light
  readonly backdrops: readonly BackdropName[]
  readonly layout: LayoutName
  /** The first is the hero. `cherries` is a Fluent symbol, `n:owl` a Noto one, `@gem,oct,#19d67c` a drawn prop. */
  readonly pieces: readonly string[]
  /** Lines of lettering; a line that begins with `~` is set smaller. */
  readonly lines: readonly string[]
  readonly metal: MetalName
  readonly frame: FrameName
}

type Extras = { readonly frame?: FrameName }

/** Writes a recipe as one line: key, the three colours, backdrops, layout, pieces, lettering (`|` breaks a line), metal. */
export function recipe(
  key: string,
  [keyLight, mid, deep]: readonly [string, string, string],
  backdrops: readonly BackdropName[],
  layout: LayoutName,
  pieces: string,
  lettering: string,
  metal: MetalName,
  { frame = 'none' }: Extras = {},
): Recipe {
  const light = { key: keyLight, mid, deep }
  return { key, light, backdrops, layout, pieces: pieces.split(' '), lines: lettering.split('|'), metal, frame }
}
