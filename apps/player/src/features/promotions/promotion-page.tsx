import { useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { takePromotion } from '#contract/play-v1/promotions.ts'
import { buttonClass } from '#ui/button/button-class.ts'
import { Button } from '#ui/button/button.tsx'
import { api } from '../../shell/api.ts'
import { BonusCodeForm } from '../../shell/bonus-code-form.tsx'
import { Failure, type Failed } from '../../shell/failure.tsx'
import { paths } from '../../shell/paths.ts'
import { useSite } from '../../shell/site.ts'
import { FourLines } from './four-lines.tsx'
import { MeanCost } from './mean-cost.tsx'
import type { PromotionShown } from './read-promotions.server.ts'

type Props = {
  readonly promotion: PromotionShown
  readonly isOffered: boolean
  readonly errors: Parameters<typeof Failure>[0]['texts']
}

/** All terms of a promotion; the actions are below them, with equally large buttons to accept and refuse. */
export function PromotionPage({ promotion, isOffered, errors }: Props) {
  const t = useTranslations('promotions')
  const { locale, signedIn } = useSite()
  const [failed, setFailed] = useState<Failed>()
  const { name, lines, version, gameNames, hardEnd, giftsPerPlayerMax, daysToAccept, kind } = promotion
  return (
    <main className="page-width" id="content">
      <div className="narrow panel">
        <Link className="text-link" to={paths.promotions(locale)}>
          {t('back')}
        </Link>
        <h1>{name}</h1>
        <FourLines lines={lines} />
        <MeanCost promotion={promotion} />
        <h2>{t('terms')}</h2>
        <ol className="promotions-terms">
          <li>{t('termGames', { games: gameNames ? gameNames.join(', ') : t('allGames') })}</li>
          <li>{t('termHardEnd', { at: hardEnd })}</li>
          <li>{t('termOften', { count: giftsPerPlayerMax })}</li>
          {daysToAccept === null ? null : <li>{t('termAccept', { days: daysToAccept })}</li>}
          <li>{t('termCashFirst')}</li>
          {kind === 'deposit-match' || kind === 'reload' ? <li>{t('termRefund')}</li> : null}
        </ol>
        <p className="note">{t('version', { version })}</p>
        <Failure failed={failed} texts={errors} />
        {promotion.isByCode ? <p>{t('needsCode')}</p> : null}
        {isOffered && promotion.isByCode && signedIn ? (
          <BonusCodeForm errors={errors} onGiven={() => location.assign(paths.bonuses(locale))} />
        ) : null}
        {isOffered ? <Deeds promotion={promotion} onFailed={setFailed} /> : null}
      </div>
    </main>
  )
}

function Deeds({ promotion, onFailed }: Pick<Props, 'promotion'> & { readonly onFailed: (failed: Failed) => void }) {
  const t = useTranslations('promotions')
  const { locale, signedIn } = useSite()
  const [isBusy, setIsBusy] = useState(false)
  const { campaignId, version, kind, isByCode } = promotion
  async function take() {
    setIsBusy(true)
    const answer = await api(takePromotion, { body: { campaignId, version } })
    setIsBusy(false)
    if (answer.ok) location.assign(paths.bonuses(locale))
    else onFailed(answer)
  }
  const link = (to: string, text: string) => (
    <Link className={buttonClass('primary', 'large')} to={to}>
      {text}
    </Link>
  )
  return (
    <div className="promotions-deeds">
      {!signedIn ? (
        link(paths.login(locale, paths.promotion(locale, campaignId)), t('signIn'))
      ) : isByCode ? null : kind === 'no-deposit' || kind === 'free-rounds' ? (
        <Button size="large" isLoading={isBusy} onClick={() => void take()}>
          {t('take')}
        </Button>
      ) : kind === 'cashback' ? null : (
        link(paths.deposit(locale), t('deposit'))
      )}
      <Link className={buttonClass('ghost', 'large')} to={paths.promotions(locale)}>
        {t('decline')}
      </Link>
    </div>
  )
}
