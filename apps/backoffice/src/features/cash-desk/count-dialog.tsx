import { useMutation } from '@tanstack/react-query'
import { useId, useRef, useState, type ReactNode } from 'react'
import type { CashCount } from '#contract/shapes/cash.ts'
import type { Money } from '#money'
import { Button } from '#ui/button/button.tsx'
import { Dialog, DialogActions, DialogBody, DialogTitle } from '#ui/dialog/dialog.tsx'
import { Field } from '#ui/field/field.tsx'
import { isCtrlEnter } from '../../shell/is-ctrl-enter.ts'
import layout from '../../shell/layout.module.css'
import { Note } from '../../shell/note.tsx'
import { ProblemNote } from '../../shell/problem-note.tsx'
import { StatusShape } from '../../shell/status.tsx'
import { useTexts } from '../../shell/use-texts.ts'
import { WasTried } from '../../shell/was-tried.ts'
import { CountFields } from './count-fields.tsx'
import { countOf, type Typed } from './count-pieces.ts'
import { EXPLANATION_MIN } from './cash-desk.ts'

type Props = {
  readonly title: string
  readonly button: string
  readonly currency: Money['currency']
  readonly children?: ReactNode
  readonly onCommit: (counted: { readonly count: CashCount; readonly explanation?: string }) => Promise<unknown>
  readonly onClose: () => void
}

/**
 * A count of the drawer. The expected amount is not shown before, and the first count is final: nothing is sent while a
 * field is wrong.
 */
export function CountDialog({ title, button, currency, children, onCommit, onClose }: Props) {
  const { t } = useTexts()
  const id = useId()
  const body = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState<Typed>({})
  const [wasTried, setWasTried] = useState(false)
  const [explanation, setExplanation] = useState('')
  const why = explanation.trim()
  const commit = useMutation({
    mutationFn: () => onCommit({ count: countOf(currency, typed), ...(why === '' ? {} : { explanation: why }) }),
    onSuccess: onClose,
  })
  const isShort = why !== '' && why.length < EXPLANATION_MIN
  const tryCommit = () => {
    setWasTried(true)
    const wrong = body.current?.querySelector<HTMLElement>('[data-wrong]')
    if (wrong) wrong.focus()
    else if (!commit.isPending) commit.mutate()
  }
  return (
    <Dialog
      labelledBy={`${id}t`}
      onClose={onClose}
      onKeyDown={(event) => {
        if (isCtrlEnter(event)) tryCommit()
      }}
    >
      <DialogTitle id={`${id}t`}>{title}</DialogTitle>
      <DialogBody ref={body}>
        <CountFields currency={currency} typed={typed} onType={setTyped} />
        <WasTried value={wasTried}>{children}</WasTried>
        <Note kind="risk">{t('cash.differs')}</Note>
        <Field
          label={t('cash.explain')}
          hint={t('cash.explainHint')}
          problem={wasTried && isShort ? t('cash.explainHint') : undefined}
          problemIcon={<StatusShape kind="stop" />}
        >
          {(control) => (
            <textarea
              {...control}
              rows={3}
              maxLength={1000}
              value={explanation}
              data-wrong={isShort ? '' : undefined}
              onChange={({ target }) => setExplanation(target.value)}
            />
          )}
        </Field>
        {commit.isError ? <ProblemNote error={commit.error} /> : null}
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
