import type { CampaignTerms, REGISTERED, WhyNot } from '#contract/shapes/campaigns.ts'
import type { MeantPlayer } from '../../players/index.ts'
import type { PromotionNeeds } from '../promotions/needs.ts'
import { isRestricted } from '../restrict-players.ts'

/** Maximum that is judged one by one; of more people a sample of this size. */
export const LOOKED_AT_MAX = 150

/** Whom terms would reach today, by the gates themselves. */
export type CampaignReach = {
  /** Number of people in the terms; null where a code or a trigger decides. */
  readonly meant: number | null
  /** Number of them that were judged: all, or a sample. */
  readonly looked: number
  readonly reached: number
  readonly refused: readonly { readonly why: WhyNot; readonly count: number }[]
  /** Of those who were judged, by language and time since registration. */
  readonly segments: readonly Segment[]
}

type Segment = {
  readonly by: 'language' | 'registered'
  readonly key: string
  readonly looked: number
  readonly reached: number
}

const DAY_MS = 86_400_000

/** Judges those whom terms mean as a gift would be judged now, in dry runs. */
export async function reachOfCampaign(needs: PromotionNeeds, terms: CampaignTerms): Promise<CampaignReach> {
  const { people } = terms
  if (people.kind === 'list' || people.kind === 'code' || people.kind === 'trigger')
    return { meant: null, looked: 0, reached: 0, refused: [], segments: [] }
  const { count, players } = await needs.findMeant(needs.db, people, LOOKED_AT_MAX)
  const refused = new Map<WhyNot, number>()
  const judged: (MeantPlayer & { readonly isReached: boolean })[] = []
  for (const player of players) {
    const why = await whyNotReached(needs, terms, player.id)
    if (why) refused.set(why, (refused.get(why) ?? 0) + 1)
    judged.push({ ...player, isReached: !why })
  }
  const { length: reached } = judged.filter(({ isReached }) => isReached)
  const now = needs.clock.now()
  const segments = [
    ...countBy('language', judged, ({ language }) => language),
    ...countBy('registered', judged, ({ registeredAt }) => registeredAgo(registeredAt, now)),
  ]
  const why = [...refused].map(([one, n]) => ({ why: one, count: n }))
  return { meant: count, looked: players.length, reached, refused: why, segments }
}

function countBy<P extends { readonly isReached: boolean }>(
  by: Segment['by'],
  judged: readonly P[],
  keyOf: (player: P) => string,
): Segment[] {
  const groups = [...Map.groupBy(judged, keyOf)].toSorted(([one], [other]) => (one < other ? -1 : 1))
  return groups.map(([key, some]) => {
    return { by, key, looked: some.length, reached: some.filter(({ isReached }) => isReached).length }
  })
}

function registeredAgo(registeredAt: Date, now: Date): (typeof REGISTERED)[number] {
  const days = (now.getTime() - registeredAt.getTime()) / DAY_MS
  return days < 30 ? 'under-30-days' : days < 365 ? 'under-a-year' : 'longer'
}

async function whyNotReached(
  needs: PromotionNeeds,
  { gift }: CampaignTerms,
  playerId: number,
): Promise<WhyNot | undefined> {
  const { db, target, clock } = needs
  if (await isRestricted(db, { target, playerId, campaignId: null, at: clock.now() })) return 'restricted'
  if (await needs.isToBeLeftAlone(db, playerId)) return 'limit-lowered'
  const isForFirst = gift.kind === 'deposit-match' && gift.onlyFirstDeposit
  const deposits = isForFirst || gift.kind === 'reload' ? await needs.countDeposits(db, playerId) : undefined
  if (isForFirst && deposits) return 'not-first-deposit'
  if (gift.kind === 'reload' && deposits === 0) return 'first-deposit'
  const obstacle = await needs.previewPlayer(playerId)
  if (!obstacle) return undefined
  return obstacle.code === 'ERR_NOT_ALLOWED_BY_LAW' || obstacle.code === 'ERR_IDENTITY_NOT_VERIFIED'
    ? 'not-lawful'
    : 'blocked'
}
