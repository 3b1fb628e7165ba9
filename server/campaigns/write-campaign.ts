import type { BodyOf, ReplyOf } from '#contract/call.ts'
import type * as calls from '#contract/play-v1/campaigns.ts'
import type { CampaignTerms } from '#contract/shapes/campaigns.ts'
import { campaignCan } from '#contract/states/campaign-states.ts'
import { assert, newId, refuse, publish, type Transaction } from '../kernel/index.ts'
import * as queries from './campaigns.queries.ts'
import * as versionQueries from './versions.queries.ts'
import { findProblems, type TermsProblem } from './judge-terms.ts'
import type { CampaignNeeds } from './needs.ts'
import { showDetail } from './show-campaign.ts'

type Detail = ReplyOf<typeof calls.create>
type Needs = Pick<CampaignNeeds, 'db' | 'clock' | 'target' | 'currency' | 'judgeTerms' | 'maxMinor' | 'givers'>

/** Refuses terms that contradict themselves, and those that the law of the market forbids: neither can be saved. */
export function mustBeLawful(needs: Needs, terms: CampaignTerms): void {
  const { judgeTerms } = needs
  const [problem] = problemsOf(needs, terms)
  if (problem) return refuse('ERR_CAMPAIGN_TERMS', problem)
  const findings = judgeTerms(terms)
  if (findings.length > 0) return refuse('ERR_CAMPAIGN_NOT_LAWFUL', { findings })
}

/** Errors in terms apart from the law: of the terms alone, and of the room that provides the gift. */
export function problemsOf(
  { clock, maxMinor, givers }: Pick<Needs, 'clock' | 'maxMinor' | 'givers'>,
  terms: CampaignTerms,
): TermsProblem[] {
  const ofRoom = givers[terms.gift.kind]?.findProblems?.(terms) ?? []
  return [...findProblems(terms, { now: clock.now(), maxMinor }), ...ofRoom]
}

/** Columns of a campaign that follow from its terms, for search and bounds. */
export const frameOf = ({ budgetMinor, window }: CampaignTerms) => ({
  budget: budgetMinor,
  startsAt: new Date(window.from),
  softEnd: new Date(window.softEnd),
})

/** Writes a campaign with the first version of its terms. The same key of the same person is the same campaign. */
export async function createCampaign(
  needs: Needs,
  { terms, idempotencyKey = null }: { readonly terms: CampaignTerms; readonly idempotencyKey?: string | null },
  writtenBy: number,
): Promise<Detail> {
  mustBeLawful(needs, terms)
  const { db, clock, target, currency } = needs
  return db.transaction(async (tx) => {
    const at = clock.now()
    const id = newId(at)
    const row = { id, kind: terms.gift.kind, currency, ...frameOf(terms), createdBy: writtenBy, createdAt: at }
    if (!(await queries.insertCampaign(tx, row, { target, idempotencyKey })))
      return sameAgain(needs, tx, { terms, idempotencyKey, writtenBy })
    await versionQueries.insertVersion(tx, {
      id: newId(at),
      campaignId: id,
      version: 1,
      terms,
      writtenBy,
      writtenAt: at,
    })
    await publish(tx, 'campaigns.written', { campaignId: id, version: 1 })
    return detailOf(tx, target, id)
  })
}

/** The campaign of the key: the same terms are a repeat, other terms are refused. */
async function sameAgain(
  { target }: Needs,
  tx: Transaction,
  asked: { readonly terms: CampaignTerms; readonly idempotencyKey: string | null; readonly writtenBy: number },
): Promise<Detail> {
  const earlier = await queries.findByKey(tx, asked.writtenBy, asked.idempotencyKey)
  const first = earlier && (await versionQueries.findVersion(tx, earlier.id, 1))
  if (!first || !isSame(first.terms, asked.terms)) return refuse('ERR_KEY_REUSED')
  return detailOf(tx, target, first.campaignId)
}

/** Compared field by field: the database keeps the order of a JSON object's keys its own way. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other))
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, of]) => [key, sorted(of)]),
  )
}

/** Writes a new version. A version in force stays so until the new one is approved. */
export async function saveVersion(
  needs: Needs,
  { campaignId, terms, afterVersion }: BodyOf<typeof calls.saveVersion>,
  writtenBy: number,
): Promise<Detail> {
  mustBeLawful(needs, terms)
  const { db, clock, target } = needs
  return db.transaction(async (tx) => {
    const row = await queries.lockCampaign(tx, target, campaignId)
    if (!row) return refuse('ERR_CAMPAIGN_NOT_FOUND')
    if (row.state === 'ended' || row.latestVersion !== afterVersion) return refuse('ERR_STATE_CHANGED')
    // The kind of gift never changes: another kind is another campaign.
    if (terms.gift.kind !== row.kind) return refuse('ERR_CAMPAIGN_TERMS', { field: 'gift.kind', problem: 'changed' })
    if (terms.budgetMinor < row.given)
      return refuse('ERR_CAMPAIGN_TERMS', { field: 'budgetMinor', problem: 'given-already' })
    const at = clock.now()
    const version = afterVersion + 1
    await versionQueries.insertVersion(tx, { id: newId(at), campaignId, version, terms, writtenBy, writtenAt: at })
    await versionQueries.dropUnsigned(tx, campaignId, version)
    await queries.setLatest(tx, campaignId, version)
    if (campaignCan('edit', row.state)) {
      await queries.setState(tx, campaignId, 'draft')
      await queries.setFrame(tx, campaignId, frameOf(terms))
    }
    await publish(tx, 'campaigns.written', { campaignId, version })
    return detailOf(tx, target, campaignId)
  })
}

/** A campaign that was just written, as calls show it. */
export async function detailOf(tx: Transaction, target: string, id: string): Promise<Detail> {
  const detail = await showDetail(tx, target, id)
  assert(detail, 'A campaign that was just written is there.')
  return detail
}
