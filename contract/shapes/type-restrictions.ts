import { Type } from 'typebox'
import { Instant, PlayerId } from './fields.ts'

export const PAYMENT_DIRECTIONS = ['deposit', 'withdrawal'] as const

/** One closed payment method, with who closed it and why. `playerId` null: for the whole brand. */
export const TypeRestriction = Type.Object({
  playerId: Type.Union([PlayerId, Type.Null()]),
  direction: Type.Enum([...PAYMENT_DIRECTIONS]),
  method: Type.String(),
  explanation: Type.String(),
  setAt: Instant,
  setBy: Type.String(),
})
