import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl/react'
import { leaveTerminal } from '#contract/play-v1/venue-play.ts'
import { formatMoney } from '#money'
import { Button } from '#ui/button/button.tsx'
import { api } from '../../shell/api.ts'
import { Failure, type Failed } from '../../shell/failure.tsx'
import { Reading } from '../../shell/reading.tsx'
import { useSite } from '../../shell/site.ts'
import { HeldMoney } from './held-money.tsx'
import { LeftMoney } from './left-money.tsx'
import { TerminalCode } from './terminal-code.tsx'
import { useVenuePlay, type VenuePlay } from './use-venue-play.ts'

type Props = { readonly errors: Readonly<Record<string, string>> | undefined }

/**
 * The terminal where the player is signed in, with sign-out; or the code for the next terminal. Below it money that is held, and money that was left on terminals.
 */
export function TerminalPanel({ errors }: Props) {
  const t = useTranslations('venues')
  const { play, status, again } = useVenuePlay()
  return (
    <section className="panel" aria-labelledby="at-terminal">
      <h2 id="at-terminal">{t('terminal.title')}</h2>
      <Reading
        status={status}
        words={{ loading: t('terminal.loading'), failed: t('terminal.failed'), again: t('retry') }}
        onAgain={again}
      />
      {play ? (
        <>
          {play.sitting ? (
            <Sitting sitting={play.sitting} errors={errors} onLeft={again} />
          ) : (
            <TerminalCode errors={errors} />
          )}
          <HeldMoney holds={play.holds} errors={errors} onBack={again} />
          <LeftMoney left={play.left} />
          <Played days={play.days} />
        </>
      ) : null}
    </section>
  )
}

type SittingProps = Props & { readonly sitting: NonNullable<VenuePlay['sitting']>; readonly onLeft: () => void }

function Sitting({ sitting: { venueName, terminal, openedAt }, errors, onLeft }: SittingProps) {
  const t = useTranslations('venues.terminal')
  const format = useFormatter()
  const [isBusy, setBusy] = useState(false)
  const [failed, setFailed] = useState<Failed>()

  async function leave() {
    setBusy(true)
    const answer = await api(leaveTerminal, { body: {} })
    setBusy(false)
    setFailed(answer.ok ? undefined : answer)
    if (answer.ok) onLeft()
  }

  return (
    <>
      <p role="status">
        <b>{t('here', { venue: venueName, terminal })}</b>{' '}
        {t('since', { time: format.dateTime(new Date(openedAt), { timeStyle: 'short' }) })}
      </p>
      <p>{t('webStops')}</p>
      <Failure failed={failed} texts={errors} />
      <Button size="large" isLoading={isBusy} onClick={() => void leave()}>
        {t('leave')}
      </Button>
    </>
  )
}

/** What was played at terminals in this month, day by day. */
function Played({ days }: Pick<VenuePlay, 'days'>) {
  const t = useTranslations('venues.terminal')
  const format = useFormatter()
  const { locale } = useSite()
  if (days.length === 0) return null
  return (
    <>
      <h3>{t('played')}</h3>
      <ul className="venue-holds">
        {days.toReversed().map(({ day, rounds, staked, won }) => (
          <li key={day}>
            <b>{format.dateTime(new Date(`${day}T12:00:00Z`), { dateStyle: 'medium' })}</b>
            <span>{t('rounds', { rounds })}</span>
            <span>{t('sums', { staked: formatMoney(staked, locale), won: formatMoney(won, locale) })}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
