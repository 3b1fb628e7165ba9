import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { getStatus, list } from '#contract/onling-v2/player-identity-document.ts'
import { buttonClass } from '#ui/button/button-class.ts'
import { Button } from '#ui/button/button.tsx'
import { api } from '../../shell/api.ts'
import { AccountHead } from '../../shell/session/account-head.tsx'
import { Reading } from '../../shell/reading.tsx'
import { replyOrSignIn } from '../../shell/reply-or-sign-in.ts'
import { useIdentityGame } from '../../shell/session/identity-game.ts'
import { useSite } from '../../shell/site.ts'
import { DocumentCard } from './document-card.tsx'
import { DocumentForm } from './document-form.tsx'
import { KycOutcome } from './kyc-outcome.tsx'
import { KycPanel } from './kyc-panel.tsx'
import { kindsToAdd, stageOf, type ErrorTexts, type IdentityDocument, type IdentityStatus } from './identity.ts'

const KEY = ['identity']
const READ_EVERY_MS = 15_000

type Shown = { readonly status: IdentityStatus; readonly documents: readonly IdentityDocument[] }

/** The verification of the player: what was sent, its result, and the next step. */
export function IdentityPage({ errors }: { readonly errors: ErrorTexts }) {
  const t = useTranslations('identity')
  const { locale } = useSite()
  const queries = useQueryClient()
  const identity = useQuery({ queryKey: KEY, queryFn: () => readIdentity(locale), refetchInterval: READ_EVERY_MS })
  const [isAdding, setIsAdding] = useState(false)
  const [params] = useSearchParams()
  const verificationId = params.get('kyc')
  const { game, leave } = useIdentityGame()
  const reload = () => void queries.invalidateQueries({ queryKey: KEY })

  function adopt(document: IdentityDocument) {
    setIsAdding(false)
    queries.setQueryData<Shown>(KEY, (before) => before && withDocument(before, document))
    reload()
  }

  const shown = identity.data
  const kinds = shown && !shown.status.isVerified ? kindsToAdd(shown.status, shown.documents) : []
  const isFirst = shown?.documents.length === 0
  return (
    <main className="page-width" id="content">
      <div className="stack identity-page">
        <AccountHead title={t('title')} />
        <section className="panel">
          <Reading
            status={identity.status}
            words={{ loading: t('loading'), failed: t('failed'), again: t('retry') }}
            onAgain={reload}
          />
          {shown ? (
            <p className={`identity-page-stage is-${stageOf(shown.status, shown.documents)}`} role="status">
              {t(`stage.${stageOf(shown.status, shown.documents)}`)}
            </p>
          ) : null}
          {shown?.status.isVerified && game ? (
            <Link className={buttonClass('primary', 'large', 'button-full')} to={game} onClick={leave}>
              {t('toGame')}
            </Link>
          ) : null}
          {verificationId ? <KycOutcome verificationId={verificationId} errors={errors} /> : null}
          {shown && !shown.status.isVerified && shown.status.demands.length > 1 ? (
            <ul className="identity-page-demands">
              {shown.status.demands.map(({ variant, kinds: wanted, isMet }) => (
                <li key={variant} className={isMet ? 'is-met' : undefined}>
                  <b>{t(`variant.${variant}`)}</b> {wanted.map((kind) => t(`kind.${kind}`)).join(', ')}
                  {isMet ? <span className="visually-hidden"> {t('met')}</span> : null}
                </li>
              ))}
            </ul>
          ) : null}
        </section>
        {shown && !shown.status.isVerified && shown.status.kycMethods.length > 0 ? (
          <KycPanel methods={shown.status.kycMethods} errors={errors} />
        ) : null}
        {shown?.documents.map((document) => (
          <DocumentCard
            key={document.documentId}
            document={document}
            errors={errors}
            onChanged={adopt}
            onRemoved={reload}
          />
        ))}
        {kinds.length > 0 ? (
          isAdding || isFirst ? (
            <section className="panel">
              <h2>{t('byDocument')}</h2>
              <DocumentForm kinds={kinds} errors={errors} onDone={adopt} />
            </section>
          ) : (
            <Button variant="ghost" onClick={() => setIsAdding(true)}>
              {t('add')}
            </Button>
          )
        ) : null}
      </div>
    </main>
  )
}

async function readIdentity(locale: string): Promise<Shown> {
  const [status, { documents }] = await Promise.all([
    replyOrSignIn(api(getStatus, { query: {} }), locale),
    replyOrSignIn(api(list, { query: {} }), locale),
  ])
  return { status, documents }
}

function withDocument(shown: Shown, document: IdentityDocument): Shown {
  const others = shown.documents.filter(({ documentId }) => documentId !== document.documentId)
  return { ...shown, documents: [document, ...others] }
}
