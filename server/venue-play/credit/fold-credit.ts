import type { Instant } from '#server/kernel/index.ts'

export type Seat = {
  readonly sittingId: string
  readonly openedAt: Instant
  readonly isOpen: boolean
  /** Not judged yet, or about to be judged again: what is reported of it is not complete. */
  readonly isPending: boolean
  /** Won less staked. */
  readonly wonMinor: number
}

export type Moved = {
  readonly at: Instant
  readonly takenMinor: number
  readonly givenMinor: number
  /** Whether it can only have come from this terminal. */
  readonly isOfTerminal: boolean
}

export type ClosedCredit = {
  readonly id: string
  /** When the sitting of its case began. */
  readonly openedAt: Instant
  readonly closedAt: Instant
  readonly amountMinor: number
  /** What had been given back since then when it was closed, as the closing saw it. */
  readonly givenMinor: number
  readonly returnedMinor: number
  /** Whether what is given back now can still be compared with it. */
  readonly isCompared: boolean
}

export type FoldedCredit = {
  readonly leftMinor: number
  /** The sitting since which something has been left all the time. */
  readonly origin: Seat | undefined
  /** Of each closing: what was given back all the same, and what of it was not left at all. */
  readonly closings: ReadonlyMap<string, { readonly returnedMinor: number; readonly missingMinor: number }>
}

type Event =
  | { readonly kind: 'seat'; readonly at: Instant; readonly seat: Seat; readonly netMinor: number }
  | { readonly kind: 'given'; readonly at: Instant; readonly moved: Moved }
  | { readonly kind: 'closed'; readonly at: Instant; readonly closing: ClosedCredit }

const ORDER = ['seat', 'given', 'closed']

/**
 * What a player has left on a terminal, by what happened there in the order of its instants, whenever it was reported. A sitting leaves what it took and
 * won less its stakes, returns and closings lower what is left, and nothing lowers it below zero. A return is compared with a closing only where nothing
 * else was left: so neither stakes that are reported late nor returns of later sittings are returns of what was closed (decision 0512).
 */
export function foldCredit(of: {
  readonly seats: readonly Seat[]
  readonly moved: readonly Moved[]
  readonly closings: readonly ClosedCredit[]
}): FoldedCredit {
  const pending = of.seats.find(({ isPending }) => isPending)
  const isSure = (at: Instant) => pending === undefined || at < pending.openedAt
  const [all, sure] = [new Map<string, number>(), new Map<string, number>()]
  const missing = new Map<string, number>()
  const add = (to: Map<string, number>, id: string, minor: number) => to.set(id, (to.get(id) ?? 0) + minor)
  const before: ClosedCredit[] = []
  const given: Moved[] = []
  let leftMinor = 0
  let origin: Seat | undefined
  const lower = (byMinor: number): number => {
    const beyond = Math.max(0, byMinor - leftMinor)
    leftMinor = Math.max(0, leftMinor - byMinor)
    if (leftMinor === 0) origin = undefined
    return beyond
  }
  const giveBack = (beyondMinor: number, at: Instant) => {
    let restMinor = beyondMinor
    for (const { id, amountMinor } of before.toReversed()) {
      const part = Math.min(restMinor, amountMinor - (all.get(id) ?? 0))
      add(all, id, part)
      if (isSure(at)) add(sure, id, part)
      restMinor -= part
    }
  }
  for (const event of eventsOf(of)) {
    if (event.kind === 'seat') {
      if (event.netMinor <= 0) lower(-event.netMinor)
      else if (leftMinor === 0) origin = event.seat
      leftMinor += Math.max(0, event.netMinor)
    } else if (event.kind === 'given') {
      given.push(event.moved)
      const beyond = lower(event.moved.givenMinor)
      if (event.moved.isOfTerminal) giveBack(beyond, event.at)
    } else {
      const { id, openedAt, givenMinor, amountMinor } = event.closing
      const missingMinor = lower(amountMinor)
      // Given back while it was closed, which the closing did not see.
      const unseen = given.filter(({ at }) => at >= openedAt).reduce((sum, one) => sum + one.givenMinor, -givenMinor)
      const returnedMinor = Math.min(missingMinor, Math.max(0, unseen))
      add(all, id, returnedMinor)
      add(sure, id, returnedMinor)
      missing.set(id, missingMinor - returnedMinor)
      if (event.closing.isCompared) before.push(event.closing)
    }
  }
  const closings = of.closings.map((closing) => {
    const { id, returnedMinor, isCompared } = closing
    // Until all is known, an incident is neither begun nor taken back by what may still be explained.
    const compared = Math.max(sure.get(id) ?? 0, Math.min(returnedMinor, all.get(id) ?? 0))
    return [id, { returnedMinor: isCompared ? compared : returnedMinor, missingMinor: missing.get(id) ?? 0 }] as const
  })
  return { leftMinor, origin, closings: new Map(closings) }
}

/** What is known of an open sitting, and what it took, is in play: it leaves nothing yet. */
function eventsOf({ seats, moved, closings }: Parameters<typeof foldCredit>[0]): Event[] {
  const takenOf = (seat: Seat, next: Seat | undefined) =>
    moved
      .filter(({ at }) => at >= seat.openedAt && (next === undefined || at < next.openedAt))
      .reduce((sum, { takenMinor }) => sum + takenMinor, 0)
  const events: Event[] = [
    ...seats.map((seat, index) => ({
      kind: 'seat' as const,
      at: seat.openedAt,
      seat,
      netMinor: seat.isOpen ? 0 : seat.wonMinor + takenOf(seat, seats[index + 1]),
    })),
    ...moved
      .filter(({ givenMinor }) => givenMinor > 0)
      .map((one) => ({ kind: 'given' as const, at: one.at, moved: one })),
    ...closings.map((closing) => ({ kind: 'closed' as const, at: closing.closedAt, closing })),
  ]
  return events.toSorted(
    (one, other) => one.at.getTime() - other.at.getTime() || ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind),
  )
}
