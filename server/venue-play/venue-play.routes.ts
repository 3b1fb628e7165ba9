import type { FastifyInstance } from 'fastify'
import {
  checkDoor as checkDoorCall,
  closeCredit as closeCreditCall,
  getCreditLeft,
  getHall,
} from '#contract/play-v1/staff-hall.ts'
import * as calls from '#contract/play-v1/venue-play.ts'
import type { Approvals } from '#server/approvals/index.ts'
import { refuse, serve } from '#server/kernel/index.ts'
import { closeCredit, closeCreditAction } from './credit/close-credit.ts'
import { showCreditLeft } from './credit/show-credit-left.ts'
import { ensicoRoutes } from './ensico/ensico.routes.ts'
import { enterVenue } from './enter-venue.ts'
import { giveCode } from './give-code.ts'
import { checkEntry } from './hall/check-entry.ts'
import { reportState } from './hall/report-state.ts'
import { showHall } from './hall/show-hall.ts'
import { leaveByPhone, signOutAtTerminal } from './leave-terminal.ts'
import type { VenuePlayNeeds } from './needs.ts'
import { showOwnVenuePlay } from './own-venue-play.ts'
import { panicAtTerminal } from './panic-at-terminal.ts'
import { reportFacts } from './report-facts.ts'
import { sittingShown } from './show-sitting.ts'
import { signInAtTerminal, venueOf } from './sign-in-at-terminal.ts'
import { findSitting } from './sittings.queries.ts'
import { takeStakeAtTerminal } from './take-stake.ts'

/** Mounts the calls of venues' systems and machines, of the player and of staff, and registers the action that is under the policy of approvals. */
export function venuePlayRoutes(app: FastifyInstance, needs: VenuePlayNeeds, approvals: Approvals): void {
  const close = approvals.register(closeCreditAction(needs))
  serve(app, calls.signIn, async (input) => {
    const sitting = await signInAtTerminal(needs, input)
    input.concerns(sitting.playerId)
    return sitting
  })
  serve(app, calls.signOut, (input) => signOutAtTerminal(needs, input))
  serve(app, calls.stake, (input) => takeStakeAtTerminal(needs, input))
  serve(app, calls.report, (input) => reportFacts(needs, input))
  serve(app, calls.reportState, (input) => reportState(needs, input))
  serve(app, calls.enter, (input) => enterVenue(needs, input))
  serve(app, calls.panicAtTerminal, (input) => panicAtTerminal(needs, input))
  serve(app, calls.getSitting, async ({ body, caller, concerns }) => {
    const row = await findSitting(needs.db, body.sittingId, venueOf(caller))
    if (!row) return refuse('ERR_SESSION_NOT_FOUND')
    concerns(row.playerId)
    return sittingShown(row, { currency: needs.currency, now: needs.clock.now() })
  })
  serve(app, calls.getTerminalCode, ({ caller }) => giveCode(needs, caller.playerId))
  serve(app, calls.leaveTerminal, ({ caller }) => leaveByPhone(needs, caller.playerId))
  serve(app, calls.getVenuePlay, ({ caller }) => showOwnVenuePlay(needs, caller.playerId))
  serve(app, getHall, ({ query, caller }) => showHall(needs, { ...query, caller }))
  serve(app, closeCreditCall, (input) => closeCredit(needs, close, input))
  serve(app, getCreditLeft, ({ query }) => showCreditLeft(needs, query.playerId))
  serve(app, checkDoorCall, (input) => checkEntry(needs, input))
  ensicoRoutes(app, needs)
}
