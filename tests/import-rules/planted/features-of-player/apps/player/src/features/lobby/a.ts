import { b } from '../account/b.ts'
export const a = b
