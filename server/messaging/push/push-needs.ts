import type { Clock, Database, Querier } from '#server/kernel/index.ts'
import type { Voice } from '../voice.ts'
import type { ServerKey } from './server-keys.ts'

/** What notifications need of the rooms beside this one. */
export type PushNeeds = {
  readonly db: Database
  readonly clock: Clock
  readonly target: string
  /** Keys for push services, the newest first; none where this site sends no notifications. */
  readonly serverKeys: readonly ServerKey[]
  /** Origins of push services beside those of the browsers, such as of a stand-in. */
  readonly otherServices: readonly string[]
  /** Which of some sessions were ended on purpose: by the player's sign-out, or by staff. */
  readonly findEndedOnPurpose: (db: Querier, sessionIds: readonly string[]) => Promise<readonly string[]>
}

/** Needs of sending: the queue and the delivery. */
export type PushSendingNeeds = Pick<PushNeeds, 'db' | 'clock' | 'target' | 'serverKeys' | 'findEndedOnPurpose'> & {
  /** Name and tone of the brand; the name is the title of every notification. */
  readonly voice: Voice
  readonly timeZone: string
  /** Origin of the player site: push services reach us there. */
  readonly contact: string
  /** Whether somebody is kept from playing: they are not notified of anything. */
  readonly isKeptAway: (db: Querier, playerId: number) => Promise<boolean>
}
