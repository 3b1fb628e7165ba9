import { loadMathematics, type CatalogueEntry } from '#games/catalogue/index.ts'
import { isProofOf, mathematicsHashOf, readProofs, reelProofOf } from '#games/catalogue/proofs.ts'
import {
  betEngineOf,
  isBetDefinition,
  type AnyDefinition,
  type BetDefinition,
  type ReelDefinition,
} from '#games/engines.ts'
import { betReturn, type BetFigures } from '#games/kit/math/bet-engine.ts'
import { stakesOf } from '#games/play-round.ts'
import { proveGame } from './prove-game.ts'

type Figure = { readonly name: string; readonly value: string }
type Table = { readonly title: string; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] }

/** Everything that a par sheet says about one game. Its HTML and its JSON are two prints of this. */
export type ParSheet = {
  readonly key: string
  readonly name: CatalogueEntry['name']
  readonly engine: string
  readonly definitionHash: string
  /** Of the source that computed the figures. */
  readonly mathematicsHash: string
  readonly figures: readonly Figure[]
  readonly tables: readonly Table[]
  readonly definition: AnyDefinition
}

function symbolTables(definition: ReelDefinition): Table[] {
  const { symbols, reels } = definition
  const counts = Math.max(...symbols.map(({ pays }) => pays.length))
  const first = symbols.every(({ pays }) => (pays[0] ?? 0) === 0) ? 1 : 0
  return [
    {
      title: 'Pays in coins',
      head: ['symbol', ...Array.from({ length: counts - first }, (_, at) => String(at + first))],
      rows: symbols.map(({ id, pays }) => [id, ...pays.slice(first).map(String)]),
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

function reelSheet(definition: ReelDefinition, definitionHash: string): Pick<ParSheet, 'figures' | 'tables'> {
  const kept = reelProofOf(readProofs(), definition.key)
  const proof =
    kept && isProofOf(kept, definitionHash, definition.engine) ? kept : proveGame(definition, definitionHash)
  const { rtp, hitFrequency, standardDeviation, maxWinX, maxWinCoins, featureOneIn, volatility } = proof.computed
  return {
    figures: [
      { name: 'Return', value: `${rtp} %` },
      { name: 'of it in the paid spin', value: `${proof.split.base} %` },
      { name: 'of it in the feature', value: `${proof.split.feature} %` },
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

/** The sheet of a game, all of it computed or proved; nothing for a game without mathematics. */
export function makeParSheet({ key, name }: CatalogueEntry): ParSheet | undefined {
  const loaded = loadMathematics(key)
  if (!loaded) return undefined
  const { definition, definitionHash } = loaded
  const { figures, tables } = isBetDefinition(definition) ? betSheet(definition) : reelSheet(definition, definitionHash)
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
  return {
    key,
    name,
    engine: definition.engine,
    definitionHash,
    mathematicsHash: mathematicsHashOf(definition.engine),
    figures,
    tables: [...tables, stakes],
    definition,
  }
}

const escape = (text: string): string =>
  text.replace(/[&<>"]/gu, (letter) => `&#${String(letter.codePointAt(0) ?? 0)};`)

function printTable({ title, head, rows }: Table): string {
  const row = (cells: readonly string[], tag: 'th' | 'td'): string =>
    `<tr>${cells.map((cell) => `<${tag}>${escape(cell)}</${tag}>`).join('')}</tr>`
  return `<h2>${escape(title)}</h2>\n<table>\n${row(head, 'th')}\n${rows.map((cells) => row(cells, 'td')).join('\n')}\n</table>`
}

/** One file that needs nothing else. */
export function printParSheet(sheet: ParSheet): string {
  const { key, name, engine, definitionHash, mathematicsHash, figures, tables } = sheet
  const head: Table = {
    title: 'Figures',
    head: ['figure', 'value'],
    rows: [
      ...figures.map((figure) => [figure.name, figure.value]),
      ['Engine', engine],
      ['Definition (SHA-256)', definitionHash],
      ['Mathematics (SHA-256)', mathematicsHash],
    ],
  }
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${escape(key)}: par sheet</title>
<style>
body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 70rem; padding: 0 1rem; color: #1d1d1f }
table { border-collapse: collapse; margin: 0 0 1.5rem }
td, th { border: 1px solid #ccc; padding: 0.2rem 0.6rem; text-align: left; vertical-align: top; overflow-wrap: anywhere }
td:not(:first-child) { font-variant-numeric: tabular-nums }
</style>
<h1>${escape(name.en)} <small>${escape(name.cs)}</small></h1>
${[head, ...tables].map(printTable).join('\n')}
</html>
`
}
