import { crashPointOfLink } from '#games/engines/crash/math/index.ts'
import { assert, type Querier } from '../kernel/index.ts'
import { chainFrom, type ChainLinks } from './chain-links.ts'
import * as gameQueries from './games.queries.ts'
import type * as roundQueries from './rounds.queries.ts'
import { rulesOfRound } from './game-rules.ts'
import type { CrashNeeds } from './needs.ts'

/** Link and crash point of a round before they are revealed. They do not leave the process before the round is over. */
export type RoundSecret = { readonly link: string; readonly crashPoint: number }

type SecretNeeds = Pick<CrashNeeds, 'seeds' | 'findDefinition'>

const CHAINS_MAX = 16
const ROUNDS_MAX = 64

/** Caches the secrets of rounds by chain and place. Opening a chain costs its length in hashes, once. */
export function storeSecrets(needs: SecretNeeds) {
  const chains = new Map<number, { readonly row: gameQueries.ChainRow; readonly links: ChainLinks }>()
  const rounds = new Map<string, RoundSecret>()

  const openChain = async (db: Querier, no: number) => {
    const known = chains.get(no)
    if (known) return known
    const row = await gameQueries.findChain(db, no)
    assert(row, 'A round has a chain.')
    const links = chainFrom(needs.seeds.open(row.sealedSeed), row.length)
    assert(links.end === row.chainEnd, 'A chain ends in what was published.')
    if (chains.size >= CHAINS_MAX) chains.clear()
    const opened = { row, links }
    chains.set(no, opened)
    return opened
  }

  return {
    of: async (
      db: Querier,
      round: Pick<roundQueries.RoundRow, 'id' | 'gameKey' | 'chainNo' | 'place' | 'definitionHash'>,
    ): Promise<RoundSecret> => {
      const known = rounds.get(round.id)
      if (known) return known
      const { row, links } = await openChain(db, round.chainNo)
      const definition = await rulesOfRound(needs, db, round)
      const link = links.linkAt(round.place)
      const crashPoint = crashPointOfLink({ gameKey: round.gameKey, definition, salt: row.salt, link })
      const secret = { link, crashPoint }
      if (rounds.size >= ROUNDS_MAX) rounds.clear()
      rounds.set(round.id, secret)
      return secret
    },
  }
}

export type RoundSecrets = ReturnType<typeof storeSecrets>
