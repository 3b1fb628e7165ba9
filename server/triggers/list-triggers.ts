import { eventDefinitionList } from '#contract/lists/event-definitions.ts'
import { firingList } from '#contract/lists/firings.ts'
import { triggerList } from '#contract/lists/triggers.ts'
import { listFirings as listFiringsCall } from '#contract/play-v1/triggers.ts'
import * as platform from '#contract/onling-v2/platform-event.ts'
import { idOfCursor, makeWalkedList, makeWholeList, pageOf } from '../kernel/index.ts'
import { listDefinitions } from './definitions/definitions.queries.ts'
import { showDefinition } from './definitions/write-definition.ts'
import { listFirings } from './firing/firings.queries.ts'
import { showFiring } from './firing/show-firing.ts'
import type { TriggerNeeds } from './needs.ts'
import { showTrigger } from './show-trigger.ts'
import { listTriggers } from './triggers.queries.ts'

type Needs = Pick<TriggerNeeds, 'db' | 'target'>
/** Triggers of the brand, as a list of the back office. */
export const triggersListed = ({ db, target }: Needs) =>
  makeWholeList({
    list: triggerList,
    call: platform.listTriggers,
    keyOf: ({ triggerId }) => triggerId,
    read: async ({ state = null, definitionId = null }, _reader, most) =>
      (await listTriggers(db, { target, state, definitionId }, most)).map(showTrigger),
  })

/** Definitions of events for triggers, as a list of the back office. */
export const definitionsListed = ({ db, target }: Needs) =>
  makeWholeList({
    list: eventDefinitionList,
    call: platform.listDefinitions,
    keyOf: ({ definitionId }) => definitionId,
    read: async (_question, _reader, most) => (await listDefinitions(db, target, most)).map(showDefinition),
  })

/** Firings, as a list of the back office, in the order in which they were recorded. */
export const firingsListed = ({ db, target }: Needs) =>
  makeWalkedList({
    list: firingList,
    call: listFiringsCall,
    read: async ({ triggerId = null, playerId = null, hasFired = null, cursor }, _reader, limit) => {
      const of = { target, triggerId, playerId, hasFired, before: idOfCursor(cursor) }
      return pageOf((await listFirings(db, of, limit + 1)).map(showFiring), limit, ({ firingId }) => firingId)
    },
  })
