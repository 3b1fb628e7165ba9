import { formatNumber } from '#money'
import type { PegsDefinition, PegsOutcome } from '../../../kit/protocol/bets.ts'
import type { Description, Words } from '../../../kit/description/description.ts'
import type { PegsText } from './texts.ts'

/** A multiplier as it is written on a box: large ones without decimals. */
export function writeTimes({ language }: Pick<Words<string>, 'language'>, pays: number, coins: number): string {
  const times = pays / coins
  const digits = times >= 100 ? 0 : times >= 10 ? 1 : 2
  return `×${formatNumber(times, language, { most: digits })}`
}

/** The chance of a box: the share of all paths that lead to it. */
export function chanceOf(rows: number, box: number): number {
  let ways = 1
  for (let step = 0; step < Math.min(box, rows - box); step += 1) ways = (ways * (rows - step)) / (step + 1)
  return ways / 2 ** rows
}

export const description: Description<PegsDefinition, PegsOutcome, PegsText> = {
  rules: ({ say, percent }, { declared, boards }) => [
    {
      title: say('howTitle'),
      texts: [
        say('how'),
        ...(boards.length > 1 ? [say('choose')] : []),
        say('returns', { low: percent(Number(declared.rtp) / 100), high: percent(Number(declared.rtpMax) / 100) }),
      ],
    },
  ],
  paytable: (words, { boards, coins }, stakeMinor) =>
    boards.map(({ rows, risk, pays }) => ({
      title: words.say('tableTitle', { rows, risk: words.say(risk).toLocaleLowerCase(words.language) }),
      table: {
        head: [words.say('box'), words.say('pays'), words.say('chance'), words.say('wins')],
        // Both halves are the same: each row stands for the box and its mirror image.
        rows: pays
          .slice(0, Math.floor(rows / 2) + 1)
          .map((pay, box) => [
            box === rows - box ? String(box + 1) : `${box + 1}, ${rows - box + 1}`,
            writeTimes(words, pay, coins),
            words.percent(chanceOf(rows, box) * (box === rows - box ? 1 : 2)),
            words.money(Math.round((pay * stakeMinor) / coins)),
          ]),
      },
    })),
  result: (words, { boards, coins }, { bet, box }) =>
    words.say('result', { times: writeTimes(words, boards[bet.board]?.pays[box] ?? 0, coins) }),
  shortResult: (words, { boards, coins }, { bet, box, winMinor, stakeMinor }) => ({
    text: writeTimes(words, boards[bet.board]?.pays[box] ?? 0, coins),
    tone: winMinor > stakeMinor ? 'won' : winMinor > 0 ? 'plain' : 'lost',
  }),
}
