import type { Static } from 'typebox'
import type { BodyOf } from '#contract/call.ts'
import { EVENT_USES, fieldsOf, type EventField } from '#contract/event-uses.ts'
import type * as calls from '#contract/onling-v2/platform-event.ts'
import type { EventDefinition } from '#contract/shapes/triggers.ts'
import { newId, refuse, type StaffCaller } from '../../kernel/index.ts'
import type { TriggerNeeds } from '../needs.ts'
import * as queries from './definitions.queries.ts'

type Needs = Pick<TriggerNeeds, 'db' | 'clock' | 'target'>
type Shown = Static<typeof EventDefinition>
type By = Pick<StaffCaller, 'userId' | 'name'>

export const showField = ({ name, type, play }: EventField) => ({ name, type, play: [...play] })

export function showDefinition(row: queries.DefinitionRow): Shown {
  const { id, event, key, description, isEnabled, triggers, writtenByName, writtenAt } = row
  return {
    definitionId: id,
    key,
    event,
    description,
    isEnabled,
    reach: EVENT_USES[event].reach,
    fields: fieldsOf(event).map(showField),
    triggers,
    writtenBy: writtenByName,
    writtenAt: writtenAt.toISOString(),
  }
}

/** Creates a definition of an event. Its key is unique in the brand. */
export async function createDefinition(
  { db, clock, target }: Needs,
  { explanation: _why, ...body }: BodyOf<typeof calls.createDefinition>,
  { userId, name }: By,
): Promise<Shown> {
  const writtenAt = clock.now()
  const row = { id: newId(writtenAt), ...body, writtenBy: userId, writtenByName: name, writtenAt }
  const isNew = await db.transaction((tx) => queries.insertDefinition(tx, target, row))
  return isNew ? showDefinition({ ...row, triggers: 0 }) : refuse('ERR_EVENT_KEY_USED', { key: body.key })
}

/** Changes its description, or disables or enables it. Also returns the previous values. */
export async function updateDefinition(
  { db, target }: Needs,
  { definitionId, description, isEnabled }: BodyOf<typeof calls.updateDefinition>,
): Promise<{ readonly before: Shown; readonly after: Shown }> {
  const of = { description, isEnabled }
  return db.transaction(async (tx) => {
    const row = await queries.lockDefinition(tx, target, definitionId)
    if (!row) return refuse('ERR_EVENT_DEFINITION_NOT_FOUND')
    await queries.updateDefinition(tx, definitionId, of)
    return { before: showDefinition(row), after: showDefinition({ ...row, ...of }) }
  })
}

/** Deletes it. Its ended triggers and their firings keep the name of the event. */
export async function deleteDefinition({ db, clock, target }: Needs, definitionId: string): Promise<Shown> {
  return db.transaction(async (tx) => {
    const row = await queries.lockDefinition(tx, target, definitionId)
    if (!row) return refuse('ERR_EVENT_DEFINITION_NOT_FOUND')
    if (row.triggers > 0) return refuse('ERR_EVENT_DEFINITION_IN_USE', { triggers: row.triggers })
    await queries.markDeleted(tx, definitionId, clock.now())
    return showDefinition(row)
  })
}
