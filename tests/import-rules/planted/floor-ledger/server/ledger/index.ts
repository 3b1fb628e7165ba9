import { pay } from '../payments/index.ts'
export const post = pay
