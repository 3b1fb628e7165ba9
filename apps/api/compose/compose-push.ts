import { findKeptAway } from '#server/exclusion/index.ts'
import { voiceOf, type PushNeeds, type PushSendingNeeds } from '#server/messaging/index.ts'
import { describeClient, findEndedOnPurpose } from '#server/sign-in/index.ts'
import type { RulesEnvironment } from '../environment/environment.ts'
import type { Ground } from './open-base.ts'

type PushVariables = Pick<RulesEnvironment, 'push' | 'publicPlayerOrigin'>

/** Notifications on players' devices. The room of messages may not import that of sessions, so it gets their functions here. */
export function composePush(
  { db, clock, configuration }: Ground,
  { push }: PushVariables,
): PushNeeds & { readonly describeClient: (userAgent: string) => string } {
  const { target } = configuration.brand
  return { db, clock, target, ...push, findEndedOnPurpose, describeClient }
}

/** Sends the notifications, with the exclusions. */
export function composePushSending(ground: Ground, environment: PushVariables): PushSendingNeeds {
  const { clock, configuration } = ground
  const { brand, market } = configuration
  return {
    ...composePush(ground, environment),
    voice: voiceOf(brand),
    timeZone: market.timeZone,
    contact: environment.publicPlayerOrigin,
    isKeptAway: async (db, playerId) =>
      (await findKeptAway(db, [playerId], clock.now())).some(({ isStanding }) => isStanding),
  }
}
