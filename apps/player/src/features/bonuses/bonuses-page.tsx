import { useCallback, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import * as bonuses from '#contract/onling-v2/bonuses.ts'
import { Button } from '#ui/button.tsx'
import { api } from '../../shell/api.ts'
import { BackToAccount } from '../../shell/session/back-to-account.tsx'
import { Failure, type Failed } from '../../shell/failure.tsx'
import { paths } from '../../shell/paths.ts'
import { BonusCard, type BonusShown } from './bonus-card.tsx'

type Props = { readonly locale: string; readonly errors: Parameters<typeof Failure>[0]['texts'] }

/** The player's bonuses: what is offered with its terms, what is being played, and what became of the others. */
export function BonusesPage({ locale, errors }: Props) {
  const t = useTranslations('bonuses')
  const [rows, setRows] = useState<readonly BonusShown[]>()
  const [cursor, setCursor] = useState<string | null>(null)
  const [failed, setFailed] = useState<Failed>()
  const [told, setTold] = useState('')

  const read = useCallback(
    async (after?: string) => {
      const answer = await api(bonuses.getPlayerBonuses, { query: after ? { cursor: after } : {} })
      if (!answer.ok && answer.status === 401) return location.assign(paths.login(locale, paths.bonuses(locale)))
      if (!answer.ok) return setFailed(answer)
      setRows((before = []) => [...(after ? before : []), ...answer.data.rows])
      setCursor(answer.data.nextCursor)
    },
    [locale],
  )

  useEffect(() => void read(), [read])

  async function change(what: 'activate' | 'cancel', { awardId }: BonusShown) {
    setFailed(undefined)
    setTold('')
    const answer = await (what === 'activate'
      ? api(bonuses.activate, { body: { awardId, acceptsTerms: true } })
      : api(bonuses.cancel, { body: { awardId } }))
    if (!answer.ok) return setFailed(answer)
    const { data } = answer
    setRows((before = []) => before.map((one) => (one.awardId === awardId ? data : one)))
    setTold(t(what === 'activate' ? 'activated' : 'cancelled'))
  }

  return (
    <main className="page-width" id="content">
      <div className="narrow panel">
        <BackToAccount />
        <h1>{t('title')}</h1>
        <p className="note">{t('intro')}</p>
        <Failure failed={failed} texts={errors} />
        <output>{told}</output>
        {rows === undefined && !failed ? <p role="status">{t('loading')}</p> : null}
        {rows?.length === 0 ? <p>{t('none')}</p> : null}
        <ul className="card-list">
          {rows?.map((award) => (
            <BonusCard key={award.awardId} award={award} locale={locale} onChange={change} />
          ))}
        </ul>
        {cursor ? (
          <Button variant="ghost" onClick={() => void read(cursor)}>
            {t('more')}
          </Button>
        ) : null}
      </div>
    </main>
  )
}
