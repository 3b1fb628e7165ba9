import { Type } from 'typebox'
import { defineCall } from '../call.ts'

/** The layout of a person's live view: hidden cards and their order. It never adds a card that their role may not see. */
const root = '/capi/BackOffice/v1/Live'

/** The cards of the live view, in the default order. */
export const LIVE_CARDS = ['figures', 'money', 'strip', 'waiting', 'partners', 'protection', 'machine'] as const
export type LiveCard = (typeof LIVE_CARDS)[number]

/** Each card once. */
const Cards = Type.Array(Type.Object({ card: Type.Enum([...LIVE_CARDS]), isShown: Type.Boolean() }), {
  maxItems: LIVE_CARDS.length,
})
const Kept = Type.Object({ cards: Cards })

export const getLiveCards = defineCall({
  method: 'GET',
  path: `${root}/GetCards`,
  audience: 'staff',
  summary: 'The caller’s cards of the live view in their order; all of them by default',
  reply: Kept,
  refusals: [],
})

export const saveLiveCards = defineCall({
  method: 'POST',
  path: `${root}/SaveCards`,
  audience: 'staff',
  summary: 'Choose the cards of the live view and their order',
  body: Kept,
  reply: Kept,
  refusals: [],
})
