import { useEffect, useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl/react'
import { USUAL_MOMENT, usualTime } from './usual-time.ts'
import type { WithdrawInfo } from './withdrawal.ts'

type Props = { readonly info: WithdrawInfo; readonly method: string }

/** Estimated arrival, by recent withdrawals of this method; renders nothing if unknown. */
export function UsualNote({ info, method }: Props) {
  const t = useTranslations('withdraw')
  const format = useFormatter()
  const [now, setNow] = useState<Date>()
  // oxlint-disable-next-line react/set-state-in-effect -- now is the browser's
  useEffect(() => setNow(new Date()), [info])
  const usual = now && usualTime(info, method, now)
  if (!usual) return null
  const moment = (at: Date) => format.dateTime(at, USUAL_MOMENT)
  return (
    <p className="note">
      {usual.half.getTime() === usual.most.getTime()
        ? t('usualOne', { most: moment(usual.most) })
        : t('usual', { half: moment(usual.half), most: moment(usual.most) })}
    </p>
  )
}
