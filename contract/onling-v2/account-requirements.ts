import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { Done, Instant } from '../shapes/fields.ts'
import { Obstacle } from '../shapes/capabilities.ts'
import { LawRefusal } from '../shapes/law.ts'
import { Money } from '../shapes/money.ts'
import { RegistrationFields } from '../shapes/registration.ts'

/** What an account must have, in the order in which a person can complete it. */
export const REQUIREMENTS = ['email', 'phone', 'profile', 'limits', 'terms', 'identity', 'payment-account'] as const
export type RequirementKey = (typeof REQUIREMENTS)[number]

/** Actions on an account; the reply says for each whether it is allowed now. */
export const ACCOUNT_ACTIONS = ['deposit', 'stake', 'withdraw'] as const

const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) => Type.Union([schema, Type.Null()])

/** One call for what is missing, what can be done now, and until when. */
export const getAccountRequirements = defineCall({
  method: 'GET',
  path: '/capi/v2-onling/Player/GetAccountRequirements',
  audience: 'player',
  summary: 'Requirements of the account that are not met, what it may be used for now, and until when',
  query: Type.Object({}),
  reply: Type.Object({
    state: Type.Enum(['temporary', 'verified']),
    /** End of the temporary account; null where the law has none or the account is verified. */
    temporaryUntil: orNull(Instant),
    /** Maximum of deposits while the account is temporary, and their present sum (pending ones included); null: no maximum. */
    temporaryDeposits: orNull(Type.Object({ max: Money, present: Money })),
    requirements: Type.Array(
      Type.Object({
        key: Type.Enum([...REQUIREMENTS]),
        isMet: Type.Boolean(),
        /** Required by law or operator; without it something is refused. */
        isRequired: Type.Boolean(),
        /** Missing fields of the profile. */
        missingFields: Type.Array(Type.String()),
      }),
    ),
    actions: Type.Array(
      Type.Object({
        action: Type.Enum([...ACCOUNT_ACTIONS]),
        isAllowed: Type.Boolean(),
        /** The first obstacle's rule and figure, with a sentence in every language; null where the law does not refuse it. */
        refusal: orNull(LawRefusal),
        texts: orNull(Type.Record(Type.String(), Type.String())),
        /** All obstacles, with the codes that the calls themselves would return. */
        obstacles: Type.Array(Obstacle),
      }),
    ),
  }),
  refusals: [],
})

/** What a player can enter later: fields that are still empty, and those that may change. */
export const selfUpdate = defineCall({
  method: 'POST',
  path: '/capi/v2-onling/Player/SelfUpdate',
  audience: 'player',
  summary: 'Complete or change one’s own personal data',
  body: Type.Object({ fields: RegistrationFields }),
  reply: Done,
  refusals: ['ERR_INVALID_CONTRACT', 'ERR_PERSON_HAS_ACCOUNT', 'ERR_POLITICALLY_EXPOSED'],
})
