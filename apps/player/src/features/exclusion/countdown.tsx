import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl/react'
import { formatElapsed } from '../../shell/session/session-clock.ts'

/** Ticks without React, and calls back at the end. */
export function Countdown({ leftMs, onOver }: { leftMs: number; onOver: () => void }) {
  const t = useTranslations('exclusion')
  const text = useRef<HTMLElement>(null)
  useEffect(() => {
    const startedAt = performance.now()
    const timer = setInterval(() => {
      const left = leftMs - (performance.now() - startedAt)
      if (text.current) text.current.textContent = t('left', { time: formatElapsed(left) })
      if (left > 0) return
      clearInterval(timer)
      onOver()
    }, 1000)
    return () => clearInterval(timer)
  }, [leftMs, onOver, t])
  return (
    <b ref={text} role="timer" aria-live="off">
      {t('left', { time: formatElapsed(leftMs) })}
    </b>
  )
}
