import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { getConversation } from '#contract/play-v1/backoffice.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog, DialogActions, DialogBody, DialogTitle } from '#ui/dialog/dialog.tsx'
import { joinClasses } from '#ui/join-classes.ts'
import { api, ask } from '../../../shell/api.ts'
import layout from '../../../shell/layout.module.css'
import { ProblemNote } from '../../../shell/problem-note.tsx'
import { Status } from '../../../shell/status.tsx'
import textStyles from '../../../shell/text.module.css'
import { useTexts } from '../../../shell/use-texts.ts'
import { writeMoment } from '../../../shell/write-time.ts'
import type { Deposit } from './deposit-rows.tsx'

const GOOD = ['verified', 'unsigned', 'handed-over']

/**
 * Requests and responses of one payment at the partner, oldest first, masked, with the result of each signature check.
 */
export function ConversationDialog({ deposit, onClose }: { readonly deposit: Deposit; readonly onClose: () => void }) {
  const { t, or, language } = useTexts()
  const id = useId()
  const { playerId, paymentId, referenceNumber } = deposit
  const { data, error } = useQuery({
    queryKey: ['conversation', paymentId],
    queryFn: () => ask(api(getConversation, { query: { playerId, paymentId } })),
  })
  return (
    <Dialog labelledBy={id} onClose={onClose}>
      <DialogTitle id={id}>{t('deposits.conversationTitle', { reference: referenceNumber })}</DialogTitle>
      <DialogBody>
        {error ? <ProblemNote error={error} /> : null}
        {data?.entries.length === 0 ? <p>{t('deposits.conversationNone')}</p> : null}
        <ol className={layout.column}>
          {data?.entries.map(({ at, operation, verdict, httpStatus, durationMs, said, answered }, index) => (
            <li key={`${at} ${index}`}>
              <details>
                <summary>
                  <span className={joinClasses(textStyles.muted, textStyles.unbroken)}>
                    {writeMoment(at, language)}
                  </span>{' '}
                  <b>{operation}</b>{' '}
                  <Status kind={GOOD.includes(verdict) ? 'ok' : 'risk'}>{or(`verdict.${verdict}`, verdict)}</Status>{' '}
                  <span className={joinClasses(textStyles.small, textStyles.secondary)}>
                    {httpStatus === null ? '' : `HTTP ${httpStatus} · `}
                    {durationMs} ms
                  </span>
                </summary>
                <h2 className={textStyles.small}>{t('deposits.said')}</h2>
                <pre className={joinClasses(textStyles.code, textStyles.wraps)}>{said}</pre>
                {answered === null ? null : (
                  <>
                    <h2 className={textStyles.small}>{t('deposits.answered')}</h2>
                    <pre className={joinClasses(textStyles.code, textStyles.wraps)}>{answered}</pre>
                  </>
                )}
              </details>
            </li>
          ))}
        </ol>
      </DialogBody>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {t('confirm.back')} <kbd>Esc</kbd>
        </Button>
      </DialogActions>
    </Dialog>
  )
}
