import { Type } from 'typebox'

/** One unit of `from` costs `rate` of `to`: decimal text, never a float. */
export const ListedRate = Type.Object({ from: Type.String(), to: Type.String(), rate: Type.String() })

/** A stored rate with the day of its list and its central bank (`CNB`, `ECB`). */
export const StoredRate = Type.Object({
  ...ListedRate.properties,
  validOn: Type.String({ format: 'date' }),
  source: Type.String(),
})

export const StoredRates = Type.Object({ rates: Type.Array(StoredRate) })
