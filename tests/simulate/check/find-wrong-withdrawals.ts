import type { Deed } from '../facts.ts'
import type { BrandNo } from '../step.ts'
import type { CheckNeeds, Person, ReportViolation } from './check-facts.ts'

type Withdrawn = Extract<Deed, { did: 'withdraw' }>
type Moved = Extract<Deed, { did: 'move-withdrawal' }>
type State = 'held' | 'cancelled' | 'refused' | 'sent' | 'done' | 'returned'

/** From which states a move is one; a cancellation that comes again is answered as it was. */
const WAYS: Readonly<Record<Moved['move'], { readonly from: readonly State[]; readonly to: State }>> = {
  cancel: { from: ['held', 'cancelled'], to: 'cancelled' },
  refuse: { from: ['held'], to: 'refused' },
  send: { from: ['held'], to: 'sent' },
  setDone: { from: ['sent'], to: 'done' },
  giveBack: { from: ['sent', 'done'], to: 'returned' },
}
/** So many may wait at once at a brand. */
const OPEN_MAX = 5

/**
 * Nothing goes out of a temporary account (CZ-13). Everybody else may take out what there is: neither an exclusion, a panic
 * stop, a break nor a limit keeps them from it. Each withdrawal goes its way once: what is cancelled is never sent, what is
 * sent is not cancelled.
 */
export function findWrongWithdrawals(person: Person, tell: ReportViolation, needs: CheckNeeds): void {
  for (const brand of [0, 1] as const) {
    const states = new Map<string, State>()
    for (const deed of person.deeds) {
      if (deed.brand !== brand) continue
      if (deed.did === 'withdraw') findWrongRequest(person, deed, { states, tell, needs })
      if (deed.did === 'move-withdrawal') findWrongMove(deed, states, tell)
    }
  }
}

type Known = { readonly states: Map<string, State>; readonly tell: ReportViolation; readonly needs: CheckNeeds }

function findWrongRequest(person: Person, deed: Withdrawn, { states, tell, needs }: Known): void {
  const at = Date.parse(deed.at)
  const isTemporary = person.market === 'CZE' && at < (needs.verifiedFrom(person.no)?.getTime() ?? Infinity)
  const { refused } = deed
  if (!refused) {
    if (isTemporary) tell('temporary-account', at, 'money out of a temporary account')
    states.set(deed.reference, 'held')
    return
  }
  const open = [...states.values()].filter((state) => state === 'held').length
  const isRight =
    (refused.ruleId === 'CZ-13' && isTemporary) ||
    (refused.code === 'ERR_INSUFFICIENT_FUNDS' && deed.amount > leastBalance(person, deed.brand, deed.at)) ||
    (refused.code === 'ERR_TOO_MANY_OPEN' && open >= OPEN_MAX)
  if (!isRight)
    tell('withdrawal', at, `${deed.amount} is kept back with ${refused.code}, ${refused.ruleId ?? 'no rule'}`)
}

/** The least that there was just before an instant or at it. */
function leastBalance({ entries }: Person, brand: BrandNo, at: string): number {
  const own = entries.filter((entry) => entry.brand === brand && entry.at <= at)
  const before = own.findLast((entry) => entry.at < at)?.balanceAfter ?? 0
  return Math.min(before, ...own.filter((entry) => entry.at === at).map(({ balanceAfter }) => balanceAfter))
}

function findWrongMove(
  { reference, move, at, refused }: Moved,
  states: Map<string, State>,
  tell: ReportViolation,
): void {
  const state = states.get(reference)
  const { from, to } = WAYS[move]
  const isPossible = state !== undefined && from.includes(state)
  if (isPossible === (refused !== undefined))
    tell('withdrawal', Date.parse(at), `${move} of one that is ${state} was ${refused ? refused.code : 'let through'}`)
  if (!refused) states.set(reference, to)
}
