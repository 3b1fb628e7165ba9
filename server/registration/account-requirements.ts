import type { ReplyOf } from '#contract/call.ts'
import {
  ACCOUNT_ACTIONS,
  type getAccountRequirements as call,
  type RequirementKey,
} from '#contract/onling-v2/account-requirements.ts'
import type { Capability } from '#contract/shapes/capabilities.ts'
import { assert, type Input } from '#server/kernel/index.ts'
import { readAddresses, readProfile } from '#server/players/index.ts'
import { fieldsOfWholePerson } from './check-fields.ts'
import { ownPlayer } from './contacts/send-code.ts'
import type { RegistrationNeeds } from './needs.ts'
import { personOf } from './person-of.ts'

type Reply = ReplyOf<typeof call>

/** What the account still needs, what it can be used for now, and until when. The gates of the calls give the reasons. */
export async function showAccountRequirements(
  needs: RegistrationNeeds,
  { caller }: Input<typeof call>,
): Promise<Reply> {
  const { db, cipher, rules, standing } = needs
  const { currency } = needs.signIn.market
  const player = await ownPlayer(needs, caller.playerId)
  const profile = await readProfile(db, cipher, player.id)
  const addresses = await readAddresses(db, player.id)
  const person = personOf(player, profile, addresses)
  const missingFields = fieldsOfWholePerson(person, rules).filter((field) => person[field] === undefined)
  const present = await standing.read({
    playerId: player.id,
    registeredAt: player.registeredAt,
    birthDate: player.birthDate,
  })
  const met: Readonly<Record<RequirementKey, boolean>> = {
    email: profile.emailVerifiedAt !== null,
    phone: profile.phoneVerifiedAt !== null,
    profile: missingFields.length === 0,
    limits: present.areLimitsChosen,
    terms: present.areTermsAccepted,
    identity: present.isIdentityVerified,
    'payment-account': present.hasVerifiedPaymentAccount,
  }
  return {
    state: present.isIdentityVerified ? 'verified' : 'temporary',
    temporaryUntil: present.temporaryUntil?.toISOString() ?? null,
    temporaryDeposits: present.temporaryDeposits && {
      max: { amountMinor: present.temporaryDeposits.maxMinor, currency },
      present: { amountMinor: present.temporaryDeposits.presentMinor, currency },
    },
    requirements: (Object.keys(met) as RequirementKey[]).map((key) => ({
      key,
      isMet: met[key],
      // A phone only makes codes faster; without any of the others something is refused.
      isRequired: key !== 'phone',
      missingFields: key === 'profile' ? missingFields : [],
    })),
    actions: ACCOUNT_ACTIONS.map((action) => {
      const { isAllowed, obstacles } = capabilityOf(present.capabilities, action)
      const [first] = obstacles
      return { action, isAllowed, refusal: first?.refusal ?? null, texts: first?.texts ?? null, obstacles }
    }),
  }
}

function capabilityOf(capabilities: readonly Capability[], action: (typeof ACCOUNT_ACTIONS)[number]): Capability {
  const found = capabilities.find(({ capability }) => capability === action)
  assert(found, 'Every action is a capability.')
  return found
}
