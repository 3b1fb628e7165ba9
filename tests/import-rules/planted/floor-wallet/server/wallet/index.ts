import { bet } from '../limits/index.ts'
export const wallet = bet
