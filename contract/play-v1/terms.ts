import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { DiffLine, TermsName } from '../shapes/content.ts'
import { Done, Instant, Language } from '../shapes/fields.ts'

/** The terms that a player must accept before the next deposit or stake. Not in the specification (decision 0163). */
const root = '/capi/Play/v1/Terms'
const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) => Type.Union([schema, Type.Null()])

export const getTermsToAccept = defineCall({
  method: 'GET',
  path: `${root}/GetToAccept`,
  audience: 'player',
  summary: 'The version of the terms to be accepted, with its changes, in the player’s language',
  query: Type.Object({ language: Language }),
  reply: Type.Object({
    toAccept: orNull(
      Type.Object({
        name: TermsName,
        /** The requested language, if its text is as recent as that of the player's own language. */
        language: Language,
        version: Type.Integer(),
        since: Instant,
        /** The version that the player accepted last in this language; null: none, so there is no comparison. */
        comparedWith: orNull(Type.Integer()),
        /** Added and removed lines, under the headings of the text. */
        changes: Type.Array(Type.Object({ heading: orNull(Type.String()), lines: Type.Array(DiffLine) })),
      }),
    ),
  }),
  refusals: [],
})

/** Idempotent. Any language is accepted. ERR_STATE_CHANGED: the version is no longer in force. */
export const acceptTerms = defineCall({
  method: 'POST',
  path: `${root}/Accept`,
  audience: 'player',
  summary: 'Accept the current terms',
  body: Type.Object({ name: TermsName }),
  reply: Done,
  refusals: ['ERR_STATE_CHANGED'],
})
