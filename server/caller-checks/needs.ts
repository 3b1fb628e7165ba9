import type { Clock, Database, FieldCipher } from '#server/kernel/index.ts'

export type CallerCheckNeeds = {
  readonly db: Database
  readonly clock: Clock
  readonly target: string
  readonly cipher: FieldCipher
  readonly timeZone: string
  /** Whose phone numbers may be said without a prefix. */
  readonly country: 'CZ' | 'SK'
}
