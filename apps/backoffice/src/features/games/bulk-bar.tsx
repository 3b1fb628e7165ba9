import { useState } from 'react'
import type { Static } from 'typebox'
import type { Tag } from '#contract/shapes/game.ts'
import { useTexts } from '../../shell/use-texts.ts'
import { BulkDialog, type BulkAction } from './bulk-dialog.tsx'
import type { StaffGame } from './filter-games.ts'

const ACTIONS = ['disable', 'enable', 'addTag', 'removeTag', 'bonus', 'showPlan', 'hidePlan'] as const

type Props = {
  readonly games: readonly StaffGame[]
  readonly tags: readonly Static<typeof Tag>[]
  readonly onClear: () => void
}

/** What can be done with the marked games. */
export function BulkBar({ games, tags, onClear }: Props) {
  const { t } = useTexts()
  const [action, setAction] = useState<BulkAction>()
  return (
    <>
      <div className="selbar bulk" role="toolbar" aria-label={t('games.marked', { count: games.length })}>
        <b>{t('games.marked', { count: games.length })}</b>
        {ACTIONS.map((one) => (
          <button
            key={one}
            type="button"
            className={one === 'disable' ? 'btn pri' : 'btn'}
            onClick={() => setAction(one)}
          >
            {t(`games.bulk.${one}`)}
          </button>
        ))}
        <button type="button" className="btn gh" onClick={onClear}>
          {t('games.unmark')} <kbd>Esc</kbd>
        </button>
      </div>
      {action ? (
        <BulkDialog action={action} games={games} tags={tags} onClose={() => setAction(undefined)} onDone={onClear} />
      ) : null}
    </>
  )
}
