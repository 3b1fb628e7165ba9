import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { addPushDevice } from '#contract/play-v1/push.ts'
import { Button } from '#ui/button/button.tsx'
import { api } from '../../shell/api.ts'
import { Failure, type Failed } from '../../shell/failure.tsx'
import { readSupport, subscribe, type PushSupport } from '../../shell/push/this-browser.ts'

type Props = {
  readonly serverKey: string
  /** Unknown until the server has said whether it knows this device: nothing can be turned on before. */
  readonly state: 'unknown' | 'on' | 'off'
  readonly isAnyAgreed: boolean
  readonly errors: Readonly<Record<string, string>> | undefined
  readonly onAdded: (deviceId: string) => void
}

/** Whether this device notifies, why not, and the press that lets it: the browser asks only after it. */
export function ThisDevice({ serverKey, state, isAnyAgreed, errors, onAdded }: Props) {
  const t = useTranslations('notifications')
  const [support, setSupport] = useState<PushSupport>()
  const [isBusy, setIsBusy] = useState(false)
  const [isRefused, setIsRefused] = useState(false)
  const [failed, setFailed] = useState<Failed>()

  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- what the browser can do is known after hydration
    setSupport(readSupport())
  }, [])

  async function add() {
    setFailed(undefined)
    setIsRefused(false)
    setIsBusy(true)
    const made = await subscribe(serverKey)
    const answer = made && (await api(addPushDevice, { body: { ...made, serverKey } }))
    setIsBusy(false)
    setSupport(readSupport())
    if (!answer) return setIsRefused(true)
    if (answer.ok) onAdded(answer.data.deviceId)
    else setFailed(answer)
  }

  if (support === undefined) return null
  return (
    <section className="stack" aria-labelledby="this-device-title">
      <h2 id="this-device-title">{t('thisDevice')}</h2>
      {support === 'possible' && state === 'on' ? <p>{t('isOn')}</p> : null}
      {support === 'possible' && state !== 'on' ? (
        <>
          <p>{t(isAnyAgreed ? 'asksNext' : 'chooseFirst')}</p>
          <Button
            size="large"
            className="button-full"
            isLoading={isBusy || state === 'unknown'}
            onClick={() => void add()}
          >
            {t('add')}
          </Button>
        </>
      ) : null}
      {support === 'possible' ? null : <p className="note">{t(`support.${support}`)}</p>}
      <output>{isRefused && support === 'possible' ? <span className="note">{t('notMade')}</span> : null}</output>
      <Failure failed={failed} texts={errors} />
    </section>
  )
}
