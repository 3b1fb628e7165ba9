import { formatMoney, type CurrencyCode } from '#money'
import type { Section } from '#games/kit/description/description.ts'
import type { BetPageData } from '../../server/page-data.ts'
import type { TextKey } from '../../texts/index.ts'
import { createSay, element } from '../play/page.ts'
import { fillSections } from './fill-sections.ts'

const VOLATILITY: Readonly<Record<BetPageData['game']['definition']['declared']['volatility'], TextKey>> = {
  low: 'volatilityLow',
  'medium-low': 'volatilityMediumLow',
  medium: 'volatilityMedium',
  'medium-high': 'volatilityMediumHigh',
  high: 'volatilityHigh',
  adjustable: 'volatilityAdjustable',
}

type Needs = {
  readonly data: BetPageData
  readonly sections: readonly Section[]
  readonly stakes: readonly number[]
  readonly currency: CurrencyCode
  readonly isDemo: boolean
}

/** The game's numbers as they are declared and proven, and how it is played, in the engine's own words. */
export function fillBetRules({ data, sections, stakes, currency, isDemo }: Needs): Node[] {
  const { language } = data
  const { declared } = data.game.definition
  const say = createSay(data)
  const percent = (text: string): string =>
    new Intl.NumberFormat(language, { style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(
      Number(text) / 100,
    )
  const number = (text: string): string =>
    new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(Number(text))
  const money = (amountMinor: number): string => formatMoney({ amountMinor, currency }, language)
  const [low, high] = [percent(declared.rtp), percent(declared.rtpMax)]
  const figures: [string, string][] = [
    [say('rtp'), low === high ? low : `${low} – ${high}`],
    [say('maxWin'), say('timesStake', { times: number(declared.maxWinX) })],
    [say('volatility'), say(VOLATILITY[declared.volatility])],
    [say('stakeRange'), `${money(stakes[0] ?? 0)} – ${money(stakes.at(-1) ?? 0)}`],
  ]
  const list = document.createElement('dl')
  for (const [term, value] of figures) list.append(element('div', [element('dt', term), element('dd', value)]))
  const keys = document.createElement('dl')
  for (const [key, does] of [
    [say('keySpin'), say('keyBetDoes')],
    ['1 – 9', say('keyChoiceDoes')],
    ['+ −', say('keyArrowsDo')],
    ['H', say('history')],
    ['P', say('paytable')],
    ['R', say('rulesTitle')],
    ['F', say('fairness')],
    ['M', say('mute')],
    ['Esc', say('close')],
  ] as const)
    keys.append(element('div', [element('dt', key), element('dd', does)]))
  return [
    ...(isDemo ? [element('p', say('demoNote'), 'note')] : []),
    list,
    ...fillSections(sections),
    ...(data.hasDecisions ? [element('p', say('openRule'))] : []),
    ...(['rtpRule', 'roundRule'] as const).map((key) => element('p', say(key))),
    element('h3', say('keysTitle')),
    keys,
  ]
}
