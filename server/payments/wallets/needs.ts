import type { Needs } from '../needs.ts'

/** Whose wallet it is, as the partner demands it. */
export type WalletHolder = {
  readonly firstName: string
  readonly surname: string
  /** `YYYY-MM-DD` */
  readonly birthDate: string
  readonly email: string
  /** E.164; null for a player who gave none. */
  readonly phone: string | null
}

export type WalletNeeds = Pick<Needs, 'db' | 'clock' | 'gateways' | 'publicPlayerOrigin' | 'rules' | 'findWalletHolder'>
