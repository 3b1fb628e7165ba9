import type { CampaignTerms } from '#contract/shapes/campaigns.ts'
import type { CurrencyCode } from '#money'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoney } from '../../shell/write-money.ts'
import { writeMoment } from '../../shell/write-time.ts'

export const LINES = ['get', 'for', 'condition', 'until'] as const
export type Line = (typeof LINES)[number]

/** Terms in four lines: what somebody gets, for what, on what condition, until when. */
export function useTermsLines(currency: CurrencyCode): (terms: CampaignTerms) => Readonly<Record<Line, string>> {
  const { t, language } = useTexts()
  const money = (amountMinor: number) => writeMoney({ amountMinor, currency })
  const get = ({ gift }: CampaignTerms) => {
    switch (gift.kind) {
      case 'no-deposit':
      case 'by-hand':
        return t('campaigns.line.amount', { amount: money(gift.amountMinor) })
      case 'free-rounds':
        return t('campaigns.line.rounds', {
          rounds: gift.rounds,
          stake: money(gift.stakeMinor),
          games: gift.gameKeys.join(', '),
        })
      case 'cashback':
        return t('campaigns.line.ofLoss', { percent: gift.percent, cap: money(gift.capMinor) })
      case 'deposit-match':
      case 'reload':
        return t('campaigns.line.ofDeposit', { percent: gift.percent, cap: money(gift.capMinor) })
    }
  }
  const cause = ({ gift, people }: CampaignTerms) => {
    if (gift.kind === 'deposit-match' || gift.kind === 'reload') {
      const isFirst = gift.kind === 'deposit-match' && gift.onlyFirstDeposit
      return t(isFirst ? 'campaigns.line.firstDeposit' : 'campaigns.line.deposit', {
        least: money(gift.leastDepositMinor),
      })
    }
    if (gift.kind === 'cashback') return t(`campaigns.line.loss.${gift.period}`, { least: money(gift.leastLossMinor) })
    return t(people.kind === 'code' ? 'campaigns.line.code' : 'campaigns.line.nothing')
  }
  const condition = ({ gift, wagering, endsAtWithdrawal }: CampaignTerms) => {
    const { stakeMaxMinor = null } = wagering ?? {}
    const cap = gift.kind === 'free-rounds' ? gift.winCapMinor : null
    return [
      wagering
        ? t('campaigns.line.wagering', { times: wagering.times, days: wagering.daysToPlay })
        : t('campaigns.line.cash'),
      ...(stakeMaxMinor === null ? [] : [t('campaigns.line.stakeMax', { stake: money(stakeMaxMinor) })]),
      ...(cap === null ? [] : [t('campaigns.line.winCap', { cap: money(cap) })]),
      ...(endsAtWithdrawal ? [t('campaigns.line.withdrawal')] : []),
    ].join(' ')
  }
  return (terms) => ({
    get: get(terms),
    for: cause(terms),
    condition: condition(terms),
    until: t('campaigns.line.until', {
      from: writeMoment(terms.window.from, language),
      softEnd: writeMoment(terms.window.softEnd, language),
      hardEnd: writeMoment(terms.window.hardEnd, language),
    }),
  })
}
