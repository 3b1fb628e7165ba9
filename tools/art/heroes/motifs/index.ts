import type { Motif } from '../shapes.ts'
import { food } from './food.ts'
import { games } from './games.ts'
import { places } from './places.ts'
import { tales } from './tales.ts'
import { treasure } from './treasure.ts'

/** Motifs of the hero pictures, by name. */
export const motifs = { ...food, ...games, ...places, ...tales, ...treasure } as const satisfies Record<string, Motif>

export type MotifName = keyof typeof motifs
