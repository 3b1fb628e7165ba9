import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { firingList } from '../lists/firings.ts'
import { listQuery } from '../lists/list.ts'
import { TERM_REFUSALS } from '../onling-v2/platform-event.ts'
import { AcceptedWarnings, APPROVAL_REFUSALS } from '../shapes/approvals.ts'
import { page, text, Uuid } from '../shapes/fields.ts'
import { EventShown, Firing, Preview, Trigger, TriggerFinding, TriggerTerms } from '../shapes/triggers.ts'

/** Calls of staff about triggers besides defining them. The specification only has definitions and triggers. */
const root = '/capi/BackOffice/v1/Triggers'
const explanation = text(2000, 20)

export const listEvents = defineCall({
  method: 'GET',
  path: `${root}/ListEvents`,
  audience: 'staff',
  permission: 'triggers.read',
  summary: 'The catalogue of events: fields, permitted uses by triggers, and listeners',
  reply: Type.Object({ rows: Type.Array(EventShown), languages: Type.Array(Type.String()) }),
  refusals: [],
})

/** Saves nothing: validation for the editor. */
export const judge = defineCall({
  method: 'POST',
  path: `${root}/Judge`,
  audience: 'staff',
  permission: 'triggers.read',
  summary: 'Objections to a trigger: problems of its terms, findings of the law, and loops',
  isReading: true,
  body: Type.Object({ terms: TriggerTerms, triggerId: Type.Optional(Uuid) }),
  reply: Type.Object({
    problems: Type.Array(Type.Object({ field: Type.String(), problem: Type.String() })),
    findings: Type.Array(TriggerFinding),
    /** Names of triggers that would fire each other, in order; empty without a loop. */
    loop: Type.Array(Type.String()),
  }),
  refusals: ['ERR_EVENT_DEFINITION_NOT_FOUND'],
})

export const preview = defineCall({
  method: 'POST',
  path: `${root}/Preview`,
  audience: 'staff',
  permission: 'triggers.read',
  summary: 'Players for whom it would have fired in the last 30 days, by the stored events',
  isReading: true,
  body: Type.Object({ terms: TriggerTerms }),
  reply: Preview,
  refusals: ['ERR_EVENT_DEFINITION_NOT_FOUND', 'ERR_TRIGGER_NOT_VALID'],
  ratePerMinute: 30,
})

export const goLive = defineCall({
  method: 'POST',
  path: `${root}/GoLive`,
  audience: 'staff',
  permission: 'triggers.manage',
  summary: 'Request the approval of a draft; approved, it reacts to events from then on',
  body: Type.Object({
    triggerId: Uuid,
    version: Type.Integer({ minimum: 1 }),
    explanation,
    acceptedWarnings: Type.Optional(AcceptedWarnings),
  }),
  reply: Trigger,
  refusals: [
    ...TERM_REFUSALS,
    'ERR_TRIGGER_NOT_FOUND',
    'ERR_STATE_CHANGED',
    'ERR_SECOND_PERSON_NEEDED',
    ...APPROVAL_REFUSALS,
  ],
})

const moving = Type.Object({ triggerId: Uuid, explanation })

export const pause = defineCall({
  method: 'POST',
  path: `${root}/Pause`,
  audience: 'staff',
  permission: 'triggers.manage',
  summary: 'Pause a trigger',
  body: moving,
  reply: Trigger,
  refusals: ['ERR_TRIGGER_NOT_FOUND', 'ERR_STATE_CHANGED'],
})

/** By terms that two people have approved, so one person may resume it. */
export const resume = defineCall({
  method: 'POST',
  path: `${root}/Resume`,
  audience: 'staff',
  permission: 'triggers.manage',
  summary: 'Resume a trigger with the approved terms; events meanwhile are ignored',
  body: moving,
  reply: Trigger,
  refusals: ['ERR_TRIGGER_NOT_FOUND', 'ERR_STATE_CHANGED', 'ERR_TRIGGER_NOT_LAWFUL', 'ERR_TRIGGER_LOOP'],
})

export const listFirings = defineCall({
  method: 'GET',
  path: `${root}/ListFirings`,
  audience: 'staff',
  permission: 'triggers.read',
  summary: 'Results of triggers for their events, with the reasons for not firing, newest first',
  query: Type.Object({
    ...listQuery(firingList),
  }),
  reply: page(Firing),
  refusals: [],
})
