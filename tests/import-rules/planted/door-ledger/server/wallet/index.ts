import { secret } from '../ledger/secret.ts'
export const wallet = secret
