import type { FastifyInstance } from 'fastify'
import { EVENT_NAMES, EVENT_USES, fieldsOf } from '#contract/event-uses.ts'
import { EVENTS } from '#contract/events.ts'
import * as platform from '#contract/onling-v2/platform-event.ts'
import * as calls from '#contract/play-v1/triggers.ts'
import { requestOf, type Approvals } from '../approvals/index.ts'
import { serve } from '../kernel/index.ts'
import { findDefinition } from './definitions/definitions.queries.ts'
import {
  createDefinition,
  deleteDefinition,
  showDefinition,
  showField,
  updateDefinition,
} from './definitions/write-definition.ts'
import { goLiveAction } from './go-live.ts'
import { judgeTerms } from './judge-terms.ts'
import { deleteTrigger, moveTrigger } from './move-trigger.ts'
import type { TriggerNeeds } from './needs.ts'
import { previewTrigger } from './preview.ts'
import { showTrigger } from './show-trigger.ts'
import { definitionsListed, firingsListed, triggersListed } from './list-triggers.ts'
import { findTrigger } from './triggers.queries.ts'
import { createTrigger, updateTrigger } from './write-trigger.ts'

/** Mounts the calls of staff about triggers. */
export function triggerRoutes(app: FastifyInstance, needs: TriggerNeeds, approvals: Pick<Approvals, 'register'>): void {
  definitionRoutes(app, needs)
  writingRoutes(app, needs)
  const { db, target } = needs
  const goLive = approvals.register(goLiveAction(needs))
  serve(app, calls.goLive, (input) => {
    const { triggerId, version } = input.body
    return goLive({ triggerId, version }, requestOf(input))
  })
  for (const [call, move] of [
    [calls.pause, 'pause'],
    [calls.resume, 'resume'],
  ] as const)
    serve(app, call, async ({ body: { triggerId }, changed }) => {
      const before = await findTrigger(db, target, triggerId)
      const moved = await moveTrigger(needs, triggerId, move)
      changed({ state: before?.state ?? '' }, { state: moved.state })
      return moved
    })
  serve(app, calls.judge, async ({ body }) => {
    const { problems, findings, loop } = await judgeTerms(needs, db, body)
    return { problems: [...problems], findings: [...findings], loop: [...loop] }
  })
  serve(app, calls.preview, ({ body }) => previewTrigger(needs, body.terms))
  const firings = firingsListed(needs)
  serve(app, calls.listFirings, ({ query, caller }) => firings.page(query, caller))
}

function definitionRoutes(app: FastifyInstance, needs: TriggerNeeds): void {
  const { db, target } = needs
  serve(app, calls.listEvents, async () => ({
    rows: EVENT_NAMES.map((event) => ({
      event,
      reach: EVENT_USES[event].reach,
      play: [...EVENT_USES[event].play],
      fields: fieldsOf(event).map(showField),
      handledBy: [...EVENTS[event].handledBy],
    })),
    languages: [...needs.languages],
  }))
  const definitions = definitionsListed(needs)
  serve(app, platform.listDefinitions, ({ query, caller }) => definitions.page(query, caller))
  serve(app, platform.getDefinition, async ({ query, refuse }) => {
    const row = await findDefinition(db, target, query.definitionId)
    return row ? showDefinition(row) : refuse('ERR_EVENT_DEFINITION_NOT_FOUND')
  })
  serve(app, platform.createDefinition, async ({ body, caller, subject, changed }) => {
    const made = await createDefinition(needs, body, caller)
    subject('event-definition', made.definitionId, made.key)
    changed(null, factsOf(made))
    return made
  })
  serve(app, platform.updateDefinition, async ({ body, changed }) => {
    const { before, after } = await updateDefinition(needs, body)
    changed(factsOf(before), factsOf(after))
    return after
  })
  serve(app, platform.deleteDefinition, async ({ query, changed }) => {
    changed(factsOf(await deleteDefinition(needs, query.definitionId)), null)
    return { done: true as const }
  })
}

function writingRoutes(app: FastifyInstance, needs: TriggerNeeds): void {
  const { db, target } = needs
  const listed = triggersListed(needs)
  serve(app, platform.listTriggers, ({ query, caller }) => listed.page(query, caller))
  serve(app, platform.getTrigger, async ({ query, refuse }) => {
    const row = await findTrigger(db, target, query.triggerId)
    return row ? showTrigger(row) : refuse('ERR_TRIGGER_NOT_FOUND')
  })
  serve(app, platform.createTrigger, async ({ body, caller, subject, changed }) => {
    const written = await createTrigger(needs, body.terms, caller)
    subject('trigger', written.trigger.triggerId, body.terms.name)
    changed(null, { terms: JSON.stringify(body.terms) })
    return written
  })
  serve(app, platform.updateTrigger, async ({ body, caller, changed }) => {
    const { before, written } = await updateTrigger(needs, body, caller)
    changed({ terms: JSON.stringify(before) }, { terms: JSON.stringify(body.terms) })
    return written
  })
  serve(app, platform.deleteTrigger, async ({ query, changed }) => {
    const { state, terms } = await deleteTrigger(needs, query.triggerId)
    changed({ state, terms: JSON.stringify(terms) }, null)
    return { done: true as const }
  })
}

/** The fields of a definition that people change, for the audit log. */
const factsOf = ({ key, event, description, isEnabled }: ReturnType<typeof showDefinition>) => ({
  key,
  event,
  description,
  isEnabled,
})
