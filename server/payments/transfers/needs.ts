import type { CurrencyCode } from '#money'
import type { Clock, Transaction } from '#server/kernel/index.ts'
import type { ClientCharge } from '#server/sign-in/index.ts'
import type { CashLawNeeds } from '../cash-law/needs.ts'
import type { TurnNeeds } from '../incoming/in-turn.ts'
import type { GiftsAtWithdrawal } from '../withdrawals/needs.ts'

/** A terminal that a venue's system named, by its id or its serial number. */
export type NamedTerminal = { readonly terminalId: string; readonly serial: string }

/** Needs of transfers, given when the process is composed. */
export type TransferNeeds = TurnNeeds & {
  readonly clock: Clock
  readonly rules: { readonly currency: CurrencyCode; readonly minMinor: number; readonly maxMinor: number }
  readonly playerExists: (playerId: number) => Promise<boolean>
  /** Before money becomes playable: false for a locked player; an excluded one is refused by law. */
  readonly mayPlay: (playerId: number) => Promise<boolean>
  /** Refuses what a client may not move, and counts what it moves, in the transaction that moves it. */
  readonly chargeClient: (tx: Transaction, charge: ClientCharge) => Promise<void>
  /** Refuses unless this card and its PIN are the player's own. */
  readonly proveOwnCard: (proof: {
    readonly playerId: number
    readonly cardNumber: string
    readonly pin: string
    readonly source: string
  }) => Promise<void>
  /** Refuses a place of a client's venue where nothing may be played now. */
  readonly judgePlace: (place: { readonly venueId: string; readonly terminalId: string | null }) => Promise<void>
  /** The terminal of a venue that a place names; null: a desk. */
  readonly findTerminal: (venueId: string, place: string) => Promise<NamedTerminal | null>
  /** Refuses cash that would exceed the maximum of the account or a deposit limit that the player has chosen. */
  readonly judgeCashIn: (playerId: number, amountMinor: number) => Promise<void>
  /** The check of every payment in cash. */
  readonly cashLaw: CashLawNeeds
  /** Gifts that end when a venue pays cash out. Absent where none do. */
  readonly gifts?: Pick<GiftsAtWithdrawal, 'end'>
}
