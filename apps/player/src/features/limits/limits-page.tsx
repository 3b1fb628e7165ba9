import { useCallback, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { BackToAccount } from '../../shell/session/back-to-account.tsx'
import { Reading } from '../../shell/reading.tsx'
import { ChooseLimits } from './choose-limits.tsx'
import { LimitList } from './limit-list.tsx'
import { PlaySums } from './play-sums.tsx'
import { useLimits } from './use-limits.ts'

/** What was done is told for so long; the limit itself shows it afterwards. */
const SAID_MS = 8_000

export type ErrorTexts = Readonly<Record<string, string>> | undefined

/** The first choice while something is not chosen, otherwise the limits. */
export function LimitsPage({ errors, returnTo }: { errors: ErrorTexts; returnTo: string | undefined }) {
  const t = useTranslations('limits')
  const navigate = useNavigate()
  const { limits, status, keep, again } = useLimits()
  const [said, setSaid] = useState<{ readonly words: string }>()
  const say = useCallback((words: string) => setSaid({ words }), [])
  const isChoosing = limits !== undefined && limits.notChosen.length > 0

  useEffect(() => {
    if (!said) return undefined
    const timer = setTimeout(() => setSaid(undefined), SAID_MS)
    return () => clearTimeout(timer)
  }, [said])

  return (
    <main className="page-width" id="content">
      <div className="limits-page" aria-busy={status === 'pending'}>
        <header className="page-head">
          <BackToAccount />
          <h1>{isChoosing ? t('chooseTitle') : t('title')}</h1>
          <p>{isChoosing ? t('chooseIntro') : t('intro')}</p>
        </header>
        <output className="limits-page-said">{said ? <span className="note">{said.words}</span> : null}</output>
        {limits ? null : (
          <Reading
            status={status}
            words={{ loading: t('loading'), failed: t('failed'), again: t('again') }}
            onAgain={again}
          />
        )}
        {limits && isChoosing ? (
          <ChooseLimits
            limits={limits}
            errors={errors}
            onStale={() => {
              say(t('alreadyChosen'))
              again()
            }}
            onChosen={(chosen) => {
              say(t('allChosen'))
              keep(chosen)
              if (chosen.notChosen.length === 0 && returnTo) void navigate(returnTo, { replace: true })
            }}
          />
        ) : null}
        {limits && !isChoosing ? (
          <>
            <LimitList limits={limits} errors={errors} onAnswer={keep} onStale={again} say={say} />
            <PlaySums />
          </>
        ) : null}
      </div>
    </main>
  )
}
