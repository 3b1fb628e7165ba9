import { readFileSync } from 'node:fs'
export const call = readFileSync
