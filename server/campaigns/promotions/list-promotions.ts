import type { Static } from 'typebox'
import type { ReplyOf } from '#contract/call.ts'
import type * as calls from '#contract/play-v1/promotions.ts'
import type { WhyNot } from '#contract/shapes/campaigns.ts'
import type { Refusal } from '../../kernel/index.ts'
import { findOtherAccounts, isOfSegment } from '../../players/index.ts'
import { costOfWagering } from '../cost-of-wagering.ts'
import { timesOf } from '../give-gift.ts'
import { largestGift } from '../judge-terms.ts'
import { findListedIn } from '../lists/lists.queries.ts'
import type { CampaignNeeds } from '../needs.ts'
import type { PromotionNeeds } from './needs.ts'
import * as queries from './promotions.queries.ts'

const PROMOTIONS_MAX = 60

type ShowNeeds = Pick<PromotionNeeds, 'listReturns'>
type Shown = Static<typeof calls.Promotion>
type Own = ReplyOf<typeof calls.listOwnPromotions>
type Player = {
  readonly id: number
  readonly registeredAt: Date
  readonly language: string
  readonly deposits: number
  readonly gifts: ReadonlyMap<string, number>
}

/** What anybody can see: campaigns for all, and those for who has a code that are public, that the law of today allows. */
export async function listForEverybody(needs: PromotionNeeds): Promise<ReplyOf<typeof calls.listPromotions>> {
  const at = needs.clock.now()
  const rows = await readLawful(needs, at)
  const open = rows.filter(({ terms: { people } }) => people.kind === 'everyone' || people.kind === 'code')
  return { ...byBeginning(needs, open, at), at: at.toISOString() }
}

/**
 * What a player is offered, and what they are refused with its reason. A player who must get no offers sees nothing.
 */
export async function listForPlayer(needs: PromotionNeeds, playerId: number): Promise<Own> {
  const { db, target, clock } = needs
  const at = clock.now()
  const nothing: Own = { offers: [], coming: [], refused: [], isLeftAlone: true, at: at.toISOString() }
  const player = await needs.findPlayer(db, playerId)
  if (!player || (await needs.isToBeLeftAlone(db, playerId))) return nothing
  const obstacle = await needs.previewPlayer(playerId)
  if (obstacle && !isOfLaw(obstacle)) return nothing
  const restricted = new Set(await queries.findRestrictionsOf(db, { target, playerId, at }))
  if (restricted.has(null)) return nothing
  const lawful = await readLawful(needs, at)
  const listedIn = await findListedIn(
    db,
    playerId,
    lawful.filter(({ terms }) => terms.people.kind === 'list').map(({ campaignId }) => campaignId),
  )
  const rows = lawful.filter(
    (row) => !restricted.has(row.campaignId) && isMeantFor(row, { id: playerId, ...player, listedIn }),
  )
  const gifts = await queries.countGiftsOf(
    db,
    [playerId, ...(await findOtherAccounts(db, playerId))],
    rows.map(({ campaignId }) => campaignId),
  )
  const of: Player = { id: playerId, ...player, deposits: await needs.countDeposits(db, playerId), gifts }
  const [offered, refused]: [queries.PromotionRow[], Own['refused']] = [[], []]
  for (const row of rows) {
    const why = obstacle ? 'not-lawful' : whyNot(row, of)
    if (!why) offered.push(row)
    // What begins later is judged when it has begun.
    else if (new Date(row.terms.window.from) <= at)
      refused.push({ promotion: show(needs, row), why, law: lawOf(obstacle), needsIdentity: needsIdentity(obstacle) })
  }
  return { ...byBeginning(needs, offered, at), refused, isLeftAlone: false, at: at.toISOString() }
}

async function readLawful({ db, target, judgeTerms }: CampaignNeeds, at: Date): Promise<queries.PromotionRow[]> {
  const rows = await queries.listPromotions(db, target, at, PROMOTIONS_MAX)
  return rows.filter(({ terms }) => canBeShown(terms) && judgeTerms(terms).length === 0)
}

/** Players cannot request gifts by hand or by trigger; codes that are not public are known only to their owners. */
const canBeShown = ({ gift, people }: queries.PromotionRow['terms']): boolean =>
  gift.kind !== 'by-hand' && people.kind !== 'trigger' && (people.kind !== 'code' || people.isPublic === true)

function isMeantFor(
  { campaignId, terms: { people } }: queries.PromotionRow,
  player: Omit<Player, 'deposits' | 'gifts'> & { readonly listedIn: ReadonlySet<string> },
): boolean {
  if (people.kind === 'list') return player.listedIn.has(campaignId)
  if (people.kind === 'named') return people.playerIds.includes(player.id)
  return people.kind !== 'segment' || isOfSegment(people, player)
}

function whyNot({ campaignId, terms }: queries.PromotionRow, { deposits, gifts }: Player): WhyNot | undefined {
  if ((gifts.get(campaignId) ?? 0) >= timesOf(terms)) return 'given-often-enough'
  const { gift } = terms
  if (gift.kind === 'reload' && deposits === 0) return 'first-deposit'
  return gift.kind === 'deposit-match' && gift.onlyFirstDeposit && deposits > 0 ? 'not-first-deposit' : undefined
}

function byBeginning(
  needs: ShowNeeds,
  rows: readonly queries.PromotionRow[],
  at: Date,
): { offers: Shown[]; coming: Shown[] } {
  const hasBegun = ({ terms }: queries.PromotionRow) => new Date(terms.window.from) <= at
  const shown = (row: queries.PromotionRow) => show(needs, row)
  return { offers: rows.filter(hasBegun).map(shown), coming: rows.filter((row) => !hasBegun(row)).map(shown) }
}

/** The terms without internal parts: whom they name, and their total cost. */
function show({ listReturns }: ShowNeeds, { campaignId, version, currency, terms }: queries.PromotionRow): Shown {
  const { name, gift, wagering, games, window, endsAtWithdrawal, people } = terms
  const kind = people.kind === 'trigger' ? 'everyone' : people.kind === 'list' ? 'named' : people.kind
  const told = { name, gift, wagering, games, window, endsAtWithdrawal, giftsPerPlayerMax: timesOf(terms) }
  const largest = { amountMinor: largestGift(terms), currency }
  const toStake = { amountMinor: largest.amountMinor * (wagering?.times ?? 0), currency }
  const meanCost = costOfWagering(listReturns(), { kind: games.kind, games: games.shares }, toStake)
  return { campaignId, version, currency, ...told, largestGift: largest, meanCost, people: { kind } }
}

const needsIdentity = (refusal: Refusal | undefined): boolean => refusal?.code === 'ERR_IDENTITY_NOT_VERIFIED'
const isOfLaw = (refusal: Refusal): boolean => needsIdentity(refusal) || refusal.code === 'ERR_NOT_ALLOWED_BY_LAW'

function lawOf(refusal: Refusal | undefined): Own['refused'][number]['law'] {
  const { ruleId, texts } = (refusal?.details ?? {}) as { ruleId?: unknown; texts?: unknown }
  if (typeof ruleId !== 'string' || typeof texts !== 'object' || texts === null) return null
  return { ruleId, texts: texts as Record<string, string> }
}
