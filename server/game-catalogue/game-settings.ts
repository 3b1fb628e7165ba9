import type { Static } from 'typebox'
import type { BodyOf } from '#contract/call.ts'
import type * as management from '#contract/games-v3/games-management.ts'
import type * as manage from '#contract/onling-v2/manage-online-game.ts'
import type { LegalTexts } from '#contract/shapes/game-management.ts'
import { listCatalogue, loadDefinition } from '#games/catalogue/index.ts'
import { refuse, type Querier } from '../kernel/index.ts'
import { announceChange, type SwitchNeeds } from './announce-change.ts'
import { changeGames, type Changed } from './change-games.ts'
import { addressOfFile } from './game-files.ts'
import { writeSetting, type Setting } from './settings.queries.ts'
import { ownTagsOf } from './shelf.ts'
import { forgetTag, keepTag } from './tags.queries.ts'

export function setPlanVisibility(
  needs: SwitchNeeds,
  asked: BodyOf<typeof management.setGamesGamePlanVisibility>,
  userId: number,
): Promise<Changed> {
  return changeGames(needs, asked, {
    isSame: (gameKey) => needs.switches.shelf().settingOf(gameKey).isPlanVisible === asked.isVisible,
    write: async (tx, gameKeys) => {
      for (const key of gameKeys) await saveSetting(tx, needs, key, { isPlanVisible: asked.isVisible }, userId)
    },
  })
}

export function setBonusPercent(
  needs: SwitchNeeds,
  asked: BodyOf<typeof management.setGamesBonusCoefficient>,
  userId: number,
): Promise<Changed> {
  return changeGames(needs, asked, {
    isSame: (gameKey) => needs.switches.shelf().settingOf(gameKey).bonusPercent === asked.bonusPercent,
    write: async (tx, gameKeys) => {
      for (const key of gameKeys) await saveSetting(tx, needs, key, { bonusPercent: asked.bonusPercent }, userId)
    },
  })
}

/** Settings of one game; what is not sent stays. */
export async function saveGame(
  needs: SwitchNeeds,
  { gameKey, tags, legalTexts, isGamePlanVisible, bonusPercent }: Omit<BodyOf<typeof manage.save>, 'explanation'>,
  userId: number,
): Promise<{ done: true }> {
  const entry = listCatalogue().find(({ key }) => key === gameKey)
  if (!entry || loadDefinition(gameKey) === undefined) return refuse('ERR_GAME_NOT_FOUND')
  const shelf = needs.switches.shelf()
  const unknown = (tags ?? []).filter((tag) => !shelf.tags.some(({ key }) => key === tag))
  if (unknown.length > 0) return refuse('ERR_TAG_NOT_FOUND', { tags: unknown })
  await needs.db.transaction(async (tx) => {
    await saveSetting(
      tx,
      needs,
      gameKey,
      {
        ...(legalTexts === undefined ? {} : { legalTexts: textsOf(legalTexts) }),
        ...(isGamePlanVisible === undefined ? {} : { isPlanVisible: isGamePlanVisible }),
        ...(bonusPercent === undefined ? {} : { bonusPercent }),
      },
      userId,
    )
    const own = new Set(ownTagsOf(entry))
    for (const { key } of tags === undefined ? [] : shelf.tags) {
      const isCarried = tags?.includes(key) === true
      if (isCarried === own.has(key)) await forgetTag(tx, gameKey, key)
      else await keepTag(tx, gameKey, key, isCarried)
    }
  })
  await announceChange(needs)
  return { done: true }
}

/** What the law wants told of a game: its plan as a document, and its text in the language asked for or in Czech. */
export function showGamePlan({ switches }: Pick<SwitchNeeds, 'switches'>, gameKey: string, lang: string) {
  if (loadDefinition(gameKey) === undefined) return refuse('ERR_GAME_NOT_FOUND')
  const shelf = switches.shelf()
  const { isPlanVisible, legalTexts } = shelf.settingOf(gameKey)
  const plan = shelf.fileOf(gameKey, 'plan')
  const legalText = legalTexts[lang] ?? legalTexts['cs'] ?? null
  if (!isPlanVisible || (plan === undefined && legalText === null)) return refuse('ERR_GAME_PLAN_NOT_SHOWN')
  return { gameKey, planUrl: plan ? addressOfFile(plan) : null, legalText }
}

function textsOf(texts: Static<typeof LegalTexts>): Record<string, string> {
  return Object.fromEntries(texts.map(({ language, text }) => [language, text]))
}

async function saveSetting(
  db: Querier,
  { switches, clock }: Pick<SwitchNeeds, 'switches' | 'clock'>,
  gameKey: string,
  change: Setting,
  userId: number,
): Promise<void> {
  const whole = { ...switches.shelf().settingOf(gameKey), ...change }
  await writeSetting(db, { gameKey, whole, change, userId, at: clock.now() })
}
