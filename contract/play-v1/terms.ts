import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { DiffLine, TermsName } from '../shapes/content.ts'
import { Done, Instant, Language } from '../shapes/fields.ts'

/** The terms that a player has to accept anew before the next deposit or stake. Ours (decision 0163). */
const root = '/capi/Play/v1/Terms'
const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) => Type.Union([schema, Type.Null()])

export const getTermsToAccept = defineCall({
  method: 'GET',
  path: `${root}/GetToAccept`,
  audience: 'player',
  summary:
    'The version of the terms that the player has to accept, with what is new in it; in the language in which they read',
  query: Type.Object({ language: Language }),
  reply: Type.Object({
    toAccept: orNull(
      Type.Object({
        name: TermsName,
        /** The one that was asked for, where its text is as new as the player's own. */
        language: Language,
        version: Type.Integer(),
        since: Instant,
        /** The version that the player accepted last in this language; null: none, so that nothing is compared. */
        comparedWith: orNull(Type.Integer()),
        /** What is new and what is gone, under the headings of the text. */
        changes: Type.Array(Type.Object({ heading: orNull(Type.String()), lines: Type.Array(DiffLine) })),
      }),
    ),
  }),
  refusals: [],
})

/** Idempotent. What is not in force in any language is refused: it was in force when they opened it. */
export const acceptTerms = defineCall({
  method: 'POST',
  path: `${root}/Accept`,
  audience: 'player',
  summary: 'Accept the terms that are in force',
  body: Type.Object({ name: TermsName }),
  reply: Done,
  refusals: ['ERR_STATE_CHANGED'],
})
