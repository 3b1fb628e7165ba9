import { emptyPreview, type Action, type Preview } from '#server/approvals/index.ts'
import type { Instant, Transaction } from '#server/kernel/index.ts'
import type { TopologyNeeds } from '../needs.ts'
import { lockPlaces } from '../versions/versions.queries.ts'
import { planOpening, planOpeningEnd } from './plan-opening.ts'
import { planManyMoves, planManyNew } from './plan-many.ts'
import { planParty } from './plan-party.ts'
import { planSpecialEnd, planSpecialOpening } from './plan-special-opening.ts'
import { planMove, planNewTerminal, planTerminalChange, planTerminalEnd } from './plan-terminal.ts'
import { planValidity, planValidityEnd } from './plan-validity.ts'
import { planNewVenue, planVenueChange, planVenueEnd } from './plan-venue.ts'
import { changesOf, type Plan, type Planner } from './plan.ts'

const planners = {
  'venue-new': planNewVenue,
  'venue-change': planVenueChange,
  'venue-end': planVenueEnd,
  'terminal-new': planNewTerminal,
  'terminal-change': planTerminalChange,
  'terminal-move': planMove,
  'terminal-end': planTerminalEnd,
  'terminals-new': planManyNew,
  'terminals-move': planManyMoves,
  opening: planOpening,
  'opening-end': planOpeningEnd,
  special: planSpecialOpening,
  'special-end': planSpecialEnd,
  validity: planValidity,
  'validity-end': planValidityEnd,
  party: planParty,
} as const

type Planners = typeof planners
type Wanted<Kind extends keyof Planners> = Parameters<Planners[Kind]>[2]

/** A change of places: its kind and its input. */
export type PlaceChange = {
  [Kind in keyof Planners]: { readonly kind: Kind; readonly wanted: Wanted<Kind> }
}[keyof Planners]

/** Checks a change and refuses an impossible one; changes of one brand are serialized. */
export async function planChange(
  tx: Transaction,
  needs: TopologyNeeds,
  { kind, wanted }: PlaceChange,
  now: Instant,
): Promise<Plan> {
  await lockPlaces(tx, needs.target)
  const planner = planners[kind] as Planner<typeof wanted>
  return planner(tx, needs, wanted, now)
}

/** Every change of places by staff: by one person, unless a warning requires a second one. */
export function changePlacesAction(needs: TopologyNeeds): Action<PlaceChange, string> {
  return {
    key: 'places.change',
    permission: 'places.manage',
    preview: async (tx, change) => lookOf(await planChange(tx, needs, change, needs.clock.now())),
    run: async (tx, change, { asker }) => {
      const at = needs.clock.now()
      const plan = await planChange(tx, needs, change, at)
      return plan.write({ name: asker.name, at })
    },
  }
}

function lookOf({ subject, before, after, each = [], warnings, count = 1 }: Plan): Preview {
  return {
    ...emptyPreview,
    subject,
    touched: { kind: 'places', count },
    changes: [...changesOf({ before, after }), ...each],
    warnings: [...new Set(warnings)].map((id) => ({ id, about: null })),
  }
}
