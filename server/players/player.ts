import type { Static } from 'typebox'
import type { Language } from '#contract/shapes/fields.ts'
import type { Currency } from '#contract/shapes/money.ts'
import type { PlayerState } from './player-states.ts'

/** One person who plays at one brand. Personal data: never logged, masked before staff see it. */
export type Player = {
  readonly id: number
  readonly target: string
  readonly state: PlayerState
  /** Empty when staff have removed it. */
  readonly email: string
  readonly firstName: string
  readonly surname: string
  /** `YYYY-MM-DD` */
  readonly birthDate: string
  readonly phone: string | null
  readonly language: Static<typeof Language>
  readonly currency: Currency
  readonly registeredAt: Date
  readonly lastSignInAt: Date | null
  readonly lockReason: string | null
  readonly lockExplanation: string | null
  readonly lockedBy: string | null
  readonly lockedAt: Date | null
  readonly closedAt: Date | null
}

export type NewPlayer = Pick<
  Player,
  'target' | 'email' | 'firstName' | 'surname' | 'birthDate' | 'language' | 'currency' | 'registeredAt'
> & { readonly consents: readonly { readonly kind: string; readonly version: string }[] }
