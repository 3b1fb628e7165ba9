import { buildHashOf } from './build-hash.ts'
import { loadMathematics, type CatalogueEntry } from './index.ts'
import { isProofOf, mathematicsHashOf, readProofs, reelProofOf, type Proof } from './proofs.ts'
import {
  betEngineOf,
  isBetDefinition,
  type AnyDefinition,
  type BetDefinition,
  type ReelDefinition,
} from '../engines.ts'
import { betReturn, type BetFigures } from '../kit/math/bet-engine.ts'
import { stakesOf } from '../play-round.ts'

/** Computes what no kept proof says. */
export type Prove = (definition: ReelDefinition, definitionHash: string) => Proof

export type Figure = { readonly name: string; readonly value: string }
export type Table = {
  readonly title: string
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** Everything that a par sheet says about one game. Its HTML and its JSON are two prints of this. */
export type ParSheet = {
  readonly key: string
  readonly name: CatalogueEntry['name']
  readonly engine: string
  readonly definitionHash: string
  /** Of the source that computed the figures. */
  readonly mathematicsHash: string
  /** Of definition, mathematics and figures together: what players see on the game's screen. */
  readonly buildHash: string
  readonly figures: readonly Figure[]
  readonly tables: readonly Table[]
  readonly definition: AnyDefinition
}

function symbolTables(definition: ReelDefinition): Table[] {
  const { symbols, reels } = definition
  const counts = Math.max(...symbols.map(({ pays }) => pays.length))
  const wins = definition.engine === 'cascade' && definition.wins.by !== 'lines' ? definition.wins : undefined
  const tiers = wins?.tiers.map((from) => `${from}+`)
  const columns = tiers ?? Array.from({ length: counts }, (_, count) => String(count))
  const first = !tiers && symbols.every(({ pays }) => (pays[0] ?? 0) === 0) ? 1 : 0
  return [
    {
      title: 'Pays in coins',
      head: ['symbol', ...columns.slice(first)],
      // A symbol without an entry is paid by its last one: more of it never comes.
      rows: symbols.map(({ id, pays }) => [id, ...columns.map((_, at) => String(pays[at] ?? '–')).slice(first)]),
    },
    {
      title: 'Symbols on the strips',
      head: ['symbol', ...reels.map((_, reel) => `reel ${reel + 1}`)],
      rows: [
        ...symbols.map(({ id }, symbol) => [
          id,
          ...reels.map((strip) => String(strip.filter((it) => it === symbol).length)),
        ]),
        ['stops', ...reels.map((strip) => String(strip.length))],
      ],
    },
  ]
}

function reelSheet(
  definition: ReelDefinition,
  definitionHash: string,
  prove: Prove | undefined,
): Pick<ParSheet, 'figures' | 'tables'> {
  const kept = reelProofOf(readProofs(), definition.key)
  const isKept = kept !== undefined && isProofOf(kept, definitionHash, definition.engine)
  const proof = isKept ? kept : prove?.(definition, definitionHash)
  if (!proof) return { figures: [], tables: symbolTables(definition) }
  const { rtp, hitFrequency, standardDeviation, maxWinX, maxWinCoins, featureOneIn, volatility } = proof.computed
  return {
    figures: [
      { name: 'Return', value: `${rtp} %` },
      { name: 'of it in the paid spin', value: `${proof.split.base} %` },
      { name: 'of it in the feature', value: `${proof.split.feature} %` },
      { name: 'of the feature in jackpots', value: `${proof.split.jackpot ?? '0.000000'} %` },
      { name: 'Rounds that win', value: `${hitFrequency} %` },
      { name: 'Standard deviation of a round, in stakes', value: standardDeviation },
      { name: 'Volatility', value: volatility },
      { name: 'Largest win, in stakes', value: maxWinX },
      { name: 'Largest win, in coins', value: String(maxWinCoins) },
      ...(featureOneIn === undefined ? [] : [{ name: 'Feature, one round in', value: featureOneIn }]),
      { name: 'SHA-256 of the exact return as a ratio', value: proof.returnHash },
    ],
    tables: symbolTables(definition),
  }
}

function betSheet(definition: BetDefinition): Pick<ParSheet, 'figures' | 'tables'> {
  const { bets, declared } = betReturn(betEngineOf(definition), definition)
  const rowOf = ({ name, rtp, hitFrequency, standardDeviation, maxWinX }: BetFigures): string[] => [
    name,
    rtp,
    hitFrequency,
    standardDeviation,
    maxWinX,
  ]
  return {
    figures: [
      { name: 'Return, least', value: `${declared.rtp} %` },
      { name: 'Return, most', value: `${declared.rtpMax} %` },
      { name: 'Largest win, in stakes', value: declared.maxWinX },
      { name: 'Volatility', value: declared.volatility },
    ],
    tables: [{ title: 'Bets', head: ['bet', 'return %', 'wins %', 'deviation', 'largest win'], rows: bets.map(rowOf) }],
  }
}

/**
 * The sheet of a game, all of it computed or proved; nothing for a game without mathematics.
 * @param prove computes what no kept proof says; without it such a sheet has no figures
 */
export function makeParSheet({ key, name }: Pick<CatalogueEntry, 'key' | 'name'>, prove?: Prove): ParSheet | undefined {
  const loaded = loadMathematics(key)
  if (!loaded) return undefined
  const { definition, definitionHash } = loaded
  const { figures, tables } = isBetDefinition(definition)
    ? betSheet(definition)
    : reelSheet(definition, definitionHash, prove)
  const stakes: Table = {
    title: 'Stakes in minor units',
    head: ['currency', 'stakes'],
    rows: isBetDefinition(definition)
      ? (['CZK', 'EUR'] as const).map((currency) => [
          currency,
          betEngineOf(definition).stakesFor(definition, currency).join(', '),
        ])
      : (['CZK', 'EUR'] as const).map((currency) => [currency, stakesOf(definition, currency).join(', ')]),
  }
  const mathematicsHash = mathematicsHashOf(definition.engine)
  return {
    key,
    name,
    engine: definition.engine,
    definitionHash,
    mathematicsHash,
    buildHash: buildHashOf({ definitionHash, mathematicsHash, figures: definition.declared }),
    figures,
    tables: [...tables, stakes],
    definition,
  }
}
