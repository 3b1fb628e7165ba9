import { Link } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { Button } from '#ui/button/button.tsx'
import { BonusCodeForm } from '../../shell/bonus-code-form.tsx'
import { AccountHead } from '../../shell/session/account-head.tsx'
import { Failure } from '../../shell/failure.tsx'
import { paths } from '../../shell/paths.ts'
import { useSite } from '../../shell/site.ts'
import { ActiveBonus } from './active-bonus.tsx'
import { BonusCard } from './bonus-card.tsx'
import { MoneyBar } from './money-bar.tsx'
import { useBonuses } from './use-bonuses.ts'

type Props = {
  readonly locale: string
  readonly errors: Parameters<typeof Failure>[0]['texts']
  readonly gameNames: Readonly<Record<string, string>>
}

/** The player's bonuses: the active one, the offers with their terms, and the finished ones. */
export function BonusesPage({ locale, errors, gameNames }: Props) {
  const t = useTranslations('bonuses')
  const { isLeftAlone } = useSite()
  const { rows, cursor, failed, told, read, change } = useBonuses(locale)
  const active = rows?.find(({ state }) => state === 'active')
  const offered = rows?.filter(({ state }) => state === 'offered') ?? []
  const over = rows?.filter(({ state }) => state !== 'offered' && state !== 'active') ?? []
  const list = (awards: typeof over) => (
    <ul className="card-list">
      {awards.map((award) => (
        <BonusCard key={award.awardId} award={award} locale={locale} onChange={change} />
      ))}
    </ul>
  )
  return (
    <main className="page-width" id="content">
      <div className="stack">
        <AccountHead title={t('title')}>
          <p>
            {t('intro')}{' '}
            {isLeftAlone ? null : (
              <Link className="text-link" to={paths.promotions(locale)}>
                {t('toOffers')}
              </Link>
            )}
          </p>
        </AccountHead>
        <Failure failed={failed} texts={errors} />
        <output>{told}</output>
        <div className="bonuses-columns">
          <div>
            {rows === undefined && !failed ? <p role="status">{t('loading')}</p> : null}
            {active ? <ActiveBonus award={active} gameNames={gameNames} errors={errors} onChange={change} /> : null}
            {rows?.length === 0 ? <p className="panel">{t('none')}</p> : null}
            {offered.length > 0 ? (
              <section className="panel" aria-labelledby="bonuses-offered">
                <h2 id="bonuses-offered">{t('offers')}</h2>
                {list(offered)}
              </section>
            ) : null}
            {over.length > 0 ? (
              <section className="panel" aria-labelledby="bonuses-over">
                <h2 id="bonuses-over">{t('over')}</h2>
                {list(over)}
              </section>
            ) : null}
            {cursor ? (
              <Button variant="ghost" onClick={() => void read(cursor)}>
                {t('more')}
              </Button>
            ) : null}
          </div>
          <div>
            <MoneyBar bonus={active?.balance} />
            <BonusCodeForm errors={errors} onGiven={() => void read()} />
          </div>
        </div>
      </div>
    </main>
  )
}
