import { useCallback, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { ReplyOf } from '#contract/call.ts'
import { getOnlineAccount, startByKyc, type startByDocument } from '#contract/onling-v2/player-migration.ts'
import { getOwnMigration } from '#contract/play-v1/account-migration.ts'
import { api } from '../../../shell/api.ts'
import { readClientValue, writeClientValue } from '../../../shell/client-values.ts'
import type { Failed } from '../../../shell/failure.tsx'
import { paths } from '../../../shell/paths.ts'
import { useSite } from '../../../shell/site.ts'

export type Started = ReplyOf<typeof startByDocument>
export type Migration = Started['migration']
export type Found = {
  readonly kind: 'found'
  /** Undefined if it was finished in another browser. */
  readonly token: string | undefined
  readonly migration: Migration
  readonly onlineAccount: ReplyOf<typeof getOnlineAccount>['onlineAccount']
}
type View = { readonly kind: 'loading'; readonly isFromBank: boolean } | { readonly kind: 'seeking' } | Found

/** The state of the migration: stored by this browser, or by the player's account. */
export function useOldAccount() {
  const { locale, signedIn } = useSite()
  const isSignedIn = signedIn !== undefined && signedIn !== null
  const [params, setParams] = useSearchParams()
  const isFromBank = params.has('kyc')
  const [view, setView] = useState<View>({ kind: 'loading', isFromBank })
  const [failed, setFailed] = useState<Failed>()

  const keep = useCallback(async ({ token, migration }: Started) => {
    writeClientValue('oldAccount', { token, expiresAt: migration.expiresAt ?? migration.changedAt })
    const answer = await api(getOnlineAccount, { query: { token } })
    const onlineAccount = answer.ok ? answer.data.onlineAccount : null
    setView({ kind: 'found', token, migration: answer.ok ? answer.data.migration : migration, onlineAccount })
  }, [])

  useEffect(() => {
    let isGone = false
    const read = async (): Promise<View> => {
      const token = readClientValue('oldAccount')?.token
      const kept = token === undefined ? undefined : await api(getOnlineAccount, { query: { token } })
      if (kept?.ok) return { kind: 'found', token, ...kept.data }
      if (kept && kept.status === 422) writeClientValue('oldAccount', undefined)
      const own = isSignedIn ? await api(getOwnMigration, { query: {} }) : undefined
      if (own?.ok && own.data.migration)
        return { kind: 'found', token: undefined, migration: own.data.migration, onlineAccount: null }
      return { kind: 'seeking' }
    }
    const start = async () => {
      if (!isFromBank) {
        const next = await read()
        if (!isGone) setView(next)
        return
      }
      const answer = await askOnce(locale)
      if (isGone) return
      // The bank's result is valid once: it must not be requested again after a reload.
      setParams({}, { replace: true })
      if (answer.ok && answer.data.started) return keep(answer.data.started)
      setFailed(answer.ok ? { code: 'ERR_VERIFICATION_NOT_FOUND' } : answer)
      setView({ kind: 'seeking' })
    }
    void start()
    return () => {
      isGone = true
    }
    // oxlint-disable-next-line react/exhaustive-deps -- once, for the page as it was opened
  }, [])

  return {
    view,
    failed,
    keep,
    /** Shows the result of the finish. */
    show: (migration: Migration) => {
      writeClientValue('oldAccount', undefined)
      setView({ kind: 'found', token: undefined, migration, onlineAccount: null })
    },
    forget: () => {
      writeClientValue('oldAccount', undefined)
      setFailed(undefined)
      setView({ kind: 'seeking' })
    },
  }
}

let asked: ReturnType<typeof goOn> | undefined

/** Strict mode runs effects twice; the second start would replace the first. */
function askOnce(locale: Parameters<typeof goOn>[0]) {
  asked ??= goOn(locale)
  return asked
}

function goOn(locale: ReturnType<typeof useSite>['locale']) {
  return api(startByKyc, { body: { language: locale, returnPath: paths.oldAccount(locale), isBack: true } })
}
