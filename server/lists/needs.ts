import type { FileStore, LinkSigner } from '#server/documents/index.ts'
import type { Clock, Database, FieldCipher, ListReader, ListSource } from '#server/kernel/index.ts'

/** Current permissions of a member of staff; undefined for somebody who is none any more. */
export type FindRights = (userId: number) => Promise<Omit<ListReader, 'userId'> | undefined>

export type ListNeeds = {
  readonly db: Database
  readonly clock: Clock
  readonly target: string
  readonly timeZone: string
  readonly cipher: FieldCipher
  readonly files: FileStore
  readonly links: LinkSigner
  /** Every list of the product, by its name. */
  readonly sources: Readonly<Record<string, ListSource>>
  readonly findRights: FindRights
  /** Whether an active client of the brand has this id. */
  readonly isClient: (clientId: string) => Promise<boolean>
  readonly onProblem?: (error: unknown, about: object) => void
}
