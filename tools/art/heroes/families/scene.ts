import type { Random } from '../../random.ts'
import type { Colours } from '../paint.ts'
import { box, times, type Motif } from '../shapes.ts'

export const WIDTH = 1280
export const HEIGHT = 720

export type Scene = {
  readonly motif: Motif
  readonly colours: Colours
  readonly random: Random
  /** Centre and size of the motif, which depend on where the site has words over it. */
  readonly x: number
  readonly y: number
  readonly size: number
}

export type DrawScene = (scene: Scene) => string

export const each = (many: number, make: (place: number) => string): string => times(many, make).join('')

/** The same small drawing over the whole picture. */
export const repeated = ([width, height]: readonly [number, number], drawing: string): string =>
  `<defs><pattern id="r" width="${width}" height="${height}" patternUnits="userSpaceOnUse">${drawing}</pattern></defs><path fill="url(#r)" d="${box(0, 0, WIDTH, HEIGHT)}"/>`
