import { Type, type Static } from 'typebox'

/** What a change of many came to for one of them; `would-change` is a preview's. */
export const BULK_OUTCOMES = ['would-change', 'changed', 'same', 'not-possible', 'not-found'] as const
export type BulkOutcome = (typeof BULK_OUTCOMES)[number]

export const BulkFields = {
  /** What people call it; null where there is none. */
  number: Type.Union([Type.Integer(), Type.Null()]),
  outcome: Type.Enum([...BULK_OUTCOMES]),
  /** Of what is not possible: the code that the change of this one would be refused with. */
  code: Type.Union([Type.String(), Type.Null()]),
}
export const BulkResult = Type.Object(BulkFields)
export type BulkResult = Static<typeof BulkResult>
