import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { ProblemNote } from '../../shell/problem-note.tsx'
import { StatusShape } from '../../shell/status.tsx'
import { useTexts } from '../../shell/use-texts.ts'
import type { useListOrder } from './use-list-order.ts'

type Props = {
  readonly list: ReturnType<typeof useListOrder>
  readonly nameOf: (key: string) => string
  readonly onSave: () => void
}

/** An order that is not saved yet: how many games moved, what differs, drop or save. */
export function OrderBar({ list, nameOf, onSave }: Props) {
  const { t } = useTexts()
  const [isOpen, setOpen] = useState(false)
  if (list.moved.size === 0) return null
  return (
    <div className="note wait order-bar" role="status">
      <StatusShape kind="wait" />
      <div className="grow">
        <b>{t('games.orderUnsaved', { count: list.moved.size })}</b> {t('games.orderOld')}
        {isOpen ? (
          <ul className="s">
            {[...list.moved].map((key) => (
              <li key={key}>
                {t('games.movedFrom', {
                  name: nameOf(key),
                  from: list.saved.indexOf(key) + 1,
                  to: list.order.indexOf(key) + 1,
                })}
              </li>
            ))}
          </ul>
        ) : null}
        {list.save.isError ? <ProblemNote error={list.save.error} /> : null}
      </div>
      <button type="button" className="btn" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t('games.difference')}
      </button>
      <button type="button" className="btn" onClick={list.drop}>
        <Undo2 aria-hidden="true" /> {t('games.drop')}
      </button>
      <button type="button" className="btn pri" aria-disabled={list.save.isPending} onClick={onSave}>
        {t('games.saveOrder')} <kbd>Ctrl</kbd>
        <kbd>S</kbd>
      </button>
    </div>
  )
}
