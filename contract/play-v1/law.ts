import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { lawDecisionList } from '../lists/law-decisions.ts'
import { listQuery } from '../lists/list.ts'
import { Language, page, Uuid } from '../shapes/fields.ts'
import { DecisionShown, LawMarket, LawRefusal, PackShown } from '../shapes/law.ts'

/** Staff's views of the law. Not in the specification, under the root of the back office. */
const root = '/capi/BackOffice/v1/Law'

export const listPacks = defineCall({
  method: 'GET',
  path: `${root}/ListPacks`,
  audience: 'staff',
  permission: 'players.read',
  forVenues: 'all',
  summary: 'Rule packs of every market: rules, figures, sources, validity',
  query: Type.Object({ market: Type.Optional(LawMarket), lang: Type.Optional(Language) }),
  reply: Type.Object({ packs: Type.Array(PackShown) }),
  refusals: [],
})

export const listDecisions = defineCall({
  method: 'GET',
  path: `${root}/ListDecisions`,
  audience: 'staff',
  permission: 'players.read',
  forVenues: 'own',
  summary: 'Refusals by rules: who and when, newest first',
  query: Type.Object({
    ...listQuery(lawDecisionList),
    lang: Type.Optional(Language),
  }),
  reply: page(DecisionShown),
  refusals: [],
})

/** Repeats an earlier decision from its facts, with the rule pack of that date. */
export const replayDecision = defineCall({
  method: 'GET',
  path: `${root}/ReplayDecision`,
  audience: 'staff',
  permission: 'players.read',
  forVenues: 'own',
  summary: 'Repeat a past decision as of its date',
  query: Type.Object({ decisionId: Uuid, lang: Type.Optional(Language) }),
  reply: Type.Object({
    /** null: there is no such decision. */
    replay: Type.Union([
      Type.Object({
        decision: DecisionShown,
        /** The result of the present code for the same facts and that day's pack; null: it would be allowed. */
        replayed: Type.Union([LawRefusal, Type.Null()]),
        isSame: Type.Boolean(),
        isPackUnchanged: Type.Boolean(),
        pack: PackShown,
      }),
      Type.Null(),
    ]),
  }),
  refusals: [],
})
