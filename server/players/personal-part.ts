import type { Fate, PersonalPartName } from '#contract/states/privacy-states.ts'
import type { Querier, Transaction } from '#server/kernel/index.ts'

/** A file of a person: a picture that they uploaded. */
export type PersonalFile = { readonly name: string; readonly content: Buffer }

/**
 * Personal data of one kind in a room, and what an erasure does with it. Each room with personal data has such parts;
 * the room `privacy` receives all of them and reads no table of another room.
 */
export type PersonalPart = {
  readonly name: PersonalPartName
  readonly fate: Fate
  /** The law forbids disclosing it to the person: it is in no copy of their data. */
  readonly isWithheld?: boolean
  /** All of this player's data in the part, readable for the person; also for the sealed file of held data. */
  readonly read: (db: Querier, playerId: number) => Promise<object>
  /** Removes the person from the rows; idempotent. Of an `unnamed` part: removes only what identifies the person. */
  readonly erase?: (tx: Transaction, playerId: number, now: Date) => Promise<void>
  /** Whether something of it has not reached the person yet. */
  readonly isBusy?: (db: Querier, playerId: number) => Promise<boolean>
  /** Files of the part, decrypted. They are not in the sealed file of held data: they stay encrypted where they are. */
  readonly readFiles?: (db: Querier, playerId: number) => Promise<readonly PersonalFile[]>
  /** Destroys the files permanently, once nothing requires them to be kept; idempotent. */
  readonly destroyFiles?: (playerId: number) => Promise<void>
}
