import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoney } from '../../shell/write-money.ts'
import type { Pool } from './pool-list.tsx'

type Rules = Pick<Pool, 'currency' | 'seedMinor' | 'contributionPpm' | 'oneInMinor' | 'addedReturnPpm' | 'gameKeys'>

/** The rules of a pool in words, and what they add to the return of its games. */
export function PoolRules({ pool }: { readonly pool: Rules }) {
  const { t, language } = useTexts()
  const { currency, seedMinor, contributionPpm, oneInMinor, addedReturnPpm, gameKeys } = pool
  const percent = new Intl.NumberFormat(language, { maximumFractionDigits: 4 })
  return (
    <>
      <div>
        {t('jackpots.seedOf', { seed: writeMoney({ amountMinor: seedMinor, currency }) })},{' '}
        {t('jackpots.shareOf', { share: percent.format(contributionPpm / 10_000) })}
      </div>
      <div>{t('jackpots.oddsOf', { odds: writeMoney({ amountMinor: oneInMinor, currency }) })}</div>
      <div className={textStyles.muted} title={gameKeys.join(', ')}>
        {t('jackpots.adds', { return: percent.format(addedReturnPpm / 10_000) })} ·{' '}
        {t('jackpots.games', { count: gameKeys.length })}
      </div>
    </>
  )
}
