import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { agreeToPush, confirmPushDevice, getPush, removePushDevice } from '#contract/play-v1/push.ts'
import type { PushKind } from '#contract/shapes/push.ts'
import { api } from '../../shell/api.ts'
import { Failure, type Failed } from '../../shell/failure.tsx'
import { findSubscription, unsubscribe } from '../../shell/push/this-browser.ts'
import { Reading } from '../../shell/reading.tsx'
import { replyOrSignIn } from '../../shell/reply-or-sign-in.ts'
import { AccountHead } from '../../shell/session/account-head.tsx'
import { useSite } from '../../shell/site.ts'
import { DeviceList } from './device-list.tsx'
import { ThisDevice } from './this-device.tsx'

type Props = { readonly errors: Readonly<Record<string, string>> | undefined }

/** One tick for each kind, then this device, then all devices. A tick is kept at once. */
export function NotificationsPage({ errors }: Props) {
  const t = useTranslations('notifications')
  const { locale } = useSite()
  const [failed, setFailed] = useState<Failed>()
  const [said, setSaid] = useState('')
  const [thisId, setThisId] = useThisDevice()
  const [pressed, setPressed] = useState<Readonly<Partial<Record<PushKind, boolean>>>>({})
  const { data, status, refetch } = useQuery({
    queryKey: ['push'],
    queryFn: () => replyOrSignIn(api(getPush, { query: {} }), locale),
  })

  async function agree(kind: PushKind, isAgreed: boolean) {
    setFailed(undefined)
    setPressed((now) => ({ ...now, [kind]: isAgreed }))
    const answer = await api(agreeToPush, { body: { kind, isAgreed } })
    if (!answer.ok) setFailed(answer)
    await refetch()
    setPressed(({ [kind]: _, ...others }) => others)
  }

  async function remove(deviceId: string) {
    setFailed(undefined)
    const answer = await api(removePushDevice, { body: { deviceId } })
    if (!answer.ok) setFailed(answer)
    else {
      if (deviceId === thisId) {
        await unsubscribe()
        setThisId(null)
      }
      setSaid(t('removed'))
    }
    await refetch()
  }

  return (
    <main className="page-width" id="content">
      <div className="stack">
        <AccountHead title={t('title')}>
          <p>{t('what')}</p>
        </AccountHead>
        <div className="panel">
          <output className={said ? 'note' : 'visually-hidden'}>{said}</output>
          <Reading
            status={status}
            words={{ loading: t('loading'), failed: t('failed'), again: t('again') }}
            onAgain={() => void refetch()}
          />
          {data?.serverKey === null ? <p className="note">{t('notOffered')}</p> : null}
          {data ? (
            <>
              <h2>{t('kindsTitle')}</h2>
              {data.kinds.map(({ kind, isAgreed }) => (
                <label key={kind} className="tick-box">
                  <input
                    type="checkbox"
                    checked={pressed[kind] ?? isAgreed}
                    disabled={data.serverKey === null && !isAgreed}
                    onChange={(event) => void agree(kind, event.target.checked)}
                  />
                  <span>{t(`kinds.${kind}`)}</span>
                </label>
              ))}
              <p className="quiet-text">{t('never')}</p>
              {data.serverKey === null ? null : (
                <ThisDevice
                  serverKey={data.serverKey}
                  state={thisId === undefined ? 'unknown' : thisId === null ? 'off' : 'on'}
                  isAnyAgreed={data.kinds.some(({ kind, isAgreed }) => pressed[kind] ?? isAgreed)}
                  errors={errors}
                  onAdded={(deviceId) => {
                    setThisId(deviceId)
                    setSaid(t('added'))
                    void refetch()
                  }}
                />
              )}
              <DeviceList devices={data.devices} thisId={thisId} onRemove={(deviceId) => remove(deviceId)} />
              <Failure failed={failed} texts={errors} />
              <p className="quiet-text">{t('when')}</p>
            </>
          ) : null}
        </div>
      </div>
    </main>
  )
}

/** The subscription of this browser, as the server knows it: null without one, undefined until that is known. */
function useThisDevice() {
  const [thisId, setThisId] = useState<string | null>()
  useEffect(() => {
    let isOver = false
    const ask = async () => {
      const subscription = await findSubscription()
      const answer = subscription && (await api(confirmPushDevice, { body: { endpoint: subscription.endpoint } }))
      if (isOver) return
      const deviceId = answer?.ok ? answer.data.deviceId : null
      // The push service has ended it, or it was of another player: turned on again, the browser would give it anew.
      if (answer?.ok && deviceId === null) await unsubscribe()
      // Only now can it be turned on: what was ended above is not the new one.
      setThisId(deviceId)
    }
    void ask()
    return () => {
      isOver = true
    }
  }, [])
  return [thisId, setThisId] as const
}
