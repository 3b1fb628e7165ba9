import type { CountedFact } from '#contract/shapes/loyalty.ts'
import { dayOf, startOfDay } from '#contract/states/calendar.ts'
import { publish, type Transaction } from '../../kernel/index.ts'
import { readClub, type CurrentClub, type Defined } from '../definitions/current-club.ts'
import { nameIn } from '../definitions/name-in.ts'
import { clubWords } from '../inbox/club-words.ts'
import { sendMessage } from '../inbox/send-message.ts'
import type { LoyaltyNeeds } from '../needs.ts'
import { givePoints } from '../points/give-points.ts'
import { lockPlayerRow, sumGiven } from '../points/points.queries.ts'
import { isInControlGroup } from './control-group.ts'
import * as queries from './facts.queries.ts'

const DAY_MS = 86_400_000

/**
 * Notes something that happened to a player, once: gives what the rules of this moment give for it, and looks at the missions
 * and badges that count it, all in the caller's transaction. Noted again it changes nothing. Nothing is noted of a player in the
 * control group, nor where the brand's club is not ours.
 */
export async function recordFact(needs: LoyaltyNeeds, tx: Transaction, fact: queries.Fact): Promise<boolean> {
  const { playerId, kind } = fact
  if (!needs.isOurs || isInControlGroup(playerId, needs.controlGroupPercent)) return false
  const at = needs.clock.now()
  await lockPlayerRow(tx, playerId, at)
  if (!(await queries.insertFact(tx, fact, at))) return false
  const club = await readClub(tx, needs.target, at)
  for (const rule of club.rules) if (rule.content.fact === kind) await giveByRule(needs, tx, rule, fact, at)
  await finishCounted(needs, tx, club, { playerId, kind, at })
  return true
}

type Rule = Defined<'rule'>

/** Gives the points of a rule for an event, up to what the rule gives in a day. */
export async function giveByRule(
  needs: LoyaltyNeeds,
  tx: Transaction,
  { key, version, content }: Rule,
  of: { readonly playerId: number; readonly eventId: string; readonly points?: number; readonly about?: string | null },
  at: Date,
): Promise<void> {
  // Asked once more: what the law forbids is not given by a rule that was written before.
  if (!needs.law.judge(content.fact).isAllowed) return
  const source = `rule:${key}`
  const today = startOfDay(needs.zone, dayOf(needs.zone, at))
  const room = content.dayMax === null ? Infinity : content.dayMax - (await sumGiven(tx, of.playerId, source, today))
  const points = Math.min(of.points ?? content.points, room)
  if (points <= 0) return
  await givePoints(
    needs,
    tx,
    {
      playerId: of.playerId,
      kind: 'earned',
      points,
      source,
      sourceVersion: version,
      eventId: of.eventId,
      about: of.about === undefined ? of.eventId : of.about,
      expiresAt: expiryOf(content.expiresAfterDays, at),
    },
    at,
  )
}

export const expiryOf = (days: number | null, at: Date): Date | null =>
  days === null ? null : new Date(at.getTime() + days * DAY_MS)

async function finishCounted(
  needs: LoyaltyNeeds,
  tx: Transaction,
  { missions, badges }: CurrentClub,
  { playerId, kind, at }: { readonly playerId: number; readonly kind: CountedFact; readonly at: Date },
): Promise<void> {
  if (!needs.law.judge(kind).isAllowed) return
  const count = (await queries.countFacts(tx, playerId)).find((one) => one.kind === kind)?.count ?? 0
  const isDone = ({ content }: Defined<'mission'> | Defined<'badge'>) => content.fact === kind && count >= content.count
  const language = await needs.findLanguage(tx, playerId)
  const send = (words: { title: string; body: string }, link: string, cause: string) =>
    sendMessage(needs, tx, { playerId, category: 'club', ...words, link, cause })
  for (const { key, content } of missions.filter(isDone)) {
    if (!(await queries.insertMissionDone(tx, playerId, key, at))) continue
    await publish(tx, 'loyalty.mission-done', { playerId, missionKey: key })
    const name = nameIn(content.name, language, needs.defaultLanguage)
    const points = new Intl.NumberFormat(language).format(content.points)
    await send(clubWords[language].mission(name, points), 'dp:gf_missions', `mission:${key}`)
  }
  for (const { key, content } of badges.filter(isDone)) {
    if (!(await queries.insertBadgeWon(tx, playerId, key, at))) continue
    await publish(tx, 'loyalty.badge-won', { playerId, badgeKey: key })
    const name = nameIn(content.name, language, needs.defaultLanguage)
    await send(clubWords[language].badge(name), 'dp:gf_badges', `badge:${key}`)
  }
}
