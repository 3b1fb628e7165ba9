import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import type { ReplyOf } from '#contract/call.ts'
import { getPrivacy } from '#contract/play-v1/privacy.ts'
import { buttonClass } from '#ui/button/button-class.ts'
import { api } from '../../shell/api.ts'
import { AccountHead } from '../../shell/session/account-head.tsx'
import { Reading } from '../../shell/reading.tsx'
import { replyOrSignIn } from '../../shell/reply-or-sign-in.ts'
import { paths } from '../../shell/paths.ts'
import { useSite } from '../../shell/site.ts'
import { CloseAccount } from './close-account.tsx'
import { ErasurePlan } from './erasure-plan.tsx'
import { ExportPanel } from './export-panel.tsx'

export type ErrorTexts = Readonly<Record<string, string>> | undefined
export type Privacy = ReplyOf<typeof getPrivacy>

const KEY = ['privacy']
const READ_EVERY_MS = 3_000

/** A person's rights over their data: a copy, the end of the account, and what is erased and held then. */
export function PrivacyPage({ errors }: { readonly errors: ErrorTexts }) {
  const t = useTranslations('privacy')
  const { locale } = useSite()
  const queries = useQueryClient()
  const [closed, setClosed] = useState<{ readonly plan: Privacy['erasure'] | null }>()
  const privacy = useQuery({
    queryKey: [...KEY, locale],
    queryFn: () => replyOrSignIn(api(getPrivacy, { query: { lang: locale } }), locale),
    enabled: closed === undefined,
    // Only while an archive is being made.
    refetchInterval: ({ state }) => (state.data?.exports[0]?.state === 'asked' ? READ_EVERY_MS : false),
  })
  const reload = () => void queries.invalidateQueries({ queryKey: KEY })

  if (closed) return <Closed plan={closed.plan} />
  return (
    <main className="page-width" id="content">
      <div className="stack privacy-page">
        <AccountHead title={t('title')}>
          <p>{t('intro')}</p>
        </AccountHead>
        <Reading
          status={privacy.status}
          words={{ loading: t('loading'), failed: t('failed'), again: t('retry') }}
          onAgain={reload}
        />
        {privacy.data ? (
          <>
            <ExportPanel privacy={privacy.data} errors={errors} onRequested={reload} />
            <CloseAccount privacy={privacy.data} errors={errors} onClosed={(plan) => setClosed({ plan })} />
          </>
        ) : null}
      </div>
    </main>
  )
}

/** The receipt: what was done, and what is held until when. The player is signed out by now. */
function Closed({ plan }: { readonly plan: Privacy['erasure'] | null }) {
  const t = useTranslations('privacy')
  const { locale } = useSite()
  return (
    <main className="page-width" id="content">
      <div className="narrow stack privacy-page">
        <section className="panel" role="status">
          <h1>{t('closedTitle')}</h1>
          <p>{t(plan ? 'closedErased' : 'closedKept')}</p>
          {plan ? <ErasurePlan plan={plan} /> : null}
          <a className={buttonClass()} href={paths.lobby(locale)}>
            {t('toLobby')}
          </a>
        </section>
      </div>
    </main>
  )
}
