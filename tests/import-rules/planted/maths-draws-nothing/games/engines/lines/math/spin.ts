import { draw } from '../scene/draw.ts'
export const spin = draw
