import type { ReplyOf } from '#contract/call.ts'
import type * as calls from '#contract/play-v1/club.ts'
import { AVATARS, type Avatar } from '#contract/shapes/loyalty.ts'
import { readClub, type Defined } from '../definitions/current-club.ts'
import { nameIn } from '../definitions/name-in.ts'
import { isInControlGroup } from '../facts/control-group.ts'
import * as facts from '../facts/facts.queries.ts'
import type { LanguageCode, LoyaltyNeeds } from '../needs.ts'
import { sortLevels } from '../points/levels.ts'
import { findPlayer } from '../points/points.queries.ts'
import { listPurchases } from './club.queries.ts'
import { showLevel } from './show-levels.ts'
import { newcomer } from './show-status.ts'

type Club = ReplyOf<typeof calls.getClub>

const EMPTY = { levels: [], levelsSince: null, missions: [], badges: [], items: [], worn: null, lawNote: null }

/** The club as one player sees it. Items shown only from a number of points on are left out below it. */
export async function showClub(needs: LoyaltyNeeds, playerId: number, asked: LanguageCode | undefined): Promise<Club> {
  const { db, clock, target, defaultLanguage } = needs
  if (!needs.isOurs || isInControlGroup(playerId, needs.controlGroupPercent))
    return { ...EMPTY, isInControlGroup: true, isStoreClosed: true }
  const language = asked ?? (await needs.findLanguage(db, playerId))
  const write = (texts: Parameters<typeof nameIn>[0]) => nameIn(texts, language, defaultLanguage)
  const player = (await findPlayer(db, playerId)) ?? newcomer(playerId)
  const club = await readClub(db, target, clock.now())
  const counts = new Map((await facts.countFacts(db, playerId)).map(({ kind, count }) => [kind, count]))
  const done = new Map((await facts.listMissionsDone(db, playerId)).map((one) => [one.missionKey, one]))
  const won = new Map((await facts.listBadgesWon(db, playerId)).map((one) => [one.badgeKey, one.wonAt]))
  const reached = new Map((await facts.listLevelsReached(db, playerId)).map((one) => [one.levelId, one.reachedAt]))
  const mayTempt = await needs.mayTempt(db, playerId)
  // Players who must not be tempted see no missions for days of play.
  const missions = club.missions.filter(({ key, content }) => mayTempt || done.has(key) || content.fact !== 'play-day')
  const bought = new Set((await listPurchases(db, playerId)).map(({ itemKey }) => itemKey))
  const progressOf = ({ content }: Defined<'mission'> | Defined<'badge'>, isOver: boolean) => ({
    progress: isOver ? content.count : Math.min(content.count, counts.get(content.fact) ?? 0),
    count: content.count,
    icon: content.icon,
  })
  return {
    isInControlGroup: false,
    levels: sortLevels(club.ladder?.content.levels ?? [])
      .filter(({ visibilityPoints }) => visibilityPoints === null || visibilityPoints <= player.ever)
      .map((level) => ({
        ...showLevel(level, language, defaultLanguage),
        reachedAt: reached.get(level.levelId)?.toISOString() ?? null,
      })),
    // The initial ladder of the product has no beginning.
    levelsSince: club.ladder && club.ladder.version > 1 ? club.ladder.validFrom.toISOString() : null,
    missions: missionsInOrder(missions, done).map((mission) => {
      const own = done.get(mission.key)
      return {
        key: mission.key,
        name: write(mission.content.name),
        description: write(mission.content.description),
        points: mission.content.points,
        fact: mission.content.fact,
        state: own ? (own.claimedAt ? ('claimed' as const) : ('done' as const)) : ('open' as const),
        ...progressOf(mission, own !== undefined),
      }
    }),
    badges: club.badges.map((badge) => ({
      key: badge.key,
      name: write(badge.content.name),
      description: write(badge.content.description),
      wonAt: won.get(badge.key)?.toISOString() ?? null,
      ...progressOf(badge, won.has(badge.key)),
    })),
    items: club.items
      .toSorted((a, b) => a.content.points - b.content.points)
      .map(({ key, content }) => ({
        key,
        name: write(content.name),
        points: content.points,
        type: content.what.type,
        avatar: content.what.type === 'avatar' ? content.what.avatar : null,
        gameKey: content.what.type === 'free-rounds' ? content.what.gameKey : null,
        rounds: content.what.type === 'free-rounds' ? content.what.rounds : null,
        isOwned: content.what.type === 'avatar' && (content.points === 0 || bought.has(key)),
      })),
    worn: AVATARS.find((one): one is Avatar => one === player.avatar) ?? null,
    isStoreClosed: !mayTempt,
    lawNote: noteOf(needs, language),
  }
}

const PLACES = { done: 0, open: 1, claimed: 2 } as const

/** Claimable missions first, then open ones, then claimed ones. */
function missionsInOrder(
  missions: readonly Defined<'mission'>[],
  done: ReadonlyMap<string, facts.MissionDone>,
): readonly Defined<'mission'>[] {
  const placeOf = ({ key }: Defined<'mission'>) => {
    const own = done.get(key)
    return PLACES[own ? (own.claimedAt ? 'claimed' : 'done') : 'open']
  }
  return missions.toSorted((a, b) => placeOf(a) - placeOf(b))
}

/** The note for players where the law forbids points for stakes. */
export function noteOf({ law }: LoyaltyNeeds, language: LanguageCode): Club['lawNote'] {
  const { isAllowed, ruleId, texts } = law.judge('stake')
  return isAllowed || ruleId === null || !texts ? null : { ruleId, text: texts[language] }
}
