import type { PersonalPart } from '../players/index.ts'
import { listBadgesWon, listLevelsReached, listMissionsDone } from './facts/facts.queries.ts'
import { removeAllOf } from './inbox/inbox.queries.ts'
import { findOwnMessages, findOwnMovements } from './personal-data.queries.ts'
import { saveAvatar } from './points/points.queries.ts'

/**
 * Points remain under the number of the account, so that they add up; messages may identify the person and are deleted.
 */
export function loyaltyParts(): PersonalPart[] {
  return [
    {
      name: 'play',
      fate: 'unnamed',
      read: async (db, playerId) => ({
        points: await findOwnMovements(db, playerId),
        levels: await listLevelsReached(db, playerId),
        missions: await listMissionsDone(db, playerId),
        badges: await listBadgesWon(db, playerId),
      }),
      erase: (tx, playerId) => saveAvatar(tx, playerId, null),
    },
    {
      name: 'messages',
      fate: 'erased',
      read: async (db, playerId) => ({ inbox: await findOwnMessages(db, playerId) }),
      erase: removeAllOf,
    },
  ]
}
