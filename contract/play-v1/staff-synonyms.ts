import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { Instant } from '../shapes/fields.ts'
import { Synonym, SYNONYMS_MAX } from '../shapes/synonyms.ts'

/** Search terms for games on the brand's site, saved as a whole by one person. */
const root = '/capi/BackOffice/v1/Content'
const Synonyms = Type.Array(Synonym, { maxItems: SYNONYMS_MAX })

export const getSynonyms = defineCall({
  audience: 'staff',
  permission: 'content.read',
  method: 'GET',
  path: `${root}/GetSynonyms`,
  summary: 'Synonyms for the search of games on the site',
  query: Type.Object({}),
  reply: Type.Object({
    version: Type.Integer(),
    synonyms: Synonyms,
    changedAt: Type.Union([Instant, Type.Null()]),
    changedBy: Type.Union([Type.String(), Type.Null()]),
  }),
  refusals: [],
})

/** `basedOn`: the version when it was opened; 0 before the first one. `details.line` is the number of an entry that matches nothing. */
export const saveSynonyms = defineCall({
  audience: 'staff',
  permission: 'content.manage',
  method: 'POST',
  path: `${root}/SaveSynonyms`,
  summary: 'Replace the synonyms of the search; the site has them within seconds',
  body: Type.Object({ basedOn: Type.Integer({ minimum: 0, maximum: 1_000_000 }), synonyms: Synonyms }),
  reply: Type.Object({ version: Type.Integer() }),
  refusals: ['ERR_CONTENT_NOT_VALID', 'ERR_STATE_CHANGED'],
})
