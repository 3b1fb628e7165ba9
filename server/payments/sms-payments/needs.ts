import type { Money } from '#money'
import type { Transaction } from '#server/kernel/index.ts'

/** Codes that verify a phone: hashed with the slow hash of passwords, and sent in the transaction of their cause. */
export type SmsCodes = {
  readonly hash: (code: string) => Promise<string>
  readonly verify: (hash: string | undefined, code: string) => Promise<boolean>
  readonly send: (
    tx: Transaction,
    message: {
      readonly playerId: number
      readonly phone: string
      readonly code: string
      readonly minutes: number
      readonly amount: Money
    },
  ) => Promise<void>
  /** Called when the owner of a phone unsubscribes from advertising by text message. */
  readonly stopAdvertising: (phone: string) => Promise<void>
}

/** Rules of payments by phone in a market. */
export type MobileRules = {
  readonly maxMinor: number
  readonly smsPricesMinor: readonly number[]
  /** The partner has a page for phones of the market; otherwise only messages can pay. */
  readonly hasPage: boolean
}
