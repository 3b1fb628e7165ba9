import { formatNumber } from '#money'
import type { KenoDefinition, KenoOutcome } from '../../../kit/protocol/bets.ts'
import type { Description, Words } from '../../../kit/description/description.ts'
import type { KenoText } from './texts.ts'

/** Ways to choose some of many. */
function choose(of: number, some: number): number {
  if (some < 0 || some > of) return 0
  let ways = 1
  for (let step = 0; step < Math.min(some, of - some); step += 1) ways = (ways * (of - step)) / (step + 1)
  return ways
}

/** The chance of exactly `hits` hits. */
function chanceOfHits({ pool, draw }: KenoDefinition, spots: number, hits: number): number {
  return (choose(spots, hits) * choose(pool - spots, draw - hits)) / choose(pool, draw)
}

/** Pays of a ticket, the most hits first; only hits that pay. */
export function paysOf({ tickets }: KenoDefinition, spots: number): { readonly hits: number; readonly pay: number }[] {
  const pays = tickets.find((ticket) => ticket.spots === spots)?.pays ?? []
  return pays.flatMap((pay, hits) => (pay > 0 ? [{ hits, pay }] : [])).toReversed()
}

/** Formats a multiplier. */
export function writeTimes({ language }: Pick<Words<string>, 'language'>, pay: number, coins: number): string {
  return `×${formatNumber(pay / coins, language)}`
}

export const description: Description<KenoDefinition, KenoOutcome, KenoText> = {
  rules: ({ say, percent }, { pool, draw, declared }) => [
    {
      title: say('howTitle'),
      texts: [
        say('how', { pool, draw }),
        say('returns', { low: percent(Number(declared.rtp) / 100), high: percent(Number(declared.rtpMax) / 100) }),
      ],
    },
  ],
  paytable: (words, definition, stakeMinor) =>
    definition.tickets.map(({ spots }) => ({
      title: words.say('table', { spots }),
      table: {
        head: [words.say('hits'), words.say('pays'), words.say('chance'), words.say('wins')],
        rows: paysOf(definition, spots).map(({ hits, pay }) => [
          `${hits} / ${spots}`,
          writeTimes(words, pay, definition.coins),
          words.percent(chanceOfHits(definition, spots, hits)),
          words.money(Math.round((pay * stakeMinor) / definition.coins)),
        ]),
      },
    })),
  result: ({ say }, _, { hits, bet }) =>
    say('result', {
      hits: hits.length,
      spots: bet.numbers.length,
      list: hits.length > 0 ? `: ${hits.toSorted((a, b) => a - b).join(', ')}` : '',
    }),
  shortResult: (_, __, { hits, bet, winMinor, stakeMinor }) => ({
    text: `${hits.length}/${bet.numbers.length}`,
    tone: winMinor > stakeMinor ? 'won' : winMinor > 0 ? 'plain' : 'lost',
  }),
}
