import type { ReplyOf } from '#contract/call.ts'
import type * as calls from '#contract/play-v1/club.ts'
import { readClub } from '../definitions/current-club.ts'
import { nameIn } from '../definitions/name-in.ts'
import type { LanguageCode, LoyaltyNeeds } from '../needs.ts'
import { sortLevels } from '../points/levels.ts'
import { noteOf } from './show-club.ts'
import { showLevel } from './show-levels.ts'

/** The public view of the club: its levels, and what points are given for. */
export async function describeClub(
  needs: LoyaltyNeeds,
  language: LanguageCode,
): Promise<ReplyOf<typeof calls.describeClub>> {
  if (!needs.isOurs) return { levels: [], missions: [], lawNote: null }
  const { db, clock, target, defaultLanguage } = needs
  const write = (texts: Parameters<typeof nameIn>[0]) => nameIn(texts, language, defaultLanguage)
  const { ladder, missions } = await readClub(db, target, clock.now())
  return {
    levels: sortLevels(ladder?.content.levels ?? [])
      .filter(({ visibilityPoints }) => (visibilityPoints ?? 0) === 0)
      .map((level) => showLevel(level, language, defaultLanguage)),
    missions: missions.map(({ key, content }) => ({
      key,
      name: write(content.name),
      description: write(content.description),
      points: content.points,
      count: content.count,
      icon: content.icon,
    })),
    lawNote: noteOf(needs, language),
  }
}
