import { createHash } from 'node:crypto'
import type { ReplyOf } from '#contract/call.ts'
import type * as calls from '#contract/play-v1/reconciliation.ts'
import { LISTED_BY_STATEMENTS } from '#contract/shapes/payment-names.ts'
import { dayOf } from '#contract/states/calendar.ts'
import type { CurrencyCode } from '#money'
import {
  newId,
  readUpload,
  refuse,
  type Clock,
  type Database,
  type Input,
  type StaffCaller,
  type Transaction,
} from '#server/kernel/index.ts'
import { findDifferences } from './find-differences.ts'
import { asPayout, LISTS_PAYOUTS, type PartnerItem } from './lists/partner-item.ts'
import { readPartnerList, type ReadDayList } from './read-partner-list.ts'
import * as queries from './reconciliation.queries.ts'
import { publishTakenBack } from './publish-taken-back.ts'

export type ReconciliationNeeds = {
  readonly db: Database
  readonly clock: Clock
  readonly rules: { readonly currency: CurrencyCode; readonly timeZone: string }
  /** Parsers of partners' own formats, by gateway. Absent where all lists are plain. */
  readonly listFormats?: ReadonlyMap<string, ReadDayList>
}

type OfDay = { readonly gateway: string; readonly day: string }

/** Stores the partner's list of a day in place of the previous one, and compares. */
export async function importPartnerList(
  needs: ReconciliationNeeds,
  { raw, query, caller }: Pick<Input<typeof calls.importPartnerList>, 'raw' | 'query' | 'caller'>,
): Promise<ReplyOf<typeof calls.importPartnerList>> {
  const bytes = await readUpload(raw)
  if (bytes === 'none') return refuse('ERR_FILE_MISSING')
  if (bytes === 'too-large') return refuse('ERR_FILE_TOO_LARGE')
  const items = readPartnerList(bytes, { day: query.day, readOwn: needs.listFormats?.get(query.gateway) })
  if (!items) return refuse('ERR_STATEMENT_NOT_TAKEN', { problem: 'unreadable' })
  if (items.some(({ currency }) => currency !== needs.rules.currency))
    return refuse('ERR_STATEMENT_NOT_TAKEN', { problem: 'another-currency' })
  return needs.db.transaction(async (tx) => {
    const at = await openDay(tx, needs, query)
    const named = await namedByPartner(tx, at.gateway, items)
    await keepList(tx, needs, at, { items: named, caller, hash: createHash('sha256').update(bytes).digest('hex') })
    const openDifferences = await compare(tx, needs, at)
    await publishTakenBack(tx, needs, at)
    return { items: items.length, openDifferences }
  })
}

/** Compares a day again, after something was put right. */
export async function compareDay(
  needs: ReconciliationNeeds,
  { body, caller }: Pick<Input<typeof calls.compareDay>, 'body' | 'caller'>,
): Promise<ReplyOf<typeof calls.compareDay>> {
  return needs.db.transaction(async (tx) => {
    const at = await openDay(tx, needs, body)
    await needList(tx, needs, at, caller)
    return { openDifferences: await compare(tx, needs, at) }
  })
}

/** Closes a day that is over, has the partner's list, and whose differences are all explained. */
export async function closeDay(
  needs: ReconciliationNeeds,
  { body, caller }: Pick<Input<typeof calls.closeDay>, 'body' | 'caller'>,
): Promise<ReplyOf<typeof calls.closeDay>> {
  return needs.db.transaction(async (tx) => {
    const at = await openDay(tx, needs, body)
    await needList(tx, needs, at, caller)
    const openDifferences = await compare(tx, needs, at)
    if (openDifferences > 0) return refuse('ERR_OPEN_DIFFERENCES', { openDifferences })
    await queries.closeDay(tx, at, explainedBy(needs, caller, body.explanation))
    return { done: true as const }
  })
}

export async function explainDifference(
  needs: ReconciliationNeeds,
  { body, caller }: Pick<Input<typeof calls.explainDifference>, 'body' | 'caller'>,
): Promise<ReplyOf<typeof calls.explainDifference>> {
  return needs.db.transaction(async (tx) => {
    if (!(await queries.lockOpenDifference(tx, body.differenceId))) return refuse('ERR_STATE_CHANGED')
    await queries.explainDifference(tx, body.differenceId, explainedBy(needs, caller, body.explanation))
    return { done: true as const }
  })
}

/** Items by the partner's numbers. An item with an unknown payment id keeps that id: it becomes a difference. */
async function namedByPartner(tx: Transaction, gateway: string, items: readonly PartnerItem[]): Promise<PartnerItem[]> {
  const ours = items.filter(({ isOurs }) => isOurs).map(({ providerRef }) => providerRef)
  const refs = ours.length === 0 ? new Map<string, string>() : await queries.findProviderRefs(tx, gateway, ours)
  const payouts = LISTS_PAYOUTS.includes(gateway)
    ? await queries.findPayoutRefs(
        tx,
        gateway,
        items.map(({ providerRef }) => providerRef),
      )
    : new Set<string>()
  return items.map((item) => {
    const { providerRef, isOurs } = item
    if (payouts.has(providerRef)) return asPayout(item)
    return { ...item, providerRef: (isOurs ? refs.get(providerRef) : undefined) ?? providerRef }
  })
}

/** Locks the day. Refuses a day that is not over, since more can come, and a closed one, which never changes. */
async function openDay(
  tx: Transaction,
  { clock, rules }: ReconciliationNeeds,
  { gateway, day }: OfDay,
): Promise<queries.GatewayDay> {
  const { timeZone } = rules
  if (day >= dayOf(timeZone, clock.now())) return refuse('ERR_TOO_SOON', { day })
  const at = { gateway, day, timeZone }
  if ((await queries.lockDay(tx, at)).closedAt) return refuse('ERR_STATE_CHANGED')
  return at
}

async function needList(
  tx: Transaction,
  needs: ReconciliationNeeds,
  at: queries.GatewayDay,
  caller: StaffCaller,
): Promise<void> {
  if (LISTED_BY_STATEMENTS.includes(at.gateway))
    await keepList(tx, needs, at, { items: await queries.listFromStatements(tx, at), caller, hash: 'statements' })
  else if ((await queries.lockDay(tx, at)).listHash === null) return refuse('ERR_FILE_MISSING')
}

async function keepList(
  tx: Transaction,
  { clock }: ReconciliationNeeds,
  at: queries.GatewayDay,
  list: { readonly items: readonly PartnerItem[]; readonly caller: StaffCaller; readonly hash: string },
): Promise<void> {
  const { items, caller, hash } = list
  await queries.replaceList(tx, at, { items, hash, at: clock.now(), byName: caller.name })
}

async function compare(tx: Transaction, { clock }: ReconciliationNeeds, at: queries.GatewayDay): Promise<number> {
  const differences = findDifferences(
    await queries.listOurs(tx, at, LISTS_PAYOUTS.includes(at.gateway)),
    await queries.listPartner(tx, at),
  )
  const now = clock.now()
  return queries.replaceDifferences(
    tx,
    at,
    differences.map((one) => ({ ...one, id: newId(now) })),
  )
}

function explainedBy({ clock }: ReconciliationNeeds, caller: StaffCaller, explanation: string): queries.Explained {
  return { at: clock.now(), userId: caller.userId, userName: caller.name, explanation }
}
