import type { Static } from 'typebox'
import type { BodyOf } from '#contract/call.ts'
import type * as manage from '#contract/onling-v2/manage-online-game.ts'
import type { LegalTexts } from '#contract/shapes/game-management.ts'
import { listCatalogue, loadDefinition, type CatalogueEntry } from '#games/catalogue/index.ts'
import { emptyPreview, type Action, type Preview } from '../approvals/index.ts'
import { refuse, type Querier } from '../kernel/index.ts'
import { announceChange, type SwitchNeeds } from './announce-change.ts'
import { manyGames, type ManyGames } from './change-games.ts'
import { addressOfFile } from './game-files.ts'
import { writeSetting, type Setting } from './settings.queries.ts'
import { ownTagsOf } from './shelf.ts'
import { forgetTag, storeTag } from './tags.queries.ts'

type Showing = { readonly gameKeys: readonly string[]; readonly isVisible: boolean }
type Counting = { readonly gameKeys: readonly string[]; readonly bonusPercent: number }
type Settings = Omit<BodyOf<typeof manage.save>, 'explanation' | 'acceptedWarnings'>

/** Shows the plans of games, or hides them. */
export function showingPlans(needs: SwitchNeeds): ManyGames<Showing> {
  const isShown = (gameKey: string) => needs.switches.shelf().settingOf(gameKey).isPlanVisible
  return manyGames(needs, 'games.plan-visibility', async (_, { isVisible: isPlanVisible }) => ({
    isSame: (gameKey) => isShown(gameKey) === isPlanVisible,
    valuesOf: (gameKey) => ({ field: 'planVisible', before: isShown(gameKey), after: isPlanVisible }),
    write: async (tx, gameKeys, { asker }) => {
      for (const key of gameKeys) await saveSetting(tx, needs, key, { isPlanVisible }, asker.userId)
    },
  }))
}

/** Sets the share of a stake on games that counts towards the wagering of a bonus. */
export function countingForBonus(needs: SwitchNeeds): ManyGames<Counting> {
  const percentOf = (gameKey: string) => needs.switches.shelf().settingOf(gameKey).bonusPercent
  return manyGames(needs, 'games.bonus-percent', async (_, { bonusPercent }) => ({
    isSame: (gameKey) => percentOf(gameKey) === bonusPercent,
    valuesOf: (gameKey) => ({ field: 'bonusPercent', before: percentOf(gameKey), after: bonusPercent }),
    write: async (tx, gameKeys, { asker }) => {
      for (const key of gameKeys) await saveSetting(tx, needs, key, { bonusPercent }, asker.userId)
    },
  }))
}

/** Settings of one game; what is not sent does not change. */
export function saveAction(needs: SwitchNeeds): Action<Settings, { done: true }> {
  return {
    key: 'games.save',
    permission: 'games.manage',
    preview: async (_, input) => {
      const { gameKey } = input
      const entry = entryOf(gameKey)
      const shelf = needs.switches.shelf()
      const unknown = (input.tags ?? []).filter((tag) => !shelf.tags.some(({ key }) => key === tag))
      if (unknown.length > 0) return refuse('ERR_TAG_NOT_FOUND', { tags: unknown })
      const was = shelf.settingOf(gameKey)
      const { legalTexts, isPlanVisible, bonusPercent } = settingIn(input)
      const languages = new Set([...Object.keys(was.legalTexts), ...Object.keys(legalTexts ?? {})])
      const changes: Preview['changes'] = [
        { field: 'tags', before: listed(shelf.tagsOf(entry)), after: listed(input.tags ?? shelf.tagsOf(entry)) },
        ...[...languages].map((language) => ({
          field: 'legalText',
          about: language,
          before: was.legalTexts[language] ?? null,
          after: (legalTexts ?? was.legalTexts)[language] ?? null,
        })),
        { field: 'planVisible', before: was.isPlanVisible, after: isPlanVisible ?? was.isPlanVisible },
        { field: 'bonusPercent', before: was.bonusPercent, after: bonusPercent ?? was.bonusPercent },
      ]
      return {
        ...emptyPreview,
        subject: { kind: 'game', id: gameKey, label: gameKey },
        touched: { kind: 'games', count: 1 },
        changes: changes.filter(({ before, after }) => before !== after),
      }
    },
    run: async (tx, input, { asker }) => {
      const { gameKey, tags } = input
      await saveSetting(tx, needs, gameKey, settingIn(input), asker.userId)
      const own = new Set(ownTagsOf(entryOf(gameKey)))
      for (const { key } of tags ? needs.switches.shelf().tags : []) {
        const isCarried = tags?.includes(key) === true
        if (isCarried === own.has(key)) await forgetTag(tx, gameKey, key)
        else await storeTag(tx, gameKey, key, isCarried)
      }
      return { done: true }
    },
    afterwards: async (done) => {
      await announceChange(needs)
      return done
    },
  }
}

function entryOf(gameKey: string): CatalogueEntry {
  const entry = listCatalogue().find(({ key }) => key === gameKey)
  return entry && loadDefinition(gameKey) ? entry : refuse('ERR_GAME_NOT_FOUND')
}

function settingIn({ legalTexts, isGamePlanVisible, bonusPercent }: Settings): Setting {
  return {
    ...(legalTexts === undefined ? {} : { legalTexts: textsOf(legalTexts) }),
    ...(isGamePlanVisible === undefined ? {} : { isPlanVisible: isGamePlanVisible }),
    ...(bonusPercent === undefined ? {} : { bonusPercent }),
  }
}

const listed = (tags: readonly string[]) => tags.toSorted().join(', ')

/** Legal information about a game: its plan as a document, and its text in the requested language or in Czech. */
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
