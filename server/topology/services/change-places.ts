import type { CallDefinition, ReplyOf } from '#contract/call.ts'
import * as calls from '#contract/capi-v1/topology.ts'
import { assert, type Input } from '#server/kernel/index.ts'
import type { TopologyNeeds } from '../needs.ts'
import { planChange, type PlaceChange } from '../plans/change-action.ts'
import { showTerminal } from '../show/show-terminals.ts'
import { showVenue } from '../show/show-venues.ts'
import { refuseForeignVenue, refusePast, refuseVenues } from './own-venue.ts'
import { describeChange, writeOnce } from './write-once.ts'

type Sent<Call extends CallDefinition> = Pick<Input<Call>, 'body' | 'caller' | 'subject' | 'changed'>

/** Adds a venue for a service of the operator. */
export async function addVenue(
  needs: TopologyNeeds,
  input: Sent<typeof calls.addVenue>,
): Promise<ReplyOf<typeof calls.addVenue>> {
  refuseVenues(input.caller)
  const { idempotencyKey: _, ...wanted } = input.body
  const written = await change(needs, calls.addVenue, input, { kind: 'venue-new', wanted })
  return { venue: await showVenue(needs, written.id, asOf(input.body)), receipt: written.receipt }
}

export async function changeVenue(
  needs: TopologyNeeds,
  input: Sent<typeof calls.changeVenue>,
): Promise<ReplyOf<typeof calls.changeVenue>> {
  refuseForeignVenue(input.caller, input.body.venueId)
  const { idempotencyKey: _, ...wanted } = input.body
  const written = await change(needs, calls.changeVenue, input, { kind: 'venue-change', wanted })
  return { venue: await showVenue(needs, written.id, asOf(input.body)), receipt: written.receipt }
}

export async function removeVenue(
  needs: TopologyNeeds,
  input: Sent<typeof calls.removeVenue>,
): Promise<ReplyOf<typeof calls.removeVenue>> {
  refuseVenues(input.caller)
  const { idempotencyKey: _, ...wanted } = input.body
  const { receipt } = await change(needs, calls.removeVenue, input, { kind: 'venue-end', wanted })
  return { done: true, receipt }
}

export async function addTerminalToVenue(
  needs: TopologyNeeds,
  input: Sent<typeof calls.addTerminalToVenue>,
): Promise<ReplyOf<typeof calls.addTerminalToVenue>> {
  refuseForeignVenue(input.caller, input.body.venueId)
  const { idempotencyKey: _, ...move } = input.body
  const wanted = { ...move, isFromStore: input.caller.venueId !== null }
  const written = await change(needs, calls.addTerminalToVenue, input, { kind: 'terminal-move', wanted })
  return { terminal: await showTerminal(needs, written.id, asOf(input.body)), receipt: written.receipt }
}

type WrittenBody = { readonly idempotencyKey: string; readonly from?: string }

const asOf = ({ from }: WrittenBody): { readonly asOf?: string } => (from === undefined ? {} : { asOf: from })

/** Checks, writes and records the change for the audit log, once for the key. */
async function change(
  needs: TopologyNeeds,
  call: CallDefinition,
  input: Pick<Input<CallDefinition>, 'subject' | 'changed'> & {
    readonly body: WrittenBody
    readonly caller: Sent<typeof calls.addVenue>['caller']
  },
  wanted: PlaceChange,
): Promise<{ readonly id: string; readonly receipt: string }> {
  refusePast(input.body.from, needs.clock.now())
  const { id, receipt } = await writeOnce(
    needs,
    { call, caller: input.caller, body: input.body },
    async (tx, writer) => {
      const plan = await planChange(tx, needs, wanted, writer.at)
      const written = await plan.write(writer)
      describeChange(input, { ...plan, subject: { ...plan.subject, id: written } })
      return { id: written }
    },
  )
  assert(typeof id === 'string', 'What is written has an id.')
  return { id, receipt }
}
