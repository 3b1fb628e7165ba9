import { formatMoney, type CurrencyCode } from '#money'
import type { GamePageData } from '../../server/page-data.ts'
import type { TextKey } from '../../texts/index.ts'
import { createSay, element } from '../play/page.ts'
import type { SessionState } from '../play/play-calls.ts'

const VOLATILITY: Readonly<Record<GamePageData['game']['declared']['volatility'], TextKey>> = {
  low: 'volatilityLow',
  'medium-low': 'volatilityMediumLow',
  medium: 'volatilityMedium',
  'medium-high': 'volatilityMediumHigh',
  high: 'volatilityHigh',
}

/** The game's numbers as they are declared and proven, and how it is played. */
export function fillRules(
  data: GamePageData,
  { stakes, isRiskAllowed }: Pick<SessionState, 'stakes' | 'isRiskAllowed'>,
  currency: CurrencyCode,
  isDemo: boolean,
): Node[] {
  const { game, language } = data
  const { declared } = game
  const say = createSay(data)
  const number = (text: string, digits: number): string =>
    new Intl.NumberFormat(language, { maximumFractionDigits: digits }).format(Number(text))
  const percent = (text: string): string =>
    new Intl.NumberFormat(language, { style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(
      Number(text) / 100,
    )
  const money = (amountMinor: number): string => formatMoney({ amountMinor, currency }, language)
  const facts: [string, string][] = [
    [say('rtp'), percent(declared.rtp)],
    [say('hitFrequency'), say('ofRounds', { percent: percent(declared.hitFrequency) })],
    [say('maxWin'), say('timesStake', { times: number(declared.maxWinX, 1) })],
    ...(declared.featureOneIn
      ? ([
          [
            say(game.engine === 'hold-and-win' ? 'holdOneIn' : 'featureOneIn'),
            say('rounds', { count: number(declared.featureOneIn, 0) }),
          ],
        ] as [string, string][])
      : []),
    [say('volatility'), say(VOLATILITY[declared.volatility])],
    [say('stakeRange'), `${money(stakes[0] ?? 0)} – ${money(stakes.at(-1) ?? 0)}`],
  ]
  const list = document.createElement('dl')
  for (const [term, value] of facts) list.append(element('div', [element('dt', term), element('dd', value)]))
  const keys = document.createElement('dl')
  for (const [key, does] of [
    [say('keySpin'), say('keySpinDoes')],
    [say('keyArrows'), say('keyArrowsDo')],
    ['H', say('history')],
    ['P', say('paytable')],
    ['R', say('rulesTitle')],
    ['F', say('fairness')],
    ['M', say('mute')],
    ['Esc', say('close')],
  ] as const) {
    keys.append(element('div', [element('dt', key), element('dd', does)]))
  }
  return [
    ...(isDemo ? [element('p', say('demoNote'), 'note')] : []),
    list,
    ...(['rtpRule', howWins(game), 'roundRule'] as const).map((key) => element('p', say(key))),
    ...(game.risk && isRiskAllowed
      ? [
          element('h3', say('riskRuleTitle')),
          element('p', say('riskRule', { count: game.risk.steps, times: number(`${game.risk.maxWinX}`, 0) })),
        ]
      : []),
    element('h3', say('keysTitle')),
    keys,
  ]
}

/** In one sentence: what a win is in this game. */
function howWins(game: GamePageData['game']): TextKey {
  if (game.engine === 'ways') return 'waysRule'
  return game.engine === 'cascade' ? 'fallsRule' : 'linesRule'
}
