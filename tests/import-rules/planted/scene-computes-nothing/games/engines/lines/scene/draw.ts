import { spin } from '../math/spin.ts'
export const draw = spin
