import { addressOf } from '#config/texts/form-of-address.ts'
import { loadDefinition } from '#games/catalogue/index.ts'
import { giveFreeRounds } from '#server/free-rounds/index.ts'
import { listPlayedForFun } from '#server/game-rounds/index.ts'
import type { Querier } from '#server/kernel/index.ts'
import { readStaked } from '#server/ledger/index.ts'
import { findRefusedPlayers, zoneOf } from '#server/law/index.ts'
import { listLimitedPlayers } from '#server/limits/index.ts'
import type { CountNeeds, LanguageCode, LoyaltyNeeds } from '#server/loyalty/index.ts'
import { findAvatarUrl, findPlayerById, findPlayersByIds } from '#server/players/index.ts'
import { isKeptFromPlaying, listWallets } from '#server/wallet/index.ts'
import { lawOfPoints } from '../gates/law-of-points.ts'
import { leftAloneBy } from '../gates/left-alone.ts'
import type { Ground } from './open-base.ts'

const DAY_MS = 86_400_000
/** Players whose last sign-in is longer ago get no points for a quiet period. */
const AWAY_MS = 30 * DAY_MS

/** Refusals by limits that players set themselves. */
const LIMIT_CODES = [
  'ERR_STAKE_LIMIT_REACHED',
  'ERR_LOSS_LIMIT_REACHED',
  'ERR_DEPOSIT_LIMIT_REACHED',
  'ERR_LIMIT_REACHED_LOGONDURATION',
  'ERR_LIMIT_REACHED_LOGONCOUNTDAY',
  'ERR_LIMIT_REACHED_LOGONCOUNTMONTH',
  'ERR_LIMIT_REACHED_LOGONBREAK',
]

/** Passed by a process that gives gifts through the gates of people; the worker gives none. */
export type ClubGates = Pick<LoyaltyNeeds, 'judgeGame' | 'judgeGift'> & { readonly hashSalt: string | undefined }

const nobodyGives = (): never => {
  throw new Error('Only the process of players gives what the store has.')
}
export const workerGates: ClubGates = { judgeGame: nobodyGives, judgeGift: nobodyGives, hashSalt: undefined }

/** Puts the room of the club together: with the law of the market, and the check for players who get no offers. */
export function composeLoyalty({ db, clock, configuration }: Ground, gates: ClubGates): LoyaltyNeeds {
  const { brand, market } = configuration
  const { target, defaultLanguage } = brand
  const currency = market.currency.code
  const languages: readonly LanguageCode[] = brand.languages
  const isToBeLeftAlone = leftAloneBy(clock)
  const find = (querier: Querier, playerId: number) => findPlayerById(querier, target, playerId)
  return {
    ...gates,
    db,
    clock,
    target,
    currency,
    zone: zoneOf(market.key, clock.now()),
    languages,
    defaultLanguage,
    isOurs: brand.gamification.service === 'ours',
    controlGroupPercent: brand.gamification.controlGroupPercent,
    law: lawOfPoints(market.key, clock, addressOf(brand.tone)),
    isPlayer: async (querier, playerId) => (await find(querier, playerId)) !== undefined,
    findLanguage: async (querier, playerId) => {
      const language = (await find(querier, playerId))?.language
      return languages.find((one) => one === language) ?? defaultLanguage
    },
    findPicture: findAvatarUrl,
    mayTempt: async (querier, playerId) => {
      if ((await find(querier, playerId))?.state !== 'open') return false
      if (await isKeptFromPlaying(querier, playerId)) return false
      return !(await isToBeLeftAlone(querier, playerId))
    },
    isGame: (gameKey) => loadDefinition(gameKey) !== undefined,
    giveFreeRounds: (tx, { stakeMinor, days, ...gift }) =>
      giveFreeRounds({ clock }, tx, {
        ...gift,
        stake: { amountMinor: stakeMinor, currency },
        expiresAt: new Date(clock.now().getTime() + days * DAY_MS),
      }),
  }
}

/** The same for the worker, with its counters. */
export function composeCounting(ground: Ground): CountNeeds {
  const { configuration } = ground
  const { target } = configuration.brand
  return {
    ...composeLoyalty(ground, workerGates),
    listQuietPlayers: async (querier, { from, to }, after, limit) => {
      const lastMoment = new Date(to.getTime() - 1)
      const limited = await listLimitedPlayers(querier, from, after, limit)
      const present = (await findPlayersByIds(querier, target, limited)).filter(
        ({ state, lastSignInAt }) =>
          state === 'open' && lastSignInAt !== null && lastSignInAt.getTime() > lastMoment.getTime() - AWAY_MS,
      )
      const refused = new Set(await findRefusedPlayers(querier, limited, { codes: LIMIT_CODES, from, to }))
      const quiet = present.map(({ id }) => id).filter((id) => !refused.has(id))
      return { quiet, last: limited.length < limit ? null : (limited.at(-1) ?? null) }
    },
    hasOwnLimit: async (querier, playerId) =>
      (await listLimitedPlayers(querier, ground.clock.now(), playerId - 1, 1))[0] === playerId,
    listPlayedForFun: async (querier, since) => {
      const played = await listPlayedForFun(querier, since)
      const own = await findPlayersByIds(querier, target, [...new Set(played.map(({ playerId }) => playerId))])
      const ids = new Set(own.map(({ id }) => id))
      return played.filter(({ playerId }) => ids.has(playerId))
    },
    listStaked: async (querier, after, limit) => {
      const found = await listWallets(querier, after, limit)
      const own = await findPlayersByIds(
        querier,
        target,
        found.map(({ playerId }) => playerId),
      )
      const ids = new Set(own.map(({ id }) => id))
      const wallets = found.filter(({ playerId }) => ids.has(playerId))
      const staked = new Map(
        (
          await readStaked(
            querier,
            wallets.map(({ accountId }) => accountId),
          )
        ).map((one) => [one.accountId, one.staked]),
      )
      return {
        accounts: wallets.map(({ accountId, playerId }) => ({
          accountId,
          playerId,
          staked: staked.get(accountId) ?? 0,
        })),
        last: found.length < limit ? null : (found.at(-1)?.accountId ?? null),
      }
    },
  }
}
