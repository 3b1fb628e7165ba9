import type { BodyOf, ReplyOf } from '#contract/call.ts'
import type { changePersonData } from '#contract/capi-v1/person.ts'
import type * as calls from '#contract/capi-v1/player-registration.ts'
import { newToken, refuse, type ClientCaller, type Input } from '#server/kernel/index.ts'
import { noteKnownAt } from '#server/players/index.ts'
import { requestLetter } from '#server/sign-in/index.ts'
import { changePerson } from './change-person.ts'
import { enterPlayer } from './create-player.ts'
import type { RegistrationNeeds } from './needs.ts'
import { showRegistration } from './show-registration.ts'

/**
 * A land-based system registers a person in a venue. The first password is random and known to nobody: a letter lets
 * the person set one.
 */
export async function registerInHall(
  needs: RegistrationNeeds,
  { body, caller }: Input<typeof calls.createRegistration>,
): Promise<ReplyOf<typeof calls.createRegistration>> {
  const playerId = await enterPlayer(
    needs,
    {
      fields: body.fields,
      password: newToken('th'),
      registeredBy: 'hall',
      emailVerifiedAt: null,
      venueId: caller.venueId,
    },
    async (_, made) => made,
  )
  const email = body.fields.find(({ fieldType }) => fieldType === 'Email')?.value
  if (typeof email === 'string') await requestLetter(needs.signIn, 'password-reset', email.trim())
  return { playerId }
}

/** A land-based system changes fields of a person, where the brand permits that. */
export async function changeInHall(
  needs: RegistrationNeeds,
  { name, venueId }: ClientCaller,
  { clerk, reason, ...asked }: Pick<BodyOf<typeof changePersonData>, 'playerId' | 'fields' | 'reason' | 'clerk'>,
): Promise<Pick<ReplyOf<typeof changePersonData>, 'changedFields'>> {
  if (!needs.rules.mayVenuesChange) return refuse('ERR_METHOD_NOT_AVAILABLE')
  const by = { kind: 'system', name: `${name}: ${clerk}`, reason, explanation: null } as const
  const changedFields = await changePerson(needs, { ...asked, by, mayChangeVerified: false })
  await noteKnownAt(needs.db, { playerId: asked.playerId, venueId, at: needs.clock.now() })
  return { changedFields }
}

export async function showRegistrationInHall(
  needs: RegistrationNeeds,
  input: Input<typeof calls.getRegistrationState>,
): Promise<ReplyOf<typeof calls.getRegistrationState>> {
  const { registeredBy, consents, emailVerifiedAt, phoneVerifiedAt, filledFields, missingFields } =
    await showRegistration(needs, { query: input.body, refuse: input.refuse })
  return { registeredBy, consents, emailVerifiedAt, phoneVerifiedAt, filledFields, missingFields }
}
