import { useMutation } from '@tanstack/react-query'
import { useId, useState, type ReactNode } from 'react'
import type { CashCount } from '#contract/shapes/cash.ts'
import type { Money } from '#money'
import { Button } from '#ui/button/button.tsx'
import { Dialog, DialogActions, DialogBody, DialogTitle } from '#ui/dialog/dialog.tsx'
import { Field } from '#ui/field/field.tsx'
import { codeOf } from '../../shell/api.ts'
import layout from '../../shell/layout.module.css'
import { Note } from '../../shell/note.tsx'
import { ProblemNote } from '../../shell/problem-note.tsx'
import { useTexts } from '../../shell/use-texts.ts'
import { CountFields } from './count-fields.tsx'
import { countOf, type Typed } from './count-pieces.ts'

const EXPLANATION_MIN = 5

type Props = {
  readonly title: string
  readonly button: string
  readonly currency: Money['currency']
  readonly children?: ReactNode
  readonly onCommit: (counted: { readonly count: CashCount; readonly explanation?: string }) => Promise<unknown>
  readonly onClose: () => void
}

/** A count of the drawer. What should be there is not told before: where it differs, the reason is asked for. */
export function CountDialog({ title, button, currency, children, onCommit, onClose }: Props) {
  const { t } = useTexts()
  const id = useId()
  const [typed, setTyped] = useState<Typed>({})
  const [explanation, setExplanation] = useState('')
  const commit = useMutation({
    mutationFn: () => {
      const why = explanation.trim()
      return onCommit({
        count: countOf(currency, typed),
        ...(why.length < EXPLANATION_MIN ? {} : { explanation: why }),
      })
    },
    onSuccess: onClose,
  })
  const differs = commit.isError && codeOf(commit.error) === 'ERR_REASON_REQUIRED'
  const isExplaining = differs || explanation !== ''
  const tryCommit = () => {
    if (!commit.isPending) commit.mutate()
  }
  return (
    <Dialog
      labelledBy={`${id}t`}
      onClose={onClose}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) tryCommit()
      }}
    >
      <DialogTitle id={`${id}t`}>{title}</DialogTitle>
      <DialogBody>
        <CountFields currency={currency} typed={typed} onType={setTyped} />
        {children}
        {isExplaining ? (
          <>
            <Note kind="risk" role="status">
              {t('cash.differs')}
            </Note>
            <Field label={t('confirm.explanation')} hint={t('cash.explainHint')}>
              {(control) => (
                <textarea
                  {...control}
                  rows={3}
                  maxLength={1000}
                  value={explanation}
                  onChange={({ target }) => setExplanation(target.value)}
                />
              )}
            </Field>
          </>
        ) : null}
        {commit.isError && !differs ? <ProblemNote error={commit.error} /> : null}
      </DialogBody>
      <DialogActions>
        <span className={layout.grow} />
        <Button variant="outlined" onClick={onClose}>
          {t('confirm.back')} <kbd>Esc</kbd>
        </Button>
        <Button variant="primary" aria-disabled={commit.isPending} onClick={tryCommit}>
          {button} <kbd>Ctrl</kbd>
          <kbd>↵</kbd>
        </Button>
      </DialogActions>
    </Dialog>
  )
}
