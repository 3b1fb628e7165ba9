import type { FastifyInstance } from 'fastify'
import * as collin from '#contract/collin/topology.ts'
import * as calls from '#contract/onling-v2/topology.ts'
import * as own from '#contract/play-v1/staff-places.ts'
import { requestOf, type Approvals } from '#server/approvals/index.ts'
import { startOfDay } from '#contract/states/calendar.ts'
import { serve } from '#server/kernel/index.ts'
import { findWorkrooms } from './facts/workrooms.queries.ts'
import type { TopologyNeeds } from './needs.ts'
import { previewMoves, previewNew } from './plans/preview-many.ts'
import { changePlacesAction, type PlaceChange } from './plans/change-action.ts'
import { showCalendar } from './show/show-calendar.ts'
import { listOpenings, listSpecials, listValidities } from './show/list-openings.ts'
import { listParties, showParty } from './show/show-parties.ts'
import { showOpening, showSpecial, showValidity } from './show/show-openings.ts'
import { showTerminal, showTerminalTo, terminalsListed } from './show/show-terminals.ts'
import { showVenue, venuesListed } from './show/show-venues.ts'
import { momentOf } from './versions/moment.ts'
import { withoutJudged } from './without-judged.ts'

const DONE = { done: true } as const

/** Mounts the calls of staff about places. */
export function staffPlaceRoutes(app: FastifyInstance, needs: TopologyNeeds, approvals: Approvals): void {
  const change = approvals.register(changePlacesAction(needs))
  venueRoutes(app, needs, change)
  terminalRoutes(app, needs, change)
  openingRoutes(app, needs, change)
  specialOpeningRoutes(app, needs, change)
  validityRoutes(app, needs, change)
  partyRoutes(app, needs, change)
  manyRoutes(app, needs, change)
}

type Change = (change: PlaceChange, request: ReturnType<typeof requestOf>) => Promise<string>
/** As of the instant of the change; as of now for a change that began before. */
const asOf = (from: string | undefined): { readonly asOf?: string } => (from === undefined ? {} : { asOf: from })

function venueRoutes(app: FastifyInstance, needs: TopologyNeeds, change: Change): void {
  const venues = venuesListed(needs)
  serve(app, calls.listVenues, ({ query, caller }) => venues.page(query, caller))
  serve(app, calls.getVenue, ({ query }) => showVenue(needs, query.venueId, query))
  serve(app, calls.createVenue, async (input) => {
    const venueId = await change({ kind: 'venue-new', wanted: withoutJudged(input.body) }, requestOf(input))
    return showVenue(needs, venueId, asOf(input.body.from))
  })
  serve(app, calls.updateVenue, async (input) => {
    const venueId = await change({ kind: 'venue-change', wanted: withoutJudged(input.body) }, requestOf(input))
    return showVenue(needs, venueId, asOf(input.body.from))
  })
  serve(app, calls.deleteVenue, async (input) => {
    await change({ kind: 'venue-end', wanted: withoutJudged(input.query) }, requestOf({ ...input, body: input.query }))
    return DONE
  })
}

function terminalRoutes(app: FastifyInstance, needs: TopologyNeeds, change: Change): void {
  const terminals = terminalsListed(needs)
  serve(app, calls.listTerminals, ({ query, caller }) => terminals.page(query, caller))
  serve(app, calls.getTerminal, (input) => showTerminalTo(needs, input))
  serve(app, calls.createTerminal, async (input) => {
    const terminalId = await change({ kind: 'terminal-new', wanted: withoutJudged(input.body) }, requestOf(input))
    return showTerminal(needs, terminalId, asOf(input.body.from))
  })
  serve(app, calls.updateTerminal, async (input) => {
    const terminalId = await change({ kind: 'terminal-change', wanted: withoutJudged(input.body) }, requestOf(input))
    return showTerminal(needs, terminalId, asOf(input.body.from))
  })
  serve(app, calls.deleteTerminal, async (input) => {
    const wanted = withoutJudged(input.query)
    await change({ kind: 'terminal-end', wanted }, requestOf({ ...input, body: input.query }))
    return DONE
  })
}

function openingRoutes(app: FastifyInstance, needs: TopologyNeeds, change: Change): void {
  const moment = (fromDay?: string) => {
    const now = needs.clock.now()
    const from = fromDay === undefined ? now : startOfDay(needs.timeZone, fromDay)
    return { asOf: from > now || fromDay !== undefined ? from : now, knownAt: now }
  }
  serve(app, calls.listOpenings, ({ query }) => listOpenings(needs, query))
  serve(app, calls.getOpening, ({ query }) => showOpening(needs, query.openingId, momentOf(query, needs.clock.now())))
  serve(app, calls.createOpening, async (input) => {
    const openingId = await change({ kind: 'opening', wanted: withoutJudged(input.body) }, requestOf(input))
    return showOpening(needs, openingId, moment(input.body.fromDay))
  })
  serve(app, calls.updateOpening, async (input) => {
    const openingId = await change({ kind: 'opening', wanted: withoutJudged(input.body) }, requestOf(input))
    return showOpening(needs, openingId, moment(input.body.fromDay))
  })
  serve(app, calls.deleteOpening, async (input) => {
    const wanted = withoutJudged(input.query)
    await change({ kind: 'opening-end', wanted }, requestOf({ ...input, body: input.query }))
    return DONE
  })
}

