import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import layout from '../../shell/layout.module.css'
import { Note } from '../../shell/note.tsx'
import { ProblemNote } from '../../shell/problem-note.tsx'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import type { useListOrder } from './use-list-order.ts'
import styles from './games.module.css'

type Props = {
  readonly list: ReturnType<typeof useListOrder>
  readonly nameOf: (key: string) => string
  readonly onSave: () => void
}

/** Why the order is not known; or an unsaved one: the number of moved games, the differences, discard or save. */
export function OrderBar({ list, nameOf, onSave }: Props) {
  const { t } = useTexts()
  const [isOpen, setOpen] = useState(false)
  if (list.problem)
    return (
      <div className={layout.padded}>
        <ProblemNote error={list.problem} onRetry={list.readAgain} />
      </div>
    )
  if (list.moved.size === 0) return null
  return (
    <Note kind="wait" className={styles.order} role="status">
      <div className={layout.grow}>
        <b>{t('games.orderUnsaved', { count: list.moved.size })}</b> {t('games.orderOld')}
        {isOpen ? (
          <ul className={textStyles.small}>
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
      <Button variant="outlined" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t('games.difference')}
      </Button>
      <Button variant="outlined" onClick={list.drop}>
        <Undo2 aria-hidden="true" /> {t('games.drop')}
      </Button>
      <Button variant="primary" aria-disabled={list.save.isPending} onClick={onSave}>
        {t('games.saveOrder')} <kbd>Ctrl</kbd>
        <kbd>S</kbd>
      </Button>
    </Note>
  )
}
