import { promises } from '#config/promises.ts'
import type { LiveFigures, LiveQueue } from '#contract/shapes/live.ts'
import type { RiskArea } from '#contract/shapes/risk.ts'
import { countWaitingApprovals } from '#server/approvals/index.ts'
import { countLateDocuments, countWaitingDocuments } from '#server/documents/index.ts'
import {
  countOpenBankItems,
  countWaitingDeposits,
  countWaitingWithdrawals,
  listWaitingWithdrawals,
} from '#server/payments/index.ts'
import { measureWaiting } from '#server/risk/index.ts'
import { countWaitingTickets } from '#server/support/index.ts'
import type { LiveNeeds } from '../needs.ts'

type Needs = Pick<LiveNeeds, 'db' | 'clock' | 'target'>
type Waiting = { readonly count: number; readonly oldestAt: Date | null; readonly late: number }

const MINUTE_MS = 60_000
/** As many as a picture shows one by one. */
const SHOWN_MAX = 60

const queueOf = ({ count, oldestAt, late }: Waiting, promiseMinutes: number | null): LiveQueue => ({
  count,
  oldestAt: oldestAt?.toISOString() ?? null,
  late,
  promiseMinutes,
})
const promisedAt = ({ clock }: Needs, minutes: number) => new Date(clock.now().getTime() - minutes * MINUTE_MS)

export async function readPayments(needs: Needs): Promise<LiveFigures['payments']> {
  const { db } = needs
  const [withdrawals, deposits, bankItems, waiting] = await Promise.all([
    countWaitingWithdrawals(db, promisedAt(needs, promises.withdrawal)),
    countWaitingDeposits(db, promisedAt(needs, promises.deposit)),
    countOpenBankItems(db, promisedAt(needs, promises.bankItem)),
    listWaitingWithdrawals(db, SHOWN_MAX),
  ])
  return {
    withdrawals: queueOf(withdrawals, promises.withdrawal),
    deposits: queueOf(deposits, promises.deposit),
    bankItems: queueOf(bankItems, promises.bankItem),
    waiting: waiting.map(({ since, state }) => ({ since: since.toISOString(), state })),
  }
}

export async function readSupport({ db, clock, target }: Needs): Promise<LiveQueue> {
  return queueOf(await countWaitingTickets(db, target, clock.now()), null)
}

/** Each area is a part of its own: without its right not even its count is shown. */
export const readRisk =
  (area: RiskArea) =>
  async (needs: Needs): Promise<LiveQueue> => {
    const of = { target: needs.target, area, lateBefore: promisedAt(needs, promises.riskAlert) }
    return queueOf(await measureWaiting(needs.db, of), promises.riskAlert)
  }

export async function readApprovals(needs: Needs & Pick<LiveNeeds, 'proposals'>): Promise<LiveQueue> {
  return queueOf(await countWaitingApprovals(needs, promisedAt(needs, promises.approval)), promises.approval)
}

export async function readDocuments(needs: Needs): Promise<LiveQueue> {
  const { db, target } = needs
  const [waiting, late] = await Promise.all([
    countWaitingDocuments(db, target),
    countLateDocuments(db, target, promisedAt(needs, promises.document)),
  ])
  return queueOf({ ...waiting, late }, promises.document)
}
