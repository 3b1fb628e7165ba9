import type { Needs } from '../needs.ts'

/** The holder of a wallet, with the data that the partner requires. */
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
