import type { Static } from 'typebox'
import type { ApprovalAction } from '#contract/approval-actions.ts'
import type { GamesChanged } from '#contract/shapes/game-management.ts'
import { loadDefinition } from '#games/catalogue/index.ts'
import { emptyPreview, type Action, type By, type Preview } from '../approvals/index.ts'
import { refuse, type Querier, type Transaction } from '../kernel/index.ts'
import { announceChange, type SwitchNeeds } from './announce-change.ts'

export type Changed = Static<typeof GamesChanged>
type Verdict = 'changes' | 'same' | 'refused'
type Obstacle = 'ERR_NO_GREEN_SHEET' | 'ERR_VERSION_DELETED'

/** One change of many games: its effect on each of them, and how it is written. */
export type Change = {
  readonly isSame: (gameKey: string) => boolean
  readonly obstacleOf?: (gameKey: string) => Obstacle | undefined
  /** The change of one game, for the preview. */
  readonly valuesOf: (gameKey: string) => Omit<Preview['changes'][number], 'about'>
  readonly warningOf?: (gameKey: string) => string | undefined
  /** Called with the games that change. */
  readonly write: (tx: Transaction, gameKeys: readonly string[], by: By) => Promise<void>
}

type Many = { readonly gameKeys: readonly string[] }

/** A change of many games, for the policy and for a dry run. */
export type ManyGames<Input extends Many> = {
  readonly action: Action<Input, Changed>
  readonly tryOut: (input: Input) => Promise<Changed>
}

/**
 * Changes many games in one transaction. Refuses an unknown game, and the first obstacle with all games that have it in
 * `details.gameKeys`.
 */
export function manyGames<Input extends Many>(
  needs: SwitchNeeds,
  key: ApprovalAction,
  readChange: (db: Querier, input: Input) => Promise<Change>,
): ManyGames<Input> {
  return {
    tryOut: async (input) => ({
      done: false,
      games: await judgeGames(needs, input, await readChange(needs.db, input)),
    }),
    action: {
      key,
      permission: 'games.manage',
      preview: async (tx, input) => {
        const change = await readChange(tx, input)
        const games = await judgeGames(needs, input, change)
        refuseStopped(games)
        return lookAt(changingOf(games), change)
      },
      run: async (tx, input, by) => {
        const change = await readChange(tx, input)
        const games = await judgeGames(needs, input, change)
        const changing = changingOf(games)
        if (changing.length > 0) await change.write(tx, changing, by)
        return { done: true, games }
      },
      afterwards: async (changed) => {
        if (changingOf(changed.games).length > 0) await announceChange(needs)
        return changed
      },
    },
  }
}

async function judgeGames(
  { countOpenSessions }: Pick<SwitchNeeds, 'countOpenSessions'>,
  input: Many,
  change: Change,
): Promise<Changed['games']> {
  const gameKeys = [...new Set(input.gameKeys)]
  const unknown = gameKeys.filter((key) => loadDefinition(key) === undefined)
  if (unknown.length > 0) return refuse('ERR_GAME_NOT_FOUND', { gameKeys: unknown })
  const sessions = (await countOpenSessions?.(gameKeys)) ?? new Map<string, number>()
  return gameKeys.map((gameKey) => {
    const isSame = change.isSame(gameKey)
    const obstacle = isSame ? undefined : change.obstacleOf?.(gameKey)
    const verdict: Verdict = isSame ? 'same' : obstacle === undefined ? 'changes' : 'refused'
    return { gameKey, verdict, obstacle: obstacle ?? null, openSessions: sessions.get(gameKey) ?? 0 }
  })
}

function refuseStopped(games: Changed['games']): void {
  const stopped = games.find(({ obstacle }) => obstacle !== null)?.obstacle as Obstacle | undefined
  if (stopped === undefined) return
  refuse(stopped, {
    gameKeys: games.filter(({ obstacle }) => obstacle === stopped).map(({ gameKey }) => gameKey),
  })
}

function changingOf(games: Changed['games']): string[] {
  return games.filter(({ verdict }) => verdict === 'changes').map(({ gameKey }) => gameKey)
}

/** The number of open sessions changes by itself, so it is not part of what is approved. */
function lookAt(gameKeys: readonly string[], { valuesOf, warningOf }: Change): Preview {
  const [first = '', ...others] = gameKeys
  return {
    ...emptyPreview,
    subject:
      others.length === 0
        ? { kind: 'game', id: first, label: first }
        : { kind: 'games', id: first, label: String(gameKeys.length) },
    touched: { kind: 'games', count: gameKeys.length },
    changes: gameKeys.map((about) => ({ about, ...valuesOf(about) })),
    warnings: gameKeys.flatMap((gameKey) => {
      const id = warningOf?.(gameKey)
      return id === undefined ? [] : [{ id: `${id}:${gameKey.toLowerCase()}`, about: gameKey }]
    }),
  }
}
