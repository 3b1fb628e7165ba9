import type { Database, FieldCipher } from '#server/kernel/index.ts'

export type SearchNeeds = {
  readonly db: Database
  readonly target: string
  readonly cipher: FieldCipher
  /** Whose phone numbers and accounts may be written without a prefix. */
  readonly country: 'CZ' | 'SK'
}
