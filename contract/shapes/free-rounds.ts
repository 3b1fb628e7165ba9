import { Type } from 'typebox'
import { Instant, Uuid } from './fields.ts'
import { Money } from './money.ts'

/** What a game's page shows of the rounds that the house pays for: those that end first. The stake is of each of them. */
export const FreeRoundsLeft = Type.Object({
  freeRoundsId: Uuid,
  left: Type.Integer({ minimum: 1 }),
  stake: Money,
  expiresAt: Instant,
})
