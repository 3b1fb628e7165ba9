import type { Light } from '../recipe.ts'
import { darken, lighten } from '../colour.ts'

/** Four tones of a letter: shine, face, edge, outline. */
export type Metal = readonly [shine: string, face: string, edge: string, outline: string]

const fixedMetals = {
  gold: ['#fffbe0', '#ffd04a', '#b85f00', '#3a1502'],
  ice: ['#ffffff', '#a9e7ff', '#2a78c8', '#06203f'],
  fire: ['#fff2a8', '#ff9a1f', '#d4210f', '#3b0503'],
  slime: ['#f5ffc4', '#a6ec2e', '#2c8a15', '#062507'],
  silver: ['#ffffff', '#dfe6ee', '#7f8b99', '#141a22'],
  rose: ['#fff0f4', '#ff8fb0', '#c3134f', '#37021a'],
  cream: ['#fffdf5', '#ffeecb', '#e0b56a', '#3a1a08'],
  violet: ['#fdf0ff', '#d9a2ff', '#7a2bd0', '#1d0440'],
  copper: ['#fff0df', '#ffb27a', '#a8481a', '#300e03'],
  aqua: ['#f2fffb', '#7ff0d8', '#0e8a86', '#012a30'],
} as const satisfies Record<string, Metal>

export type MetalName = keyof typeof fixedMetals | 'neon'

/** The tones of a metal; neon takes them from the light of the game. */
export function findMetal(name: MetalName, light: Light): Metal {
  if (name !== 'neon') return fixedMetals[name]
  return ['#ffffff', lighten(light.key, 0.6), light.key, darken(light.deep, 0.4)]
}
