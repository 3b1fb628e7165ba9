import { useState } from 'react'
import type { Static } from 'typebox'
import type { Tag } from '#contract/shapes/game.ts'
import { Button } from '#ui/button/button.tsx'
import { useTexts } from '../../shell/use-texts.ts'
import { BulkDialog, type BulkAction } from './bulk-dialog.tsx'
import type { StaffGame } from './filter-games.ts'
import styles from './games.module.css'

const ACTIONS = ['disable', 'enable', 'addTag', 'removeTag', 'bonus', 'showPlan', 'hidePlan'] as const

type Props = {
  readonly games: readonly StaffGame[]
  readonly tags: readonly Static<typeof Tag>[]
  readonly onClear: () => void
}

/** Actions on the selected games. */
export function BulkBar({ games, tags, onClear }: Props) {
  const { t } = useTexts()
  const [action, setAction] = useState<BulkAction>()
  return (
    <>
      <div className={styles.marked} role="toolbar" aria-label={t('games.marked', { count: games.length })}>
        <b>{t('games.marked', { count: games.length })}</b>
        {ACTIONS.map((one) => (
          <Button key={one} variant={one === 'disable' ? 'primary' : 'outlined'} onClick={() => setAction(one)}>
            {t(`games.bulk.${one}`)}
          </Button>
        ))}
        <Button variant="ghost" onClick={onClear}>
          {t('games.unmark')} <kbd>Esc</kbd>
        </Button>
      </div>
      {action ? (
        <BulkDialog action={action} games={games} tags={tags} onClose={() => setAction(undefined)} onDone={onClear} />
      ) : null}
    </>
  )
}
