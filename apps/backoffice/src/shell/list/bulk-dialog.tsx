import { useMutation, useQuery } from '@tanstack/react-query'
import { useId, useState, type ReactNode } from 'react'
import type { BulkOutcome } from '#contract/shapes/bulk.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog, DialogActions, DialogBody, DialogTitle } from '#ui/dialog/dialog.tsx'
import { joinClasses } from '#ui/join-classes.ts'
import layout from '../layout.module.css'
import { ProblemNote } from '../problem-note.tsx'
import { Status, type StatusKind } from '../status.tsx'
import textStyles from '../text.module.css'
import { useTexts } from '../use-texts.ts'
import styles from './bulk-dialog.module.css'
import { WaitsNote, waitsForSecond } from '../waits-note.tsx'

export type BulkRow = {
  readonly key: string
  readonly name: string
  readonly outcome: BulkOutcome
  /** Error code of a row for which the change is not possible. */
  readonly code: string | null
}

type Props = {
  readonly title: string
  /** Inputs of the preview: it is loaded again when they change. */
  readonly asked: readonly unknown[]
  /** Runs the change, or its preview. */
  readonly run: (isPreview: boolean) => Promise<readonly BulkRow[]>
  readonly onDone: () => Promise<unknown> | void
  readonly onClose: () => void
  /** False while input is missing. */
  readonly isComplete?: boolean
  /** Label of the submit button; by default a general one with the number of rows. */
  readonly buttonOf?: (count: number) => string
  /** Reverts the change of these rows, where that is possible. */
  readonly undo?: (rows: readonly BulkRow[]) => Promise<readonly BulkRow[]>
  /** What is done with them. */
  readonly children: ReactNode
}

const KINDS: Readonly<Record<BulkOutcome, StatusKind>> = {
  'would-change': 'wait',
  changed: 'ok',
  same: 'idle',
  'not-possible': 'stop',
  'not-found': 'stop',
}

/** One change of many marked rows: with a preview for each row before, and the result of each after. */
export function BulkDialog(props: Props) {
  const { title, asked, run, onDone, onClose, isComplete = true, buttonOf, undo, children } = props
  const { t } = useTexts()
  const id = useId()
  const [made, setMade] = useState<readonly BulkRow[]>()
  const [isUndone, setUndone] = useState(false)
  const preview = useQuery({
    queryKey: ['bulk', title, ...asked],
    queryFn: () => run(true),
    enabled: made === undefined,
    gcTime: 0,
  })
  const doing = useMutation({
    mutationFn: () => run(false),
    onSuccess: async (rows) => {
      setMade(rows)
      await onDone()
    },
  })
  const done = (made ?? []).filter(({ outcome }) => outcome === 'changed')
  const undoing = useMutation({
    mutationFn: async () => undo?.(done),
    onSuccess: async (undone) => {
      setMade(undone)
      setUndone(true)
      await onDone()
    },
  })
  const rows = made ?? preview.data ?? []
  const count = rows.filter(({ outcome }) => outcome === 'would-change').length
  const waits = doing.isError && waitsForSecond(doing.error)
  const canDo = count > 0 && !doing.isPending && !preview.isFetching && !waits && isComplete
  return (
    <Dialog labelledBy={id} onClose={onClose}>
      <DialogTitle id={id}>{made ? t('lists.bulkResult') : title}</DialogTitle>
      <DialogBody>
        {made ? null : children}
        {preview.isError ? <ProblemNote error={preview.error} onRetry={() => void preview.refetch()} /> : null}
        {waits ? <WaitsNote error={doing.error} /> : null}
        {doing.isError && !waits ? <ProblemNote error={doing.error} /> : null}
        {undoing.isError ? <ProblemNote error={undoing.error} /> : null}
        <BulkRows rows={rows} isBusy={preview.isFetching} />
      </DialogBody>
      <DialogActions>
        <span className={layout.grow} />
        <Button variant="outlined" onClick={onClose}>
          {t('confirm.back')} <kbd>Esc</kbd>
        </Button>
        {undo && done.length > 0 && !isUndone ? (
          <Button
            variant="outlined"
            aria-disabled={undoing.isPending}
            onClick={() => (undoing.isPending ? undefined : undoing.mutate())}
          >
            {t('lists.bulkUndo', { count: done.length })}
          </Button>
        ) : null}
        {made ? null : (
          <Button variant="primary" aria-disabled={!canDo} onClick={() => (canDo ? doing.mutate() : undefined)}>
            {buttonOf ? buttonOf(count) : t('lists.bulkDo', { count })}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}

/** In which order rows stand. */
const ORDER = ['not-possible', 'not-found', 'same', 'would-change', 'changed'] as const satisfies readonly BulkOutcome[]
const rankOf = ({ outcome }: BulkRow) => ORDER.indexOf(outcome)

/** One line of each row; what is not done stands above. */
function BulkRows({ rows, isBusy }: { readonly rows: readonly BulkRow[]; readonly isBusy: boolean }) {
  const { t, or } = useTexts()
  const sorted = rows.toSorted((one, other) => rankOf(one) - rankOf(other))
  return (
    <ul className={joinClasses(textStyles.small, styles.rows)} aria-live="polite" aria-busy={isBusy}>
      {sorted.map(({ code, key, name, outcome }) => (
        <li key={key}>
          <Status kind={KINDS[outcome]}>{t(`lists.outcome.${outcome}`)}</Status>
          <span>
            <b>{name}</b> {code ? <span className={textStyles.muted}>{or(`error.${code}`, code)}</span> : null}
          </span>
        </li>
      ))}
    </ul>
  )
}
