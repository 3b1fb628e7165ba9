import { db } from '../server/kernel/index.ts'
export const call = db
