import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl/react'
import { cancelVoucher } from '#contract/play-v1/cash-vouchers.ts'
import { formatMoney } from '#money'
import { Button } from '#ui/button/button.tsx'
import { api } from '../../shell/api.ts'
import { Failure, type Failed } from '../../shell/failure.tsx'
import { useSite } from '../../shell/site.ts'
import type { VenuePlay } from './use-venue-play.ts'

type Props = {
  readonly holds: VenuePlay['holds']
  readonly errors: Readonly<Record<string, string>> | undefined
  readonly onBack: () => void
}

/** The reason of each kind of held money. */
const WORDS = { venue: 'heldWhat', voucher: 'heldVoucher', own: 'heldOwn' } as const
const KINDS = ['venue', 'voucher', 'own'] as const

/**
 * Money that left a wallet and has not arrived: when it is returned automatically. A voucher can be cancelled before.
 */
export function HeldMoney({ holds, errors, onBack }: Props) {
  const t = useTranslations('venues.terminal')
  const [busy, setBusy] = useState<string>()
  const [failed, setFailed] = useState<Failed>()
  if (holds.length === 0) return null

  async function takeBack(voucherId: string) {
    setBusy(voucherId)
    const answer = await api(cancelVoucher, { body: { voucherId } })
    setBusy(undefined)
    setFailed(answer.ok ? undefined : answer)
    // Paid or expired in the meantime: reloads the held money.
    onBack()
  }

  return (
    <>
      <h3>{t('held')}</h3>
      {KINDS.filter((kind) => holds.some(({ what }) => what === kind)).map((kind) => (
        <p key={kind}>{t(WORDS[kind])}</p>
      ))}
      <Failure failed={failed} texts={errors} />
      <ul className="venue-holds">
        {holds.map((hold) => (
          <Hold key={hold.transferId} hold={hold} isBusy={busy === hold.voucherId} onTakeBack={takeBack} />
        ))}
      </ul>
    </>
  )
}

type HoldProps = {
  readonly hold: VenuePlay['holds'][number]
  readonly isBusy: boolean
  readonly onTakeBack: (voucherId: string) => Promise<void>
}

function Hold({ hold: { amount, what, place, expiresAt, voucherId }, isBusy, onTakeBack }: HoldProps) {
  const t = useTranslations('venues.terminal')
  const format = useFormatter()
  const { locale } = useSite()
  const written = formatMoney(amount, locale)
  const moment = format.dateTime(new Date(expiresAt), { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <li>
      <b>{written}</b>
      <span>{what === 'venue' ? (place ?? t('somewhere')) : t(what)}</span>
      <time dateTime={expiresAt}>{t('backAt', { moment })}</time>
      {voucherId === null ? null : (
        <Button variant="ghost" isLoading={isBusy} onClick={() => void onTakeBack(voucherId)}>
          {t('takeBack', { amount: written })}
        </Button>
      )}
    </li>
  )
}
