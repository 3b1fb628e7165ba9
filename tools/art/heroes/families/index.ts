import { landscapes } from './landscapes.ts'
import { ornaments } from './ornaments.ts'
import type { DrawScene } from './scene.ts'
import { stages } from './stages.ts'

export { HEIGHT, WIDTH } from './scene.ts'

/** Families of illustration: how pictures of a brand are drawn. A brand names one. */
export const families = { ...stages, ...landscapes, ...ornaments } as const satisfies Record<string, DrawScene>

export type FamilyName = keyof typeof families
