import type { ReplyOf } from '#contract/call.ts'
import type * as calls from '#contract/capi-v1/player-registration.ts'
import { newToken, type ClientCaller, type Input, type Querier } from '#server/kernel/index.ts'
import { noteKnownAt } from '#server/players/index.ts'
import { requestLetter } from '#server/sign-in/index.ts'
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
    { fields: body.fields, password: newToken('th'), registeredBy: 'hall', emailVerifiedAt: null },
    async (tx, made) => {
      await noteMetAt(tx, needs, made, caller)
      return made
    },
  )
  const email = body.fields.find(({ fieldType }) => fieldType === 'Email')?.value
  if (typeof email === 'string') await requestLetter(needs.signIn, 'password-reset', email.trim())
  return { playerId }
}

/** Whoever registers in a hall, or has something changed there, stands in it: its staff read them from now on (decision 0220). */
export async function noteMetAt(
  db: Querier,
  { clock }: Pick<RegistrationNeeds, 'clock'>,
  playerId: number,
  { venueId }: Pick<ClientCaller, 'venueId'>,
): Promise<void> {
  if (venueId !== null) await noteKnownAt(db, { playerId, venueId, at: clock.now() })
}

export async function showRegistrationInHall(
  needs: RegistrationNeeds,
  input: Input<typeof calls.getRegistrationState>,
): Promise<ReplyOf<typeof calls.getRegistrationState>> {
  const { registeredBy, consents, emailVerifiedAt, phoneVerifiedAt, filledFields, missingFields } =
    await showRegistration(needs, { query: input.body, refuse: input.refuse })
  return { registeredBy, consents, emailVerifiedAt, phoneVerifiedAt, filledFields, missingFields }
}
