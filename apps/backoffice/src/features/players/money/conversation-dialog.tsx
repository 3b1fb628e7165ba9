import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { getConversation } from '#contract/play-v1/backoffice.ts'
import { api, ask } from '../../../shell/api.ts'
import { Modal } from '../../../shell/modal.tsx'
import { ProblemNote } from '../../../shell/problem-note.tsx'
import { Status } from '../../../shell/status.tsx'
import { useTexts } from '../../../shell/use-texts.ts'
import { writeMoment } from '../../../shell/write-time.ts'
import type { Deposit } from './deposit-rows.tsx'

const GOOD = ['verified', 'unsigned', 'handed-over']

/** What was said with the partner about one payment, oldest first, masked, with the verdict on each signature. */
export function ConversationDialog({ deposit, onClose }: { readonly deposit: Deposit; readonly onClose: () => void }) {
  const { t, or, language } = useTexts()
  const id = useId()
  const { playerId, paymentId, referenceNumber } = deposit
  const { data, error } = useQuery({
    queryKey: ['conversation', paymentId],
    queryFn: () => ask(api(getConversation, { query: { playerId, paymentId } })),
  })
  return (
    <Modal labelledBy={id} onClose={onClose}>
      <header>
        <h1 id={id}>{t('deposits.conversationTitle', { reference: referenceNumber })}</h1>
      </header>
      <div className="bd">
        {error ? <ProblemNote error={error} /> : null}
        {data?.entries.length === 0 ? <p>{t('deposits.conversationNone')}</p> : null}
        <ol className="col">
          {data?.entries.map(({ at, operation, verdict, httpStatus, durationMs, said, answered }, index) => (
            <li key={`${at} ${index}`}>
              <details>
                <summary>
                  <span className="mut nw">{writeMoment(at, language)}</span> <b>{operation}</b>{' '}
                  <Status kind={GOOD.includes(verdict) ? 'ok' : 'risk'}>{or(`verdict.${verdict}`, verdict)}</Status>{' '}
                  <span className="s sec">
                    {httpStatus === null ? '' : `HTTP ${httpStatus} · `}
                    {durationMs} ms
                  </span>
                </summary>
                <h2 className="s">{t('deposits.said')}</h2>
                <pre className="code wraps">{said}</pre>
                {answered === null ? null : (
                  <>
                    <h2 className="s">{t('deposits.answered')}</h2>
                    <pre className="code wraps">{answered}</pre>
                  </>
                )}
              </details>
            </li>
          ))}
        </ol>
      </div>
      <footer className="row wrap">
        <button type="button" className="btn" onClick={onClose}>
          {t('confirm.back')} <kbd>Esc</kbd>
        </button>
      </footer>
    </Modal>
  )
}
