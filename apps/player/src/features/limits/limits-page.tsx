import { useCallback, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { AccountHead } from '../../shell/session/account-head.tsx'
import { gameForMoney, paths } from '../../shell/paths.ts'
import { Reading } from '../../shell/reading.tsx'
import { useSite } from '../../shell/site.ts'
import { ChooseLimits } from './choose-limits.tsx'
import type { LimitPresets } from './preset-choice.tsx'
import { LimitList } from './limit-list.tsx'
import { MonthSummary } from './month-summary.tsx'
import { PlaySums } from './play-sums.tsx'
import { useLimits } from './use-limits.ts'

/** How long the confirmation stays; the limit itself shows the change afterwards. */
const SAID_MS = 8_000

export type ErrorTexts = Readonly<Record<string, string>> | undefined

type Props = { readonly errors: ErrorTexts; readonly returnTo: string | undefined; readonly presets: LimitPresets }

/** The first choice while something is not chosen, otherwise the limits. */
export function LimitsPage({ errors, returnTo, presets }: Props) {
  const t = useTranslations('limits')
  const navigate = useNavigate()
  const { locale, signedIn } = useSite()
  const { limits, status, keep, again } = useLimits()
  const [said, setSaid] = useState<{ readonly words: string }>()
  const say = useCallback((words: string) => setSaid({ words }), [])
  const isChoosing = limits !== undefined && limits.notChosen.length > 0

  useEffect(() => {
    if (!said) return undefined
    const timer = setTimeout(() => setSaid(undefined), SAID_MS)
    return () => clearTimeout(timer)
  }, [said])

  /** A player who came for a game and has no money goes to the deposit first. */
  const next = (address: string) =>
    gameForMoney(address) && signedIn?.header.balance.amountMinor === 0 ? paths.deposit(locale, address) : address

  return (
    <main className="page-width" id="content">
      <div className="stack limits-page" aria-busy={status === 'pending'}>
        <AccountHead title={isChoosing ? t('chooseTitle') : t('title')}>
          <p>{isChoosing ? t('chooseIntro') : t('intro')}</p>
        </AccountHead>
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
            presets={presets}
            errors={errors}
            onStale={() => {
              say(t('alreadyChosen'))
              again()
            }}
            onChosen={(chosen) => {
              say(t('allChosen'))
              keep(chosen)
              if (chosen.notChosen.length === 0 && returnTo) void navigate(next(returnTo), { replace: true })
            }}
          />
        ) : null}
        {limits && !isChoosing ? (
          <>
            <LimitList limits={limits} errors={errors} onAnswer={keep} onStale={again} say={say} />
            <MonthSummary />
            <PlaySums />
          </>
        ) : null}
      </div>
    </main>
  )
}
