import type { ReplyOf } from '#contract/call.ts'
import type * as calls from '#contract/play-v1/triggers.ts'
import { PERSON_FIELDS } from '#contract/event-uses.ts'
import type { TriggerTerms } from '#contract/shapes/triggers.ts'
import { findOldestKept, listKept, refuse, type KeptEvent } from '../kernel/index.ts'
import type { FiredBefore } from './firing/firings.queries.ts'
import { dayBegin, judgeLimits } from './firing/judge-limits.ts'
import { playerOf, readFacts } from './firing/read-facts.ts'
import { mustKnow } from './judge-terms.ts'
import type { Person, TriggerNeeds } from './needs.ts'
import { findProblems } from './rules/check-terms.ts'
import { fieldsUsed, holds } from './rules/condition.ts'
import { favourOf } from './rules/judge-trigger.ts'

type Shown = ReplyOf<typeof calls.preview>
type WhyNot = Shown['byReason'][number]['whyNot']

const DAY_MS = 86_400_000
const DAYS = 30
const PAGE = 1_000
/** The maximum number of events of a preview; the response says when it was reached. */
const EVENTS_MAX = 20_000
/** The maximum number of people whose figures are read. */
const PEOPLE_MAX = 2_000
const SHOWN = 20

/**
 * Which players would have fired with these terms in the last 30 days, by the stored events: condition, limits and
 * budget are applied in the order of the events. Figures of people are today's, and what depends on the day of the
 * event is not checked; the response says so.
 */
export async function previewTrigger(needs: TriggerNeeds, terms: TriggerTerms): Promise<Shown> {
  const { db, clock } = needs
  const definition = await mustKnow(needs, db, terms.definitionId)
  const [problem] = findProblems(terms, { ...needs, event: definition.event })
  if (problem) return refuse('ERR_TRIGGER_NOT_VALID', problem)
  const from = new Date(clock.now().getTime() - DAYS * DAY_MS)
  const { events, isWhole } = await readEvents(needs, definition.event, from)
  const oldest = await findOldestKept(db)
  return {
    from: from.toISOString(),
    coveredFrom: oldest?.toISOString() ?? null,
    ...(await tryOut(needs, terms, events, isWhole)),
    notAsked: notAskedOf(terms),
  }
}

async function readEvents({ db }: Pick<TriggerNeeds, 'db'>, name: KeptEvent['name'], since: Date) {
  const events: KeptEvent[] = []
  for (;;) {
    const page = await listKept(db, { name, since, before: events.at(-1)?.id ?? null }, PAGE)
    events.push(...page)
    if (page.length < PAGE) return { events: events.toReversed(), isWhole: true }
    if (events.length >= EVENTS_MAX) return { events: events.toReversed(), isWhole: false }
  }
}

async function tryOut(needs: TriggerNeeds, terms: TriggerTerms, events: readonly KeptEvent[], allRead: boolean) {
  const looksAtPeople = fieldsUsed(terms.condition, PERSON_FIELDS).length > 0
  const people = new Map<number, Person | undefined>()
  const firedFor = new Map<number | null, Date[]>()
  const reasons = new Map<WhyNot, number>()
  const fired: KeptEvent[] = []
  let isWhole = allRead
  let matched = 0
  const not = (why: WhyNot) => void reasons.set(why, (reasons.get(why) ?? 0) + 1)
  for (const event of events) {
    const playerId = playerOf(event)
    if (looksAtPeople && playerId !== null && !people.has(playerId)) {
      if (people.size >= PEOPLE_MAX) {
        isWhole = false
        continue
      }
      people.set(playerId, await needs.findPerson(needs.db, playerId))
    }
    const person = playerId === null ? undefined : people.get(playerId)
    const facts = await readFacts(needs, needs.db, { event, condition: terms.condition, playerId, person })
    if (!holds(terms.condition, facts)) {
      not('condition')
      continue
    }
    matched += 1
    const before = firedFor.get(playerId) ?? []
    const limit =
      playerId === null ? undefined : judgeLimits(terms.limits, countsOf(needs, before, event.toldAt), event.toldAt)
    if (limit) not(limit)
    else if (fired.length >= terms.limits.budget) not('budget')
    else {
      fired.push(event)
      firedFor.set(playerId, [...before, event.toldAt])
    }
  }
  return {
    isWhole,
    events: events.length,
    matched,
    fired: fired.length,
    people: new Set(fired.map(playerOf).filter((id) => id !== null)).size,
    byReason: [...reasons].map(([whyNot, count]) => ({ whyNot, count })),
    newest: fired
      .slice(-SHOWN)
      .toReversed()
      .map((event) => ({ eventId: event.id, playerId: playerOf(event), toldAt: event.toldAt.toISOString() })),
  }
}

function countsOf({ zone }: Pick<TriggerNeeds, 'zone'>, fired: readonly Date[], at: Date): FiredBefore {
  const since = dayBegin(zone, at)
  return { inAll: fired.length, since: fired.filter((one) => one >= since).length, lastAt: fired.at(-1) ?? null }
}

function notAskedOf(terms: TriggerTerms): Shown['notAsked'] {
  const { action } = terms
  if (favourOf(action) === undefined) return []
  return [
    'left-alone',
    'restricted',
    'blocked',
    ...(action.kind === 'letter' ? (['no-consent'] as const) : []),
    ...(action.kind === 'gift' ? (['campaign'] as const) : []),
  ]
}
