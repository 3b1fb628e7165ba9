import { lastCashOut, LEAST_CASH_OUT } from '#games/engines/crash/math/index.ts'
import type { CrashPageData } from '../../server/write-crash-page.ts'
import { buildNote, verifierLink } from '../play/fill-fairness.ts'
import { element } from '../play/page.ts'
import type { SessionState } from '../play/play-calls.ts'
import type { CrashCalls, CrashState } from './crash-calls.ts'
import type { CrashWords } from './words.ts'

/** Usual cash-outs, in hundredths, where a game has no stations. */
const USUAL_CASH_OUTS = [150, 200, 500, 1_000, 10_000]

/** The probability that a round reaches a multiplier: the return of a bet divided by the multiplier. */
export function oddsOf({
  stations = USUAL_CASH_OUTS,
  returnBasisPoints,
}: Pick<CrashPageData['game']['curve'], 'stations' | 'returnBasisPoints'>): { times: number; percent: number }[] {
  return stations.map((times) => ({ times, percent: returnBasisPoints / times }))
}

/** The rules, from the same figures as the server's. */
export function fillCrashRules(
  { game, language }: CrashPageData,
  words: CrashWords,
  { stakes, freeRounds }: Pick<SessionState, 'stakes' | 'freeRounds'>,
): Node[] {
  const { curve } = game
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 2 })
  const least = curve.stations?.[0] ?? LEAST_CASH_OUT
  const returns = curve.returnBasisPoints / 10_000
  const paragraphs = [
    words.crash('rulesHow', { start: words.times(100) }),
    ...(curve.stations ? [words.crash('rulesStations', { list: curve.stations.map(words.times).join(', ') })] : []),
    words.crash('rulesAuto'),
    ...(game.canCashHalf ? [words.crash('rulesHalf')] : []),
    words.crash('rulesStop'),
    ...(freeRounds ? [words.crash('rulesFree')] : []),
    ...(game.hasTeams ? [words.crash('rulesTeams')] : []),
    words.crash('rulesReturn', {
      percent: number.format(returns * 100),
      least: words.times(100),
      instant: number.format((1 - (returns * 100) / LEAST_CASH_OUT) * 100),
    }),
    `${words.say('volatility')}: ${words.say('volatilityAdjustable')}`,
    oddsOf(curve)
      .map(({ times, percent }) =>
        words.say('timesChance', { times: number.format(times / 100), weight: number.format(percent), all: 100 }),
      )
      .join(' · '),
    words.crash('rulesStakes', { least: words.money(stakes[0] ?? 0), most: words.money(stakes.at(-1) ?? 0) }),
    `${words.times(least)} – ${words.times(lastCashOut(curve))}`,
  ]
  return [
    ...paragraphs.map((text) => element('p', text)),
    element('h3', words.crash('keysTitle')),
    element('p', words.crash('keysText')),
    element('p', `L: ${words.say('history')}`),
    ...(game.canCashHalf ? [element('p', words.crash('keyHalf'))] : []),
  ]
}

type FairnessNeeds = {
  readonly data: CrashPageData
  readonly words: CrashWords
  readonly calls: CrashCalls
  readonly chain: CrashState['chain']
  readonly buildHash: string
}

/** The published data of the chain, and the last rounds with links to the verifier. */
export async function fillCrashFairness({ data, words, calls, chain, buildHash }: FairnessNeeds): Promise<Node[]> {
  const { game, language } = data
  const nodes: Node[] = [element('p', words.crash('fairIntro'))]
  if (chain) {
    const list = document.createElement('dl')
    list.className = 'seeds'
    for (const [term, value] of [
      [words.crash('chainEnd'), chain.end],
      [words.crash('chainSalt'), chain.salt],
      [words.crash('chainPlace'), `${chain.place} / ${chain.length}`],
    ] as const)
      list.append(element('div', [element('dt', term), element('dd', [element('code', value)])]))
    nodes.push(list)
  }
  const answer = await calls.proofs(game.key)
  const end = [buildNote(data, buildHash), verifierLink(data)]
  if (!answer.ok) return [...nodes, ...end]
  const rows = answer.data.rows.map(({ roundId, number, crashPoint }) => {
    const link = document.createElement('a')
    link.href = `/verify?lang=${language}&roundId=${roundId}`
    link.target = '_blank'
    link.rel = 'noopener'
    link.className = 'link'
    link.textContent = `${words.crash('roundNo', { number })}: ${words.times(crashPoint)} · ${words.crash('verify')}`
    return element('li', [link])
  })
  return [...nodes, element('h3', words.crash('history')), element('ul', rows), ...end]
}
