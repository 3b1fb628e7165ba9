import type { FastifyInstance } from 'fastify'
import * as internal from '#contract/capi-v1/internal-places.ts'
import * as reporting from '#contract/capi-v1/reporting.ts'
import * as calls from '#contract/capi-v1/topology.ts'
import { serve } from '#server/kernel/index.ts'
import type { TopologyNeeds } from '../needs.ts'
import { listParties, showOperator } from '../show/show-parties.ts'
import { listTerminals, showHistory } from '../show/show-terminals.ts'
import { listVenues, showVenue } from '../show/show-venues.ts'
import { addMany } from './add-many.ts'
import { addTerminalToVenue, addVenue, changeVenue, removeVenue } from './change-places.ts'
import { refuseForeignVenue } from './own-venue.ts'
import { getOpeningClosingTimes, listAssignments, listPlaces } from './read-places.ts'
import { findReceipt } from './write-once.ts'

/** Mounts the calls of services of the operator and of venues about places. */
export function servicePlaceRoutes(app: FastifyInstance, needs: TopologyNeeds): void {
  serve(app, calls.getOperator, async ({ body }) => (await showOperator(needs, body)).operator)
  serve(app, calls.listVenues, ({ body, caller }) => listVenues(needs, body, caller.venueId))
  serve(app, internal.listVenues, ({ body, caller }) => listVenues(needs, body, caller.venueId))
  for (const call of [calls.getVenue, internal.getVenue])
    serve(app, call, async ({ body, caller }) => {
      refuseForeignVenue(caller, body.venueId)
      return showVenue(needs, body.venueId, body)
    })
  serve(app, calls.addVenue, (input) => addVenue(needs, input))
  serve(app, calls.changeVenue, (input) => changeVenue(needs, input))
  serve(app, calls.removeVenue, (input) => removeVenue(needs, input))
  serve(app, calls.getOpeningClosingTimes, async (input) => {
    refuseForeignVenue(input.caller, input.body.venueId)
    return getOpeningClosingTimes(needs, input)
  })
  serve(app, calls.addTerminalToVenue, (input) => addTerminalToVenue(needs, input))
  serve(app, calls.listTerminalsInVenue, async ({ body, caller }) => {
    refuseForeignVenue(caller, body.venueId)
    await showVenue(needs, body.venueId, body)
    return listTerminals(needs, body, { venueId: body.venueId })
  })
  serve(app, internal.getAllTerminals, ({ body, caller }) => listTerminals(needs, body, { venueId: caller.venueId }))
  for (const call of [calls.getHistoryOfTerminal, internal.getHistoryOfTerminal])
    serve(app, call, ({ body, caller }) => showHistory(needs, body.terminalId, caller.venueId))
  serve(app, internal.listTerminalsAssignements, (input) => listAssignments(needs, input))
  serve(app, internal.addMultipleTerminals, (input) => addMany(needs, input))
  serve(app, internal.findReceipt, (input) => findReceipt(needs, input))
  serve(app, reporting.getOperator, ({ body }) => showOperator(needs, body))
  serve(app, reporting.listPlaces, (input) => listPlaces(needs, input))
  serve(app, reporting.listProducers, async ({ body }) => ({ producers: await listParties(needs, 'producer', body) }))
}
