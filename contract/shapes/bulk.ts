import { Type, type Static } from 'typebox'

/** Outcome of a bulk change for one item; `would-change` in a preview. */
export const BULK_OUTCOMES = ['would-change', 'changed', 'same', 'not-possible', 'not-found'] as const
export type BulkOutcome = (typeof BULK_OUTCOMES)[number]

export const BulkFields = {
  /** Its displayed number; null where there is none. */
  number: Type.Union([Type.Integer(), Type.Null()]),
  outcome: Type.Enum([...BULK_OUTCOMES]),
  /** For an item that cannot be changed: the code of the refusal. */
  code: Type.Union([Type.String(), Type.Null()]),
}
export const BulkResult = Type.Object(BulkFields)
export type BulkResult = Static<typeof BulkResult>
