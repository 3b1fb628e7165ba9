import {
  bubbles,
  bunting,
  comb,
  cosmos,
  felt,
  gears,
  grid,
  mosaic,
  parchment,
  rays,
  shards,
  stripes,
  swirl,
} from './abstract.ts'
import type { Backdrop } from './backdrop.ts'
import { arches, cave, curtain, kiln, library, tavern, vault } from './indoors.ts'
import { city, dawn, deep, forest, ice, lake, lava, orchard, peaks, snow, storm, vines } from './outdoors.ts'

export type { Ground } from './backdrop.ts'

/** The families of backdrops; a recipe stacks one or two. */
export const backdrops = {
  arches,
  bubbles,
  bunting,
  cave,
  city,
  comb,
  cosmos,
  curtain,
  dawn,
  deep,
  felt,
  forest,
  gears,
  grid,
  ice,
  kiln,
  lake,
  lava,
  library,
  mosaic,
  orchard,
  parchment,
  peaks,
  rays,
  shards,
  snow,
  storm,
  stripes,
  swirl,
  tavern,
  vault,
  vines,
} as const satisfies Record<string, Backdrop>

export type BackdropName = keyof typeof backdrops
