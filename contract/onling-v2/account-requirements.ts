import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { Done, Instant } from '../shapes/fields.ts'
import { Obstacle } from '../shapes/capabilities.ts'
import { LawRefusal } from '../shapes/law.ts'
import { Money } from '../shapes/money.ts'
import { RegistrationFields } from '../shapes/registration.ts'

/** What an account must have. In the order in which a person can see to it. */
export const REQUIREMENTS = ['email', 'phone', 'profile', 'limits', 'terms', 'identity', 'payment-account'] as const
export type RequirementKey = (typeof REQUIREMENTS)[number]

/** What a person wants to do with the account, and whether they may now. */
export const ACCOUNT_ACTIONS = ['deposit', 'stake', 'withdraw'] as const

const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) => Type.Union([schema, Type.Null()])

/** One call that says what is missing, what can be done now, and until when. */
export const getAccountRequirements = defineCall({
  method: 'GET',
  path: '/capi/v2-onling/Player/GetAccountRequirements',
  audience: 'player',
  summary: 'What the account still needs, what can be done with it now, and until when',
  query: Type.Object({}),
  reply: Type.Object({
    state: Type.Enum(['temporary', 'verified']),
    /** End of the temporary account; null where the law has none or the account is verified. */
    temporaryUntil: orNull(Instant),
    /** What may be paid in while the account is temporary, and what was (with what is on its way); null: no bound. */
    temporaryDeposits: orNull(Type.Object({ max: Money, present: Money })),
    requirements: Type.Array(
      Type.Object({
        key: Type.Enum([...REQUIREMENTS]),
        isMet: Type.Boolean(),
        /** Law or operator ask for it; without it something is refused. */
        isRequired: Type.Boolean(),
        /** Of the profile: which fields. */
        missingFields: Type.Array(Type.String()),
      }),
    ),
    actions: Type.Array(
      Type.Object({
        action: Type.Enum([...ACCOUNT_ACTIONS]),
        isAllowed: Type.Boolean(),
        /** Of what stands first against it: rule, figure and a sentence in every language; null where the law says nothing. */
        refusal: orNull(LawRefusal),
        texts: orNull(Type.Record(Type.String(), Type.String())),
        /** Everything that stands against it, as the calls themselves would say it. */
        obstacles: Type.Array(Obstacle),
      }),
    ),
  }),
  refusals: [],
})

/** What a player may say of themselves later: fields that are empty yet, and those that people change. */
export const selfUpdate = defineCall({
  method: 'POST',
  path: '/capi/v2-onling/Player/SelfUpdate',
  audience: 'player',
  summary: 'Add to or change the own person',
  body: Type.Object({ fields: RegistrationFields }),
  reply: Done,
  refusals: ['ERR_INVALID_CONTRACT', 'ERR_PERSON_HAS_ACCOUNT', 'ERR_POLITICALLY_EXPOSED'],
})
