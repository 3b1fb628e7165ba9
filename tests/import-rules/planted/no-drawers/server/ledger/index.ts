import { x } from './utils.ts'
export const y = x
