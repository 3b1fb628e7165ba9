import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { eventDefinitionList } from '../lists/event-definitions.ts'
import { listQuery } from '../lists/list.ts'
import { triggerList } from '../lists/triggers.ts'
import { Done, page, text, Uuid } from '../shapes/fields.ts'
import { DefinitionKey, DomainEvent, EventDefinition, Trigger, TriggerTerms } from '../shapes/triggers.ts'
import { TRIGGER_STATES } from '../states/trigger-states.ts'

const root = '/capi/v2-onling/PlatformEvent'
const explanation = text(2000, 20)

/**
 * ERR_TRIGGER_NOT_VALID: the field and the problem are in the details; ERR_TRIGGER_NOT_LAWFUL: the findings; ERR_TRIGGER_LOOP: the
 * triggers of the loop.
 */
export const TERM_REFUSALS = [
  'ERR_EVENT_DEFINITION_NOT_FOUND',
  'ERR_TRIGGER_NOT_VALID',
  'ERR_TRIGGER_NOT_LAWFUL',
  'ERR_TRIGGER_LOOP',
] as const

export const listDefinitions = defineCall({
  method: 'GET',
  path: `${root}/ListDefinitions`,
  audience: 'staff',
  permission: 'triggers.read',
  summary: 'Definitions of events for triggers, newest first',
  query: Type.Object({ ...listQuery(eventDefinitionList) }),
  reply: page(EventDefinition),
  refusals: ['ERR_LIST_TOO_WIDE'],
})

export const getDefinition = defineCall({
  method: 'GET',
  path: `${root}/GetDefinition`,
  audience: 'staff',
  permission: 'triggers.read',
  summary: 'One definition of an event with the fields of its payload',
  query: Type.Object({ definitionId: Uuid }),
  reply: EventDefinition,
  refusals: ['ERR_EVENT_DEFINITION_NOT_FOUND'],
})

export const createDefinition = defineCall({
  method: 'POST',
  path: `${root}/CreateDefinition`,
  audience: 'staff',
  permission: 'triggers.manage',
  summary: 'Define a domain event for triggers',
  body: Type.Object({
    key: DefinitionKey,
    event: DomainEvent,
    description: text(500, 3),
    isEnabled: Type.Boolean(),
    explanation,
  }),
  reply: EventDefinition,
  refusals: ['ERR_EVENT_KEY_USED'],
})

/** The event itself cannot be changed, because triggers compare its fields. While it is switched off none of its triggers fires. */
export const updateDefinition = defineCall({
  method: 'POST',
  path: `${root}/UpdateDefinition`,
  audience: 'staff',
  permission: 'triggers.manage',
  summary: 'Change the description of a definition, disable or enable it',
  body: Type.Object({ definitionId: Uuid, description: text(500, 3), isEnabled: Type.Boolean(), explanation }),
  reply: EventDefinition,
  refusals: ['ERR_EVENT_DEFINITION_NOT_FOUND'],
})

export const deleteDefinition = defineCall({
  method: 'DELETE',
  path: `${root}/DeleteDefinition`,
  audience: 'staff',
  permission: 'triggers.manage',
  summary: 'Delete a definition that no trigger uses',
  query: Type.Object({ definitionId: Uuid, explanation }),
  reply: Done,
  refusals: ['ERR_EVENT_DEFINITION_NOT_FOUND', 'ERR_EVENT_DEFINITION_IN_USE'],
})

export const listTriggers = defineCall({
  method: 'GET',
  path: `${root}/ListTriggers`,
  audience: 'staff',
  permission: 'triggers.read',
  summary: 'Triggers, newest first',
  query: Type.Object({
    ...listQuery(triggerList),
    state: Type.Optional(Type.Enum([...TRIGGER_STATES])),
    definitionId: Type.Optional(Uuid),
  }),
  reply: page(Trigger),
  refusals: ['ERR_LIST_TOO_WIDE'],
})

export const getTrigger = defineCall({
  method: 'GET',
  path: `${root}/GetTrigger`,
  audience: 'staff',
  permission: 'triggers.read',
  summary: 'One trigger with its terms',
  query: Type.Object({ triggerId: Uuid }),
  reply: Trigger,
  refusals: ['ERR_TRIGGER_NOT_FOUND'],
})

/** `webhookSecret`: only in this response; null where the trigger has no webhook, or keeps its secret. */
const Written = Type.Object({ trigger: Trigger, webhookSecret: Type.Union([Type.String(), Type.Null()]) })

export const createTrigger = defineCall({
  method: 'POST',
  path: `${root}/CreateTrigger`,
  audience: 'staff',
  permission: 'triggers.manage',
  summary: 'Create a trigger as a draft',
  body: Type.Object({ terms: TriggerTerms }),
  reply: Written,
  refusals: TERM_REFUSALS,
})

export const updateTrigger = defineCall({
  method: 'POST',
  path: `${root}/UpdateTrigger`,
  audience: 'staff',
  permission: 'triggers.manage',
  summary: 'Write new terms of a trigger that is not live; they need an approval again',
  body: Type.Object({
    triggerId: Uuid,
    terms: TriggerTerms,
    /** The version that was edited; refused when there is a newer one. */
    afterVersion: Type.Integer({ minimum: 1 }),
    /** A new secret for the webhook; the old one is no longer used. */
    renewSecret: Type.Optional(Type.Boolean()),
  }),
  reply: Written,
  refusals: [...TERM_REFUSALS, 'ERR_TRIGGER_NOT_FOUND', 'ERR_STATE_CHANGED'],
})

/** A trigger that has processed an event is kept with its firings, and ended. */
export const deleteTrigger = defineCall({
  method: 'DELETE',
  path: `${root}/DeleteTrigger`,
  audience: 'staff',
  permission: 'triggers.manage',
  summary: 'Delete a draft; end a trigger that was live, at once and permanently',
  query: Type.Object({ triggerId: Uuid, explanation }),
  reply: Done,
  refusals: ['ERR_TRIGGER_NOT_FOUND'],
})