function specialOpeningRoutes(app: FastifyInstance, needs: TopologyNeeds, change: Change): void {
  const known = (knownAt?: string) => ({
    asOf: null,
    knownAt: knownAt === undefined ? needs.clock.now() : new Date(knownAt),
  })
  serve(app, calls.listSpecialOpenings, ({ query }) => listSpecials(needs, query))
  serve(app, calls.getSpecialOpening, ({ query }) => showSpecial(needs, query.specialOpeningId, known(query.knownAt)))
  serve(app, calls.createSpecialOpening, async (input) => {
    const id = await change({ kind: 'special', wanted: withoutJudged(input.body) }, requestOf(input))
    return showSpecial(needs, id, known())
  })
  serve(app, calls.updateSpecialOpening, async (input) => {
    const id = await change({ kind: 'special', wanted: withoutJudged(input.body) }, requestOf(input))
    return showSpecial(needs, id, known())
  })
  serve(app, calls.deleteSpecialOpening, async (input) => {
    const wanted = withoutJudged(input.query)
    await change({ kind: 'special-end', wanted }, requestOf({ ...input, body: input.query }))
    return DONE
  })
}

function validityRoutes(app: FastifyInstance, needs: TopologyNeeds, change: Change): void {
  const known = () => ({ asOf: null, knownAt: needs.clock.now() })
  serve(app, calls.listValidities, ({ query }) => listValidities(needs, query))
  serve(app, calls.getValidity, ({ query }) =>
    showValidity(needs, query.validityId, momentOf(query, needs.clock.now())),
  )
  serve(app, calls.createValidity, async (input) => {
    const validityId = await change({ kind: 'validity', wanted: withoutJudged(input.body) }, requestOf(input))
    return showValidity(needs, validityId, known())
  })
  serve(app, calls.updateValidity, async (input) => {
    const validityId = await change({ kind: 'validity', wanted: withoutJudged(input.body) }, requestOf(input))
    return showValidity(needs, validityId, known())
  })
  serve(app, calls.deleteValidity, async (input) => {
    const wanted = withoutJudged(input.query)
    await change({ kind: 'validity-end', wanted }, requestOf({ ...input, body: input.query }))
    return DONE
  })
}

/** Many terminals at once: a preview of the result for each, or the change itself. */
function manyRoutes(app: FastifyInstance, needs: TopologyNeeds, change: Change): void {
  const now = () => needs.clock.now()
  serve(app, own.getCalendar, ({ query }) => showCalendar(needs, query))
  serve(app, own.moveTerminals, async (input) => {
    const { isPreview, ...wanted } = withoutJudged(input.body)
    const { rows } = await needs.db.transaction((tx) => previewMoves(tx, needs, wanted, now()))
    if (!isPreview) await change({ kind: 'terminals-move', wanted }, requestOf(input))
    return { isPreview, rows }
  })
  serve(app, own.addTerminals, async (input) => {
    const { isPreview, ...wanted } = withoutJudged(input.body)
    const rows = await needs.db.transaction((tx) => previewNew(tx, needs, wanted, now()))
    if (!isPreview) await change({ kind: 'terminals-new', wanted }, requestOf(input))
    return { isPreview, rows }
  })
}

function partyRoutes(app: FastifyInstance, needs: TopologyNeeds, change: Change): void {
  const { db, target, clock } = needs
  serve(app, own.listParties, async ({ query }) => ({ parties: await listParties(needs, query.kind, query) }))
  serve(app, own.saveParty, async (input) => {
    const partyId = await change({ kind: 'party', wanted: withoutJudged(input.body) }, requestOf(input))
    return showParty(needs, partyId, asOf(input.body.from))
  })
  serve(app, collin.getCompanies, async () => ({ companies: await listParties(needs, 'company', {}) }))
  serve(app, collin.getOperators, async () => ({ operators: await listParties(needs, 'operator', {}) }))
  serve(app, collin.getProviders, async () => ({ providers: await listParties(needs, 'producer', {}) }))
  serve(app, collin.getWorkrooms, async () => ({ workrooms: await findWorkrooms(db, { target, now: clock.now() }) }))
}
