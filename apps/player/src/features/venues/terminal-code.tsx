import { useEffect, useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl/react'
import type { ReplyOf } from '#contract/call.ts'
import { getTerminalCode } from '#contract/play-v1/venue-play.ts'
import { Button } from '#ui/button/button.tsx'
import { api } from '../../shell/api.ts'
import { Failure, type Failed } from '../../shell/failure.tsx'

type Code = ReplyOf<typeof getTerminalCode>

/** A code to type at a terminal: eight digits, valid once and for two minutes. */
export function TerminalCode({ errors }: { readonly errors: Readonly<Record<string, string>> | undefined }) {
  const t = useTranslations('venues.terminal')
  const format = useFormatter()
  const [shown, setShown] = useState<Code>()
  const [isBusy, setBusy] = useState(false)
  const [failed, setFailed] = useState<Failed>()

  useEffect(() => {
    if (!shown) return undefined
    const left = Date.parse(shown.expiresAt) - Date.now()
    const timer = setTimeout(() => setShown(undefined), Math.max(0, left))
    return () => clearTimeout(timer)
  }, [shown])

  async function ask() {
    setBusy(true)
    const answer = await api(getTerminalCode, { body: {} })
    setBusy(false)
    setFailed(answer.ok ? undefined : answer)
    if (answer.ok) setShown(answer.data)
  }

  return (
    <>
      <p>{t('codeWhat')}</p>
      <Failure failed={failed} texts={errors} />
      <output>
        {shown ? (
          <>
            <span className="terminal-code">
              {shown.code.slice(0, 4)} {shown.code.slice(4)}
            </span>
            <span>{t('codeUntil', { time: format.dateTime(new Date(shown.expiresAt), { timeStyle: 'medium' }) })}</span>
          </>
        ) : null}
      </output>
      <Button variant={shown ? 'ghost' : 'primary'} size="large" isLoading={isBusy} onClick={() => void ask()}>
        {t(shown ? 'newCode' : 'code')}
      </Button>
    </>
  )
}
