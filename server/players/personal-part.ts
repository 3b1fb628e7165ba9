import type { Fate, PersonalPartName } from '#contract/states/privacy-states.ts'
import type { Querier, Transaction } from '#server/kernel/index.ts'

/** A file of a person: a picture that they sent. */
export type PersonalFile = { readonly name: string; readonly content: Buffer }

/**
 * Personal data of one kind that a room keeps, and what an erasure does with it. Each room that knows people has such
 * parts; the room `privacy` is given all of them and knows no table of another room.
 */
export type PersonalPart = {
  readonly name: PersonalPartName
  readonly fate: Fate
  /** The law forbids to tell the person of it: it is in no copy of their data. */
  readonly isWithheld?: boolean
  /** Everything of it that is of this player, in plain words and values: for the person, and for what is held. */
  readonly read: (db: Querier, playerId: number) => Promise<object>
  /** Takes the person out of the rows. Done again it changes nothing. Of an `unnamed` part: what names the person there. */
  readonly erase?: (tx: Transaction, playerId: number, now: Date) => Promise<void>
  /** Something of it is still on its way to the person. */
  readonly isBusy?: (db: Querier, playerId: number) => Promise<boolean>
  /** Files of it, opened. They are not in what is held: they stay sealed where they are. */
  readonly readFiles?: (db: Querier, playerId: number) => Promise<readonly PersonalFile[]>
  /** Destroys the files for good, once nothing has them kept. Done again it changes nothing. */
  readonly destroyFiles?: (playerId: number) => Promise<void>
}
